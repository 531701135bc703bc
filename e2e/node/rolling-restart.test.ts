import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';
import { balancer } from '../server/balancer.mjs';
import { ChatWorld } from '../server/chat-world.mjs';
import { SteadyLoad } from '../server/steady-load.mjs';

const SEND = `mutation ($channelId: ID!, $input: MessageInput!) {
  sendChannelMessage(channelId: $channelId, input: $input) { message { id } error { code } }
}`;
const visitors = 8;
const folder = mkdtempSync(join(tmpdir(), 'heartwood-roll-'));

let world: ChatWorld;
let served: Map<number, number>;

beforeAll(async () => {
  world = await ChatWorld.start({
    processes: 2, people: 3,
    env: { DATA_DIR: join(folder, 'data'), DRAIN_SECONDS: '2' },
    front: async (processes) => {
      const address = await balancer(() => processes.map(({ port }) => port));
      ({ served } = address);
      return address;
    },
  });
}, 180_000);

afterAll(async () => {
  await world.end();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** The same shell with a program of another name, as the next release has. */
function nextShell(): string {
  const dist = join(folder, 'next');
  cpSync(join(root, 'shell', 'dist'), dist, { recursive: true });
  const [main] = readdirSync(join(dist, 'assets')).flatMap((file) => /^main\.(\w+)\.js$/.exec(file)?.[1] ?? []);
  if (main === undefined) throw new Error('the shell has no program');
  for (const ending of ['js', 'js.br', 'js.gz'])
    renameSync(join(dist, 'assets', `main.${main}.${ending}`), join(dist, 'assets', `main.0ther0ne.${ending}`));
  const page = join(dist, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(`main.${main}.js`, 'main.0ther0ne.js'));
  return dist;
}

test('one process after the other is replaced by the next release, under load: no request fails, and each event is seen once', async () => {
  await world.gather();
  const [writer] = world.people;
  if (!writer) throw new Error('nobody is there');
  const { token } = writer;
  const acknowledged: string[] = [];
  const programs = new Set<string>();
  const load = new SteadyLoad(world.url);
  load.begin(visitors, async (ask, visitor) => {
    if (visitor === 0) {
      const id = randomUUID();
      const variables = { channelId: world.channelId, input: { id, body: 'on the way' } };
      if (await ask({ kind: 'GraphQL command', path: '/graphql', token, body: { query: SEND, variables }, expects: id })) acknowledged.push(id);
      return;
    }
    await ask({ kind: 'GraphQL query', path: '/graphql', token, body: { query: '{ me { user { id } } }' }, expects: writer.userId });
    await ask({ kind: 'REST', path: '/api/v1/account/leaving', token });
    // The page of one process asks the other one for its program.
    const page = await ask({ kind: 'page', path: '/', expects: '<html' });
    const [program] = /\/assets\/main\.\w+\.js/.exec(page) ?? [];
    if (program === undefined) return;
    programs.add(program);
    await ask({ kind: 'file', path: program });
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const next = nextShell();
  for (const each of world.processes) {
    await each.end('SIGTERM');
    each.env = { ...each.env, SHELL_DIST: next };
    const before = served.get(each.port) ?? 0;
    await each.start();
    await world.until(() => (served.get(each.port) ?? 0) > before + 50);
  }
  await load.end();
  await world.until(() => world.members.every(({ seen }) => seen.length >= acknowledged.length), 5_000).catch(() => undefined);

  expect(load.failures).toEqual([]);
  expect(programs.size).toBe(2);
  expect(load.asked).toBeGreaterThan(500);
  for (const { seen, broken } of world.members) {
    expect(broken).toEqual([]);
    expect(seen.map(({ id }) => id)).toEqual(acknowledged);
  }
}, 120_000);
