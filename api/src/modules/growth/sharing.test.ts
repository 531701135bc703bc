import { eq } from 'drizzle-orm';
import { buildCast, buildMember, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { companyEvent } from '../company';
import { users } from '../identity';

describe('assigning and showing modules', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  const on = (more: Record<string, unknown>) => ({ companyId: cast.companyId, key: 'belief', ...more });
  const ids = (people: { id: string }[] | undefined) => people?.map((person) => person.id).sort();

  it('assigns a member and the owner, each once however often it is asked', async () => {
    for (let round = 0; round < 2; round += 1) await callModule(
      server, cast.editor.token, 'addAssignment', on({ userId: cast.viewer.userId }),
    );
    const { module } = await callModule(server, cast.editor.token, 'addAssignment', on({ userId: cast.owner.userId }));
    expect(ids(module?.assignees)).toEqual([cast.viewer.userId, cast.owner.userId].sort());
    expect(await server.db.orm.select().from(companyEvent).where(eq(companyEvent.companyId, cast.companyId))).toHaveLength(2);
  });

  it('takes an assignment away, twice without harm', async () => {
    await callModule(server, cast.owner.token, 'addAssignment', on({ userId: cast.viewer.userId }));
    for (let round = 0; round < 2; round += 1) expect(
      (await callModule(server, cast.owner.token, 'removeAssignment', on({ userId: cast.viewer.userId }))).module?.assignees,
    ).toEqual([]);
  });

  it('assigns only accepted people whose address is verified', async () => {
    const invited = await server.signIn();
    await buildMember(server, cast.companyId, { userId: invited.userId, email: invited.email, isAccepted: false });
    await server.db.orm.update(users).set({ isVerified: false }).where(eq(users.id, cast.viewer.userId));
    for (const userId of [invited.userId, cast.outsider.userId, cast.viewer.userId]) {
      expect((await callModule(server, cast.owner.token, 'addAssignment', on({ userId }))).error).toMatchObject({
        code: 'INVALID', field: 'userId',
      });
    }
  });

  it.each(['viewer', 'custom', 'outsider'] as const)('does not let %s assign or choose who sees it', async (part) => {
    expect((await callModule(server, cast[part].token, 'addAssignment', on({ userId: cast.owner.userId }))).error?.code).toBe('FORBIDDEN');
    expect(
      (await callModule(server, cast[part].token, 'removeAssignment', on({ userId: cast.owner.userId }))).error?.code,
    ).toBe('FORBIDDEN');
    expect((await callModule(
      server, cast[part].token, 'updateVisibility', on({ addVisibility: [cast.owner.userId], removedVisibilities: [] }),
    )).error?.code).toBe('FORBIDDEN');
  });

  it('shows a module to those chosen, and to all again when nobody is left on the list', async () => {
    const set = (add: string[], removed: string[]) => (
      callModule(server, cast.owner.token, 'updateVisibility', on({ addVisibility: add, removedVisibilities: removed }))
    );
    expect(ids((await set([cast.viewer.userId], [])).module?.visibleTo)).toEqual([cast.viewer.userId]);
    const asEditor = await callModule(server, cast.editor.token, 'updateModule', on({ set: { assumption: 'Hidden from me' } }));
    expect(asEditor).toMatchObject({ error: { code: 'FORBIDDEN' }, module: { isHidden: true, assumption: null } });
    expect((await set([], [cast.viewer.userId])).module?.visibleTo).toEqual([]);
    expect((await callModule(server, cast.editor.token, 'updateModule', on({ set: { assumption: 'Mine again' } }))).error).toBeNull();
  });

  it('shows a module to members alone', async () => {
    expect((await callModule(
      server, cast.owner.token, 'updateVisibility', on({ addVisibility: [cast.outsider.userId], removedVisibilities: [] }),
    )).error).toMatchObject({ code: 'INVALID', field: 'addVisibility' });
  });

  it('keeps a module from the team when the only one who saw it leaves', async () => {
    await callModule(server, cast.owner.token, 'addAssignment', on({ userId: cast.viewer.userId }));
    await callModule(server, cast.owner.token, 'updateVisibility', on({ addVisibility: [cast.viewer.userId], removedVisibilities: [] }));
    await server.graphql(
      'mutation ($id: ID!) { deleteTeamMember(id: $id) { error { code } } }', { id: cast.seats.viewer }, cast.owner.token,
    );
    const { module } = await callModule(server, cast.owner.token, 'updateModule', on({ set: {} }));
    expect(module).toMatchObject({ assignees: [], visibleTo: [{ id: cast.owner.userId }] });
    expect((await callModule(server, cast.editor.token, 'updateModule', on({ set: {} }))).module?.isHidden).toBe(true);
  });
});
