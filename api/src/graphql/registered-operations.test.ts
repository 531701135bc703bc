import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createLog } from '../process/log';
import { openRegisteredOperations } from './registered-operations';

const logged: string[] = [];
const log = createLog('warn', new Writable({ write(chunk: Buffer, _encoding, done) { logged.push(chunk.toString()); done(); } }));

let folder: string;
let clock: number;
const open = () =>
  openRegisteredOperations({ remotesDir: join(folder, 'remotes'), shellDist: join(folder, 'shell') }, log, () => new Date(clock));
const knows = (operations: Awaited<ReturnType<typeof open>>, ...texts: string[]) => texts.filter((text) => operations.find(text) !== null);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-operations-'));
  clock = 1_000_000;
  logged.length = 0;
  await mkdir(join(folder, 'remotes'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const listOf = (...texts: string[]) =>
  JSON.stringify({ operations: texts.map((text) => ({ name: 'X', sha256: createHash('sha256').update(text).digest('hex'), text })) });

async function put(place: string, content: string): Promise<void> {
  await mkdir(join(folder, place), { recursive: true });
  await writeFile(join(folder, place, 'persisted-operations.json'), content);
}
const releases = (all: Record<string, string[]>) =>
  writeFile(
    join(folder, 'remotes', 'registry.json'),
    JSON.stringify({
      schema: 1,
      remotes: [],
      releases: Object.fromEntries(Object.entries(all).map(([name, versions]) => [name, versions.map((version) => ({ version }))])),
    }),
  );

it('knows the operations of the shell and of every release, the older ones too', async () => {
  await put('shell', listOf('{ shell }'));
  await put('remotes/growth/1', listOf('{ old }', '{ both }'));
  await put('remotes/growth/2', listOf('{ both }', '{ live }'));
  await put('remotes/chat/1', listOf('{ chat }'));
  await put('remotes/growth/3', listOf('{ unpublished }'));
  await releases({ growth: ['1', '2'], chat: ['1'], calendar: ['7'] });
  expect(knows(await open(), '{ shell }', '{ old }', '{ both }', '{ live }', '{ chat }', '{ unpublished }', '{ other }')).toEqual([
    '{ shell }',
    '{ old }',
    '{ both }',
    '{ live }',
    '{ chat }',
  ]);
  expect(logged).toEqual([]);
});

it('forgets those of a version that its squad withdrew', async () => {
  await put('remotes/growth/1', listOf('{ leaking }'));
  await put('remotes/growth/2', listOf('{ live }'));
  await releases({ growth: ['1', '2'] });
  const path = join(folder, 'remotes', 'registry.json');
  const pointers = JSON.parse(await readFile(path, 'utf8')) as object;
  await writeFile(path, JSON.stringify({ ...pointers, marks: { growth: { 1: { state: 'withdrawn' }, 2: { state: 'failed' } } } }));
  expect(knows(await open(), '{ leaking }', '{ live }')).toEqual(['{ live }']);
});

it('hears of a release while it runs, and looks at most once a second', async () => {
  await releases({});
  const operations = await open();
  await operations.lookAgain();
  await put('remotes/growth/1', listOf('{ fresh }'));
  await releases({ growth: ['1'] });
  await operations.lookAgain();
  expect(knows(operations, '{ fresh }')).toEqual([]);
  clock += 1_000;
  await Promise.all([operations.lookAgain(), operations.lookAgain()]);
  expect(knows(operations, '{ fresh }')).toEqual(['{ fresh }']);
});

it('knows those of shells before this one, for tabs that are still open', async () => {
  await put('shell', listOf('{ first }'));
  await open();
  await put('shell', listOf('{ second }'));
  expect(knows(await open(), '{ first }', '{ second }')).toEqual(['{ first }', '{ second }']);
  for (let i = 0; i < 30; i++) {
    await put('shell', listOf(`{ n${i} }`));
    await open();
  }
  expect((await readdir(join(folder, 'remotes', '.shell-operations'))).length).toBeLessThanOrEqual(20);
});

it.each([
  ['no JSON', '{'],
  ['something else', '[]'],
  ['a text that is not what its hash says', JSON.stringify({ operations: [{ name: 'X', sha256: 'f'.repeat(64), text: '{ forged }' }] })],
  ['a text that is none', JSON.stringify({ operations: [{ name: 'X', sha256: '', text: { kind: 'Document' } }] })],
])('leaves out a list with %s, says so, and knows the others', async (_what, content) => {
  await put('shell', listOf('{ shell }'));
  await put('remotes/growth/1', content);
  await releases({ growth: ['1'] });
  expect(knows(await open(), '{ shell }', '{ forged }')).toEqual(['{ shell }']);
  expect(logged.join('')).toContain('a list of operations is left out');
});

it('knows those of the shell when the registry can not be read, and looks in no other folder', async () => {
  await put('shell', listOf('{ shell }'));
  await put('elsewhere', listOf('{ elsewhere }'));
  await writeFile(join(folder, 'remotes', 'registry.json'), '{"releases":');
  expect(knows(await open(), '{ shell }')).toEqual(['{ shell }']);
  await releases({ '..': ['elsewhere'], growth: ['../../elsewhere'] });
  expect(knows(await open(), '{ shell }', '{ elsewhere }')).toEqual(['{ shell }']);
});

it('makes nothing of a text that is not GraphQL, whatever the list says', async () => {
  await put('shell', listOf('{ shell }', JSON.stringify({ kind: 'Document' })));
  expect(knows(await open(), '{ shell }', JSON.stringify({ kind: 'Document' }))).toEqual(['{ shell }']);
});
