/** @embedded the widest reading statement */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { milestone } from '../timeline';
import { componentAssignment, componentVisibility, growthComponent } from './growth.table';

interface ModuleRow {
  key: string; progress: string; isLocked: boolean; isHidden: boolean; canEdit: boolean; canComment: boolean; canShare: boolean;
  summary: string | null; description: unknown; commentCount: number; assignees: { id: string }[]; visibleTo: { id: string }[];
}
interface FrameworkAnswer { growthFramework: {
  done: number; doneThisWeek: number; eventSeq: number; modules: ModuleRow[];
  people: { person: { id: string; firstname: string }; assigned: number; done: number }[];
  plan: { name: string; usedTeam: number; usedAdvisory: number; maxTeam: number };
} | null }

const FRAMEWORK = `query ($id: ID!) { growthFramework(companyId: $id) { done doneThisWeek eventSeq companyName
  modules { key progress isLocked isHidden canEdit canComment canShare summary description commentCount assignees { id } visibleTo { id } }
  people { person { id firstname } memberId isAdvisory assigned done } plan { name usedTeam usedAdvisory maxTeam } } }`;

describe('the growth framework', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => {
    server = await startTestServer();
    cast = await buildCast(server);
    const { companyId, owner, editor, custom } = cast;
    await server.db.orm.insert(growthComponent).values([
      {
        companyId, key: 'vision', progress: 'DONE', doneAt: new Date(),
        description: [{ type: 'paragraph', children: [{ text: 'Secret vision' }] }],
      },
      { companyId, key: 'tam', progress: 'DONE', doneAt: new Date(Date.now() - 30 * 24 * 3600 * 1000) },
      { companyId, key: 'belief', progress: 'NOT_DONE' },
    ]);
    await server.db.orm.insert(componentAssignment).values([
      { companyId, key: 'vision', userId: editor.userId }, { companyId, key: 'belief', userId: custom.userId },
      { companyId, key: 'belief', userId: owner.userId },
    ]);
    await server.db.orm.insert(componentVisibility).values([{ companyId, key: 'vision', userId: owner.userId }]);
    await server.db.orm.insert(milestone).values([
      { id: randomUUID(), companyId, title: 'Ten pilots', date: '2026-06-30' },
      { id: randomUUID(), companyId, title: 'Gone', status: 'ACHIEVED', isDeleted: true },
    ]);
  });
  afterAll(() => server.close());

  const framework = async (token: string) => (
    (await server.graphql<FrameworkAnswer>(FRAMEWORK, { id: cast.companyId }, token)).data?.growthFramework
  );
  const moduleOf = async (token: string, key: string) => (await framework(token))?.modules.find((row) => row.key === key);

  it('counts stated and derived modules, deleted goals not among them', async () => {
    const answer = await framework(cast.owner.token);
    expect(answer?.done).toBe(4);
    expect(answer?.modules.filter((row) => row.progress === 'DONE').map((row) => row.key)).toEqual([
      'vision', 'team', 'tam', 'marketGoals',
    ]);
    expect(answer?.doneThisWeek).toBe(1);
    expect(answer?.modules).toHaveLength(28);
  });

  it('tells how much each person was given and has done, the owner first', async () => {
    const answer = await framework(cast.owner.token);
    expect(answer?.people.map((row) => [row.person.firstname, row.assigned, row.done])).toEqual([
      ['Olive', 1, 0], ['Adam', 0, 0], ['Cleo', 1, 0], ['Edith', 1, 1], ['Vera', 0, 0],
    ]);
    expect(answer?.plan).toMatchObject({ name: 'Pro', usedTeam: 3, usedAdvisory: 1, maxTeam: 5 });
  });

  it('tells nothing but the progress of a module to those it is not shown to: no date, no people, no share in anybody\'s count', async () => {
    const rows = await server.db.orm.update(growthComponent).set({ dueDate: '2031-05-05' }).where(eq(growthComponent.key, 'vision'))
      .returning();
    expect(rows).toHaveLength(1);
    const hidden = (await server.graphql<{ growthModule: Record<string, unknown> }>(
      'query ($id: ID!) { growthModule(companyId: $id, key: vision) { progress isHidden dueDate doneAt summary assignees { id } visibleTo { id } updatedAt commentCount } }',
      { id: cast.companyId }, cast.viewer.token,
    )).data?.growthModule;
    expect(hidden).toEqual({
      progress: 'DONE', isHidden: true, dueDate: null, doneAt: null, summary: null, assignees: [], visibleTo: [], updatedAt: null,
      commentCount: 0,
    });
    expect((await framework(cast.viewer.token))?.people.find(({ person }) => person.firstname === 'Edith')).toMatchObject({
      assigned: 0, done: 0,
    });
    expect((await framework(cast.owner.token))?.people.find(({ person }) => person.firstname === 'Edith')).toMatchObject({
      assigned: 1, done: 1,
    });
  });

  it('hides the content of a module from those it is not shown to, but not its place in the level', async () => {
    expect(await moduleOf(cast.viewer.token, 'vision')).toMatchObject({
      isHidden: true, progress: 'DONE', description: null, visibleTo: [], canEdit: false, canComment: false,
    });
    expect(await moduleOf(cast.editor.token, 'vision')).toMatchObject({
      isHidden: false, canEdit: true, description: [{ type: 'paragraph', children: [{ text: 'Secret vision' }] }],
    });
    expect(await moduleOf(cast.admin.token, 'vision')).toMatchObject({ isHidden: false, canEdit: true });
  });

  it.each([
    ['owner', true, true, true], ['admin', true, true, true], ['editor', true, true, true], ['viewer', false, true, false],
    ['custom', true, true, false],
  ] as const)('lets %s edit %s, comment %s, share %s where custom is assigned', async (part, canEdit, canComment, canShare) => {
    expect(await moduleOf(cast[part].token, 'belief')).toMatchObject({ canEdit, canComment, canShare });
  });

  it('lets custom access read what is visible, and no more, where it is not assigned', async () => {
    expect(await moduleOf(cast.custom.token, 'values')).toMatchObject({
      isHidden: false, canEdit: false, canComment: false, canShare: false,
    });
  });

  it('tells an outsider nothing', async () => {
    const answer = await server.graphql(FRAMEWORK, { id: cast.companyId }, cast.outsider.token);
    expect(answer.data).toEqual({ growthFramework: null });
    expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const unknown = await server.graphql(FRAMEWORK, { id: randomUUID() }, cast.outsider.token);
    expect(unknown.errors?.[0]?.message).toBe(answer.errors?.[0]?.message);
  });

  it('locks the paid modules on the Free plan: DONE counts, nothing can be changed', async () => {
    const free = await buildCast(server, 'Free');
    await server.db.orm.insert(growthComponent).values({ companyId: free.companyId, key: 'swot', progress: 'DONE', doneAt: new Date() });
    const answer = (await server.graphql<FrameworkAnswer>(FRAMEWORK, { id: free.companyId }, free.owner.token)).data?.growthFramework;
    expect(answer?.modules.filter((row) => row.isLocked)).toHaveLength(12);
    expect(answer?.modules.find((row) => row.key === 'swot')).toMatchObject({
      progress: 'DONE', isLocked: true, canEdit: false, canComment: false, canShare: false,
    });
  });
});
