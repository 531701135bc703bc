import { asc, desc, eq } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { presentation } from '../presentation';
import { shareLink, shareView } from '../share/share.table';
import { seedDemo } from './seed-demo';

describe('the presentations of the demo', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    await seedDemo(server.db);
  }, 300_000);
  afterAll(() => server.close());

  it('are four, the last edited first, with what the plan says, and one fact that has changed since', async () => {
    const decks = await server.db.orm.select().from(presentation).orderBy(desc(presentation.updatedAt));
    expect(decks.map(({ title, slideOrder }) => [title, slideOrder.length])).toEqual([
      ['Seed deck, May 2026', 12], ['Depot partners', 3], ['Grant application', 8], ['Team offsite', 5],
    ]);
    const blocks = Object.values(decks[0]?.slides ?? {}).flatMap((slide) => slide.blocks);
    const bindings = blocks.flatMap((block) => block.bindings);
    expect(bindings.filter(({ path }) => path === 'sam.value').map(({ words, mode }) => [words, mode])).toEqual([
      ['€561M', 'FOLLOW'], ['€561M', 'FOLLOW'],
    ]);
    expect(bindings.filter(({ path, mode }) => path === 'som.value' && mode === 'KEPT').length).toBeGreaterThan(0);
    expect(JSON.stringify(blocks)).toContain('Crates that come back by themselves');
  });

  it('have links that were read', async () => {
    const views = await server.db.orm.select({ name: shareLink.name }).from(shareView)
      .innerJoin(shareLink, eq(shareLink.id, shareView.linkId))
      .where(eq(shareLink.kind, 'presentation')).orderBy(asc(shareLink.name));
    expect([views.length, new Set(views.map(({ name }) => name))]).toEqual([41, new Set(['Depot partners', 'Seed investors'])]);
  });
});
