import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { postCalls } from '../../testing/post-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { presentation } from '../presentation';

describe('a post with a presentation', () => {
  let server: TestServer;
  let cast: Cast;
  const { create, made, one } = postCalls(() => server);

  beforeAll(async () => {
    server = await startTestServer();
    cast = await buildCast(server);
  });
  afterAll(() => server.close());

  it('shows it as it is called now to its company’s people, and to others only that it is not shared', async () => {
    const id = randomUUID();
    await server.db.orm.insert(presentation).values({
      id, companyId: cast.companyId, type: 'blank', title: 'Seed deck', searchText: 'seed deck', bytes: 0, themeId: randomUUID(),
      schemaVersion: 1, settings: { showsSource: true, showsNumber: true, footer: '' }, slideOrder: [], slides: {},
    });
    const card = { kind: 'PRESENTATION', subject: id, companyId: cast.companyId };
    const postId = await made(cast.editor, { card });
    await server.db.orm.update(presentation).set({ title: 'Seed deck, June' }).where(eq(presentation.id, id));
    expect((await one(cast.viewer, postId))?.card).toMatchObject({
      kind: 'PRESENTATION', subject: id, isShared: true, title: 'Seed deck, June',
    });
    expect((await one(cast.outsider, postId))?.card).toMatchObject({ isShared: false, title: null });
    expect((await create(cast.outsider, { card })).error?.code).toBe('FORBIDDEN');
    expect((await create(cast.editor, { card: { ...card, subject: 'x' } })).error?.code).toBe('INVALID');
    await server.db.orm.update(presentation).set({ isDeleted: true }).where(eq(presentation.id, id));
    expect((await one(cast.viewer, postId))?.card).toMatchObject({ isShared: false, title: null });
    expect((await create(cast.editor, { card })).error?.code).toBe('FORBIDDEN');
  });
});
