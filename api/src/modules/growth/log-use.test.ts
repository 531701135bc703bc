import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { activityUse } from '../activity';
import { sweepUses } from '../activity/sweep-uses';
import { componentVisibility } from './growth.table';

describe('what pages tell of their use', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  const log = async (component: string, { type = 'VIEWED', id = randomUUID(), by = cast.viewer } = {}) => {
    const { data, errors } = await server.graphql<{ logActivity: { error: { code: string; field: string | null } | null } }>(
      `mutation ($c: ID!, $id: ID!, $component: String!, $type: Use!) {
        logActivity(companyId: $c, id: $id, component: $component, type: $type) { error { code field } } }`,
      { c: cast.companyId, id, component, type }, by.token,
    );
    return errors ? 'refused by the schema' : data?.logActivity.error ?? null;
  };
  const { component: componentColumn, type: typeColumn, userId } = activityUse;
  const kept = () => server.db.orm.select({ component: componentColumn, type: typeColumn, userId }).from(activityUse)
    .where(eq(activityUse.companyId, cast.companyId)).orderBy(asc(componentColumn));

  it('is kept once for one id, with who it was', async () => {
    const id = randomUUID();
    for (let round = 0; round < 2; round += 1) expect(await log('belief', { id })).toBeNull();
    expect(await log('pitch', { type: 'PRINTED', by: cast.custom })).toBeNull();
    expect(await kept()).toEqual([
      { component: 'belief', type: 'VIEWED', userId: cast.viewer.userId },
      { component: 'pitch', type: 'PRINTED', userId: cast.custom.userId },
    ]);
  });

  it('is of a closed list, in a place that its reader sees', async () => {
    expect(await log('belief', { type: 'MARKED_DONE' })).toBe('refused by the schema');
    expect(await log('no-such-module')).toEqual({ code: 'INVALID', field: 'component' });
    expect(await log('overview', { by: cast.outsider })).toMatchObject({ code: 'FORBIDDEN' });
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'belief', userId: cast.editor.userId });
    expect(await log('belief')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await log('belief', { by: cast.editor })).toBeNull();
    expect(await kept()).toHaveLength(1);
  });

  it('is no line of a history, and parts none: a sitting that is looked at stays one', async () => {
    const place = { companyId: cast.companyId, key: 'belief' };
    const write = (assumption: string) => callModule(server, cast.editor.token, 'updateModule', { ...place, set: { assumption } });
    const lines = async () => (await server.graphql<{ history: { nodes: { text: string }[] } }>(
      'query ($c: ID!) { history(companyId: $c, key: belief) { nodes { text } } }', { c: cast.companyId }, cast.viewer.token,
    )).data?.history.nodes.map(({ text }) => text);
    await write('One');
    await log('belief', { by: cast.editor });
    await write('Two');
    expect(await lines()).toEqual(['changed the assumption']);
  });

  it('is forgotten after a year', async () => {
    await log('belief');
    const old = { id: randomUUID(), companyId: cast.companyId, component: 'culture', type: 'VIEWED' as const, userId: cast.viewer.userId };
    await server.db.orm.insert(activityUse).values({ ...old, createdAt: new Date(server.now().getTime() - 366 * 24 * 3600 * 1000) });
    await sweepUses(server);
    expect((await kept()).map(({ component }) => component)).toEqual(['belief']);
  });
});
