import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseVersion } from '../../tools/src/releases/release-version.mjs';
import { Bucket } from '../server/bucket.mjs';
import { OrchardSquad } from '../server/orchard-squad.mjs';
import { ReleaseWorld } from '../server/release-world.mjs';
import { SteadyLoad } from '../server/steady-load.mjs';

let bucket: Bucket;
let world: ReleaseWorld;
let squad: OrchardSquad;
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'heartwood-machine-')));

/** A machine without any release serves nobody: the first one brings this into the bucket. */
async function releaseFirst(): Promise<void> {
  const remotesDir = join(folders[0] ?? '', 'remotes');
  const version = '0.1.0-first';
  mkdirSync(join(remotesDir, 'orchard', version), { recursive: true });
  writeFileSync(join(remotesDir, 'orchard', version, 'page.js'), 'page');
  const manifest = { name: 'orchard', contract: '1.0', pages: [], slots: [], menu: [] };
  await releaseVersion({ remotesDir, manifest, version, integrity: 'sha384-AAAA' });
}

beforeAll(async () => {
  await releaseFirst();
  bucket = await Bucket.start();
  world = await ReleaseWorld.start({ isEmpty: true, env: (at) => ({ ...bucket.env, FILES_IN: 'folder', DATA_DIR: folders[at] ?? '' }) });
  squad = new OrchardSquad({ url: world.url, env: {} }, await world.squadToken('Orchard', ['orchard']));
}, 180_000);
afterAll(async () => {
  squad.end();
  await world.end();
  await bucket.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** What each machine says is live. */
const everywhere = () => Promise.all(world.processes.map(({ url }) => squad.published(url)));
async function until(look: () => boolean | Promise<boolean>): Promise<void> {
  while (!await look()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('two machines that are sent releases at once have both, and the last one is live on each', async () => {
  const [one, two] = world.processes.map(({ url }) => new OrchardSquad({ url, env: {} }, squad.token)) as [OrchardSquad, OrchardSquad];
  one.pack('1.0.0-a');
  two.pack('1.0.0-b');
  const said = await Promise.all([one.send(), two.send()]);
  expect(said.map(({ code }) => code)).toEqual([0, 0]);
  await until(async () => new Set(await everywhere()).size === 1);
  const { lines } = await squad.remote(['list', ...squad.there]);
  expect(lines.filter((line) => /1\.0\.0-[ab]/.test(line))).toHaveLength(2);
  for (const each of [one, two]) each.end();
}, 60_000);

test.each([['the files', '/releases/files/'], ['the pointers', '/releases/pointers/']])(
  'a store that goes away while %s are written: nothing is half live, the squad reads why, and pages go on under load', async (what, part) => {
    const [kept, next] = [`2.0.0-${what.length}`, `3.0.0-${what.length}`];
    squad.pack(kept);
    expect((await squad.send()).lines).toEqual([`orchard ${kept} is live.`]);
    await until(async () => (await everywhere()).every((version) => version === kept));
    const load = new SteadyLoad(world.url);
    load.begin(4, async (ask) => {
      await ask({ kind: 'registry', path: '/registry.json', expects: kept });
      await ask({ kind: 'file', path: `/remotes/orchard/${kept}/page.js`, expects: 'page' });
      await ask({ kind: 'page', path: '/app', expects: '<html' });
    });
    squad.pack(next);
    bucket.holds = part;
    const sending = squad.send();
    await until(() => bucket.held.some((key) => key.includes(part)));
    bucket.goAway();
    const refused = await sending;
    expect([refused.code, refused.lines]).toEqual([1, ['Files can’t be reached at the moment. Please try again in a minute.']]);
    // Neither does going back: it reads what is kept in the store.
    expect((await squad.remote(['withdraw', 'orchard', ...squad.there])).code).toBe(1);
    expect(await everywhere()).toEqual([kept, kept]);
    const before = load.asked;
    await until(() => load.asked > before + 50);
    await load.end();
    expect(load.failures).toEqual([]);

    bucket.comeBack();
    expect((await squad.send()).lines).toEqual([`orchard ${next} is live.`]);
    await until(async () => (await everywhere()).every((version) => version === next));
    const acts = (await squad.remote(['list', ...squad.there])).lines.filter((line) => line.includes(next));
    expect(acts).toHaveLength(1);
  }, 120_000,
);
