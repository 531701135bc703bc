import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canaryBucketOf, canaryNumberOf } from '@heartwood/contract';
import { root } from '../../tools/src/root.mjs';
import { OrchardSquad } from '../server/orchard-squad.mjs';
import { ReleaseWorld } from '../server/release-world.mjs';

const DAY_MS = 24 * 3_600_000;
/** ms that each process is ahead: one is right, one is a day ahead, one ten minutes behind. */
const CLOCKS = [0, DAY_MS, -600_000];
const today = () => new Date().toISOString().slice(0, 10);

interface Pointers {
  history: { at: string; action: string; version: string }[];
  marks: Record<string, Record<string, { at: string }>>;
}

let world: ReleaseWorld;
/** One at each machine, all with the same token. */
let squads: OrchardSquad[];

beforeAll(async () => {
  world = await ReleaseWorld.start({
    processes: CLOCKS.length, isEmpty: true,
    env: (at) => ({
      CLOCK_AHEAD_MS: String(CLOCKS[at]), NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'e2e', 'server', 'wrong-clock.mjs')).href}`,
    }),
  });
  const token = await world.squadToken('Orchard', ['orchard']);
  squads = world.processes.map(({ url }) => new OrchardSquad({ url, env: world.env }, token));
}, 180_000);
afterAll(async () => {
  for (const squad of squads) squad.end();
  await world.end();
}, 60_000);

const pointers = () => JSON.parse(readFileSync(join(world.remotesDir, 'registry.json'), 'utf8')) as Pointers;
const isNow = (at: string | undefined) => Math.abs(Date.parse(at ?? '') - Date.now()) < 120_000;
async function publish(at: number, version: string, more: string[] = []): Promise<string[]> {
  const squad = squads[at] as OrchardSquad;
  squad.pack(version);
  return (await squad.send(more)).lines;
}

test('machines with wrong clocks publish, promote and go back, and what they write down has the time of all', async () => {
  expect(await publish(1, '1.0.0-a')).toEqual(['orchard 1.0.0-a is live.']);
  expect(await publish(2, '1.0.0-b', ['--canary', '50'])).toEqual(['orchard 1.0.0-b goes to 50 % of the people.']);
  const [right, ahead, behind] = squads as [OrchardSquad, OrchardSquad, OrchardSquad];
  expect(await ahead.remote(['promote', 'orchard', ...ahead.there])).toMatchObject({ code: 0 });
  expect(await behind.remote(['rollback', 'orchard', '--reason', 'The trees are bare', ...behind.there])).toMatchObject({ code: 0 });
  for (const squad of squads) expect(await squad.published()).toBe('1.0.0-a');
  const { history, marks } = pointers();
  expect(history.map(({ action }) => action)).toEqual(['publish', 'canary', 'promote', 'rollback']);
  expect([...history.map(({ at }) => at), marks['orchard']?.['1.0.0-b']?.at].filter((at) => !isNow(at))).toEqual([]);
  expect((await right.remote(['list', ...right.there])).code).toBe(0);
}, 120_000);

test('“deprecated until today” is today on each machine', async () => {
  await publish(0, '1.0.0-c');
  const [right, ahead] = squads as [OrchardSquad, OrchardSquad];
  const said = ['deprecate', 'orchard', '--version', '1.0.0-a', '--until', today(), '--reason', 'Its field goes'];
  expect(await right.remote([...said, ...right.there])).toMatchObject({ code: 0 });
  expect(await ahead.remote(['rollback', 'orchard', '--version', '1.0.0-a', ...ahead.there])).toMatchObject({ code: 0 });
}, 60_000);

test('who signed in on one machine is signed in on the others', async () => {
  const signedIn = await Promise.all(world.processes.map(({ url }) => signIn(url)));
  for (const { token } of signedIn) {
    for (const { url } of world.processes) {
      const answer = await fetch(`${url}/api/v1/version-states`, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(200);
    }
  }
}, 60_000);

test('a canary’s last hours are the same on each machine, whoever heard of them', async () => {
  const { token, user } = await signIn(world.processes[0]?.url ?? '');
  const bucket = canaryBucketOf('orchard', canaryNumberOf(user.id));
  await publish(0, '1.0.0-d', ['--canary', String(Math.max(1, bucket + 1))]);
  const told = { remote: 'orchard', version: '1.0.0-d', loads: 1, loadMs: 500, errors: 0, longTasks: 0, longMs: 0 };
  for (const { url } of world.processes) {
    const answer = await fetch(`${url}/api/v1/pulses`, {
      method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify({ pulses: [told] }),
    });
    expect(answer.status).toBe(204);
  }
  for (const { url } of world.processes) {
    const answer = await fetch(`${url}/api/v1/version-states`, { headers: { authorization: `Bearer ${token}` } });
    const { remotes } = await answer.json() as { remotes: { name: string; versions: { version: string; pulse?: { people: number } }[] }[] };
    // Of another day it would be another person, and of another hour none.
    expect(remotes.find(({ name }) => name === 'orchard')?.versions.find(({ version }) => version === '1.0.0-d')?.pulse?.people).toBe(1);
  }
}, 60_000);

test('a machine that is a day ahead takes nothing away that another is about to send, and prunes no folder of today', async () => {
  const arriving = join(world.remotesDir, '.arriving', 'another-machine:1:1:abcdef');
  const stored = join(world.remotesDir, 'orchard', '9.0.0-stored');
  for (const folder of [arriving, stored]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'page.js'), 'half of it');
  }
  await publish(1, '1.0.0-e');
  const ahead = squads[1] as OrchardSquad;
  expect(await ahead.remote(['prune', 'orchard', ...ahead.there])).toMatchObject({ code: 0 });
  expect([readdirSync(arriving), readdirSync(stored)]).toEqual([['page.js'], ['page.js']]);
}, 60_000);

test('publishers at once on three machines: each is known, the last one is live everywhere', async () => {
  const versions = ['2.0.0-a', '2.0.0-b', '2.0.0-c'];
  const before = pointers().history.length;
  const said = await Promise.all(versions.map((version, at) => publish(at, version)));
  expect(said.flat()).toEqual(versions.map((version) => `orchard ${version} is live.`));
  const { history } = pointers();
  expect(history.slice(before).map(({ version }) => version).sort()).toEqual(versions);
  for (const squad of squads) expect(await squad.published()).toBe(history.at(-1)?.version);
  // The same version from two sides is one; with other bytes it is refused to the second.
  const [one, two] = squads as [OrchardSquad, OrchardSquad];
  one.pack('3.0.0');
  two.pack('3.0.0');
  writeFileSync(join(two.folder, 'page.js'), 'another page');
  const codes = (await Promise.all([one.send(), two.send()])).map(({ code }) => code).sort();
  expect(codes).toEqual([0, 1]);
}, 120_000);

async function signIn(url: string): Promise<{ token: string; user: { id: string } }> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'founder@loopcrate.example', password: 'heartwood-demo' }),
  });
  return await answer.json() as { token: string; user: { id: string } };
}
