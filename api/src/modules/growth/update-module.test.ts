/** @embedded concurrent writes of one row */
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule, type ModuleAnswer } from '../../testing/module-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { companyEvent } from '../company';
import { componentAssignment, growthComponent } from './growth.table';

const text = (words: string) => [{ type: 'paragraph', children: [{ text: words }] }];

describe('updateModule', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  const update = (token: string, set: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<ModuleAnswer> =>
    callModule(server, token, 'updateModule', { companyId: cast.companyId, key: 'vision', set, ...more });
  const events = () => server.db.orm.select().from(companyEvent).where(eq(companyEvent.companyId, cast.companyId))
    .orderBy(companyEvent.seq);

  it('writes what is given, keeps what is not, and empties with null', async () => {
    await update(cast.editor.token, {
      description: text('Reuse'), assumption: 'They keep it', priority: 'HIGH', dueDate: '2026-05-22',
      assumptionData: { status: 'TO_TEST', test: 'Ask ten' },
    });
    const { module } = await update(cast.editor.token, { priority: null });
    expect(module).toMatchObject({
      description: text('Reuse'), assumption: 'They keep it', priority: null, dueDate: '2026-05-22',
      assumptionData: { status: 'TO_TEST', test: 'Ask ten', result: null }, updatedBy: { id: cast.editor.userId },
    });
    expect((await update(cast.editor.token, { description: null, dueDate: null, assumptionData: null })).module).toMatchObject({
      description: null, dueDate: null, assumptionData: null, assumption: 'They keep it',
    });
  });

  it('marks as done and not done, and the level follows', async () => {
    const done = await update(cast.editor.token, { progress: 'DONE' });
    expect([done.done, done.module?.progress, typeof done.module?.doneAt]).toEqual([2, 'DONE', 'string']);
    expect(await update(cast.editor.token, { progress: 'NOT_DONE' })).toMatchObject({
      done: 1, module: { progress: 'NOT_DONE', doneAt: null },
    });
  });

  it('refuses DONE for a module that follows from records', async () => {
    expect((await callModule(server, cast.owner.token, 'updateModule', {
      companyId: cast.companyId, key: 'team', set: { progress: 'NOT_DONE' },
    })).error).toMatchObject({ code: 'INVALID', field: 'progress' });
  });

  it('tells of a change in between, writes nothing, and answers with the present state', async () => {
    const first = await update(cast.editor.token, { description: text('Mine') }, { baseRevision: 0 });
    expect(first.module?.revision).toBe(1);
    const late = await update(cast.admin.token, { description: text('Theirs') }, { baseRevision: 0 });
    expect(late.error?.code).toBe('CONFLICT');
    expect(late.module).toMatchObject({ description: text('Mine'), revision: 1 });
    expect((await update(cast.admin.token, { priority: 'LOW' }, { baseRevision: 0 })).error).toBeNull();
  });

  it('takes a retry of the same text for what it is: written once, one event', async () => {
    await update(cast.editor.token, { description: text('Once') }, { baseRevision: 0 });
    const again = await update(cast.editor.token, { description: text('Once') }, { baseRevision: 0 });
    expect(again).toMatchObject({ error: null, module: { revision: 1 } });
    expect(await events()).toHaveLength(1);
  });

  it('numbers the steps of the company without a gap when many write at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => update(cast.editor.token, { assumption: `Guess ${index}` })));
    expect((await events()).map((event) => event.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each(['viewer', 'custom', 'outsider'] as const)('refuses %s, and nothing is written', async (part) => {
    const answer = await update(cast[part].token, { description: text('Sneaky'), progress: 'DONE' });
    expect(answer.error?.code).toBe('FORBIDDEN');
    expect(await server.db.orm.select().from(growthComponent).where(eq(growthComponent.companyId, cast.companyId))).toEqual([]);
    expect(await events()).toEqual([]);
  });

  it('lets custom access edit where it is assigned', async () => {
    await server.db.orm.insert(componentAssignment).values({ companyId: cast.companyId, key: 'vision', userId: cast.custom.userId });
    expect((await update(cast.custom.token, { assumption: 'Mine to write' })).error).toBeNull();
  });

  it('keeps a paid module read-only on the Free plan, for the owner too', async () => {
    const free = await buildCast(server, 'Free');
    expect((await callModule(server, free.owner.token, 'updateModule', {
      companyId: free.companyId, key: 'swot', set: { progress: 'DONE' },
    })).error?.code).toBe('LOCKED');
    expect((await callModule(server, free.owner.token, 'updateModule', {
      companyId: free.companyId, key: 'costs', set: { progress: 'DONE' },
    })).error).toBeNull();
  });

  it.each([
    ['an unknown block', [{ type: 'script', children: [{ text: 'x' }] }]],
    ['an unknown mark', [{ type: 'paragraph', children: [{ text: 'x', style: 'position:fixed' }] }]],
    ['a link that runs', [{ type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [{ text: 'x' }] }] }]],
    ['a text that is no document', [{ text: 1 }]],
  ])('refuses %s', async (_name, description) => {
    expect((await update(cast.editor.token, { description })).error?.code).toBe('INVALID');
  });

  it('refuses a page of an older version, which would save a text without its links and tables', async () => {
    const link = {
      type: 'paragraph', children: [{ text: '' }, { type: 'link', url: 'https://a.example', children: [{ text: 'a' }] }, { text: '' }],
    };
    expect((await update(cast.editor.token, { description: [{ v: 2 }, link] })).error).toBeNull();
    expect((await update(cast.editor.token, { description: text('a') })).error).toMatchObject({
      code: 'INVALID', message: 'This page is older than the text in it. Reload the page to go on writing.',
    });
    expect((await update(cast.editor.token, { description: [{ v: 2 }, ...text('without it')] })).error).toBeNull();
    expect((await update(cast.editor.token, { description: text('an older page again') })).error).toBeNull();
  });

  it('refuses more than 100 kB', async () => {
    expect((await update(cast.editor.token, { description: text('x'.repeat(100_001)) })).error?.code).toBe('TOO_LARGE');
  });

  it('refuses a day that is none, and an id that is none', async () => {
    await expect(update(cast.editor.token, { dueDate: '2026-02-30' })).rejects.toThrow(/day/);
    await expect(callModule(server, cast.editor.token, 'updateModule', {
      companyId: "1' or '1'='1", key: 'vision', set: {},
    })).rejects.toThrow(/must be a UUID/);
  });
});
