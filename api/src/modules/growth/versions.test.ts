import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule, callRow, readFoundation } from '../../testing/module-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { foundationItem } from '../foundation';
import { componentVersion } from './component-version.table';
import { componentVisibility, growthComponent } from './growth.table';
import { keepFirstVersions } from './keep-version';
import { sweepVersions } from './sweep-versions';

interface Line { text: string; versionId: string | null }
interface Version {
  id: string; newest: string; assumption: string | null; description: unknown; by: { id: string } | null;
  rows: { id: string; label: string; text: string }[]; rowsNow: { id: string; label: string }[];
}

const text = (words: string) => [{ type: 'paragraph', children: [{ text: words }] }];
const DAY = 86_400_000;

describe('the versions of a module', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  /** What is kept so far is older by so many minutes. */
  const later = (minutes: number) => server.db.orm.execute(
    sql`update component_version set at = at - make_interval(mins => ${minutes}), started_at = started_at - make_interval(mins => ${minutes})`,
  );
  const write = (words: string, by = cast.editor, more: object = {}) => (
    callModule(server, by.token, 'updateModule', { companyId: cast.companyId, key: 'belief', set: { description: text(words) }, ...more })
  );
  const history = async (token = cast.viewer.token, key = 'belief') => {
    const { data, errors } = await server.graphql<{ history: { versions: { count: number; newest: string | null }; nodes: Line[] } }>(
      'query ($c: ID!, $k: ModuleKey!) { history(companyId: $c, key: $k) { versions { count since newest } nodes { text versionId } } }',
      { c: cast.companyId, k: key }, token);
    return data?.history ?? Promise.reject(new Error(String(errors?.[0]?.extensions?.code)));
  };
  const read = async (id: string, token = cast.viewer.token, key = 'belief') => (await server.graphql<{ version: Version | null }>(
    'query ($c: ID!, $k: ModuleKey!, $id: String!) { version(companyId: $c, key: $k, id: $id) { id newest assumption description by { id } rows { id label text } rowsNow { id label } } }', { c: cast.companyId, k: key, id }, token));
  const restore = (id: string, key = 'belief') => (
    callModule(server, cast.editor.token, 'restoreVersion', { companyId: cast.companyId, key, id })
  );

  it('are one for each sitting of one person', async () => {
    await write('We');
    await write('We believe in depots');
    await later(11);
    await write('We believe in big depots');
    await write('They believe in big depots', cast.owner);
    await write('They all believe in big depots');
    const { versions, nodes } = await history();
    expect(versions.count).toBe(4);
    expect(nodes.map((line) => line.text)).toEqual(['added 1 word', 'changed 1 word', 'added 1 word', 'added 4 words']);
    expect(nodes[0]?.versionId).toBe(versions.newest);
    expect((await read(nodes[3]?.versionId ?? '')).data?.version).toMatchObject({
      description: text('We believe in depots'), by: { id: cast.editor.userId }, newest: versions.newest,
    });
  });

  it('are not endless: who writes for hours leaves one an hour', async () => {
    for (let at = 0; at < 8; at += 1) {
      await write(`Words ${at}`);
      await later(9);
    }
    expect((await history()).versions.count).toBe(2);
  });

  it('hold rows and assumption too', async () => {
    const [id, since] = [randomUUID(), randomUUID()];
    const save = (label: string) => callRow(server, cast.editor.token, 'saveFoundationItem', {
      companyId: cast.companyId, row: { key: 'values', id, label, description: 'Always', position: 1 },
    });
    await save('Open books');
    const { nodes: [line] } = await history(cast.viewer.token, 'values');
    await later(20);
    await callRow(server, cast.editor.token, 'deleteFoundationItem', { companyId: cast.companyId, id });
    await callRow(server, cast.editor.token, 'saveFoundationItem', {
      companyId: cast.companyId, row: { key: 'values', id: since, label: 'Since then', description: '', position: 2 },
    });
    await callModule(server, cast.editor.token, 'updateModule', {
      companyId: cast.companyId, key: 'values', set: { assumption: 'It holds' },
    });
    expect((await read(line?.versionId ?? '', cast.viewer.token, 'values')).data?.version).toMatchObject({
      assumption: null, rows: [{ id, label: 'Open books', text: 'Always' }], rowsNow: [{ id: since, label: 'Since then' }],
    });
    expect(await restore(line?.versionId ?? '', 'values')).toMatchObject({ error: null, module: { assumption: null } });
    expect((await readFoundation(server, cast.viewer.token, cast.companyId)).items).toMatchObject([
      { id, label: 'Open books', description: 'Always' },
    ]);
    const { versions } = await history(cast.viewer.token, 'values');
    await restore(line?.versionId ?? '', 'values');
    expect((await history(cast.viewer.token, 'values')).versions).toEqual(versions);
  });

  it('come back as a version of its own, which can be undone and repeated without harm', async () => {
    await write('First words');
    await later(20);
    await write('Other words');
    const { nodes: [, first], versions } = await history();
    const revision = (await restore(first?.versionId ?? '')).module?.revision;
    expect(await restore(first?.versionId ?? '')).toMatchObject({ error: null, module: { description: text('First words'), revision } });
    const after = await history();
    expect(after.versions.count).toBe(3);
    expect(after.nodes[0]?.text).toMatch(/^restored the version of \d+ \w+$/);
    expect(await restore(versions.newest ?? '')).toMatchObject({ module: { description: text('Other words') } });
    await write('Written after');
    expect((await history()).versions.count).toBe(5);
  });

  it('keep a text that gave way to another one, once', async () => {
    await write('Mine at first', cast.owner);
    const yielded = text('What I would have written');
    for (let round = 0; round < 2; round += 1) expect((await write('Mine at first', cast.editor, { yielded })).error).toBeNull();
    const { nodes, versions } = await history();
    expect(nodes.map((line) => line.text)).toEqual(['wrote a text that gave way to another', 'added 3 words']);
    expect(versions.count).toBe(2);
    expect((await read(nodes[0]?.versionId ?? '')).data?.version).toMatchObject({ description: yielded, by: { id: cast.editor.userId } });
  });

  it('are as hidden as their module, and of no other one', async () => {
    await write('Between us');
    const id = (await history()).versions.newest ?? '';
    expect((await read(id, cast.viewer.token, 'vision')).data?.version).toBeNull();
    expect((await restore(id, 'vision')).error?.code).toBe('INVALID');
    expect((await restore('no number')).error?.code).toBe('INVALID');
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'belief', userId: cast.owner.userId });
    expect((await read(id)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    await expect(history()).rejects.toThrow('FORBIDDEN');
    expect((await restore(id)).error?.code).toBe('FORBIDDEN');
  });

  it('begin with what is there already', async () => {
    const { companyId } = cast;
    await server.db.orm.insert(growthComponent).values({
      companyId, key: 'vision', description: text('From before'), descriptionText: 'From before', updatedBy: cast.owner.userId,
    });
    await server.db.orm.insert(foundationItem).values({
      id: randomUUID(), companyId, key: 'culture', label: 'Depot Friday', description: '', position: 1,
    });
    await server.db.transaction((tx) => keepFirstVersions(tx, companyId));
    const { nodes: [line] } = await history(cast.viewer.token, 'vision');
    expect(line?.text).toBe('wrote the first text');
    expect((await read(line?.versionId ?? '', cast.viewer.token, 'vision')).data?.version).toMatchObject({
      description: text('From before'),
    });
    expect((await history(cast.viewer.token, 'culture')).versions.count).toBe(1);
  });

  it('go after twelve months, but for the one that says what the module says', async () => {
    await write('Long ago');
    await later(20);
    await write('Not much later');
    await later(20);
    await sweepVersions(server.db, new Date(Date.now() + 400 * DAY));
    const kept = await server.db.orm.select({ text: componentVersion.text }).from(componentVersion)
      .where(and(eq(componentVersion.companyId, cast.companyId), eq(componentVersion.key, 'belief')));
    expect(kept).toEqual([{ text: text('Not much later') }]);
    expect((await history()).nodes.map((line) => line.versionId === null)).toEqual([false, true]);
  });
});
