import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, buildCompany, buildMember, type Cast } from '../../testing/builders';
import { teamCalls } from '../../testing/team-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { company } from '../company';

let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());

const { act, invite, update } = teamCalls(() => server, () => cast);

describe('changing a seat', () => {
  it('is for owner and admins; roles are the owner’s, and admins leave other admins alone', async () => {
    const second = await server.signIn();
    const { id: secondAdmin } = await buildMember(server, cast.companyId, { userId: second.userId, email: second.email, role: 'ADMIN' });
    expect((await update(cast.admin.token, cast.seats.viewer, { accessType: 'edit', position: 'QA' })).team?.members.find((member) => (
      member.id === cast.seats.viewer
    ))).toMatchObject({ accessType: 'edit', position: 'QA' });
    expect((await update(cast.admin.token, cast.seats.viewer, { role: 'ADMIN' })).error?.code).toBe('FORBIDDEN');
    expect((await update(cast.admin.token, cast.seats.admin, { role: 'MEMBER' })).error?.code).toBe('FORBIDDEN');
    expect((await update(cast.admin.token, secondAdmin, { accessType: 'view' })).error?.code).toBe('FORBIDDEN');
    expect((await update(cast.owner.token, cast.seats.viewer, { role: 'ADMIN' })).error).toBeNull();
    for (const part of ['editor', 'viewer', 'custom', 'outsider'] as const) {
      if (part !== 'viewer')
        expect((await update(cast[part].token, cast.seats.editor, { accessType: 'edit' })).error?.code).toBe('FORBIDDEN');
    }
  });

  it('moves between team and advisory seats with the department, while one is left', async () => {
    expect((await update(cast.owner.token, cast.seats.viewer, { department: 'Advisory' })).error).toMatchObject({
      code: 'INVALID', field: 'position',
    });
    const moved = await update(cast.owner.token, cast.seats.viewer, { department: 'Advisory', position: 'Investor' });
    expect(moved.team?.plan).toEqual({ usedTeam: 2, usedAdvisory: 2 });
    for (let count = 0; count < 3; count += 1) await invite(cast.owner.token);
    expect(
      (await update(cast.owner.token, cast.seats.custom, { department: 'Design', position: 'Designer' })).error?.code,
    ).toBe('NO_SEAT_LEFT');
  });

  it('is refused for a seat that is not there as for one in another company', async () => {
    const elsewhere = await buildCompany(server, cast.outsider.userId);
    const { id } = await buildMember(server, elsewhere.id, {});
    const [missing, foreign] = [
      await update(cast.owner.token, randomUUID(), { position: 'QA' }), await update(cast.owner.token, id, { position: 'QA' }),
    ];
    expect([missing.error?.code, foreign.error?.code]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('leaving', () => {
  it('lets everybody leave, managers remove, and admins not remove each other', async () => {
    const second = await server.signIn();
    const { id: secondAdmin } = await buildMember(server, cast.companyId, { userId: second.userId, email: second.email, role: 'ADMIN' });
    expect((await act(cast.editor.token, 'deleteTeamMember', cast.seats.viewer)).error?.code).toBe('FORBIDDEN');
    expect((await act(cast.outsider.token, 'deleteTeamMember', cast.seats.viewer)).error?.code).toBe('FORBIDDEN');
    expect((await act(cast.admin.token, 'deleteTeamMember', secondAdmin)).error?.code).toBe('FORBIDDEN');
    expect(await act(cast.viewer.token, 'deleteTeamMember', cast.seats.viewer)).toEqual({ team: null, error: null });
    expect((await act(cast.admin.token, 'deleteTeamMember', cast.seats.editor)).error).toBeNull();
    expect((await act(cast.owner.token, 'deleteTeamMember', cast.seats.admin)).team?.members.map((member) => member.id).sort()).toEqual(
      [cast.seats.custom, secondAdmin].sort(),
    );
    expect((await server.graphql(
      'query ($id: ID!) { team(companyId: $id) { companyId } }', { id: cast.companyId }, cast.editor.token,
    )).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('leaves the owner where they are', async () => {
    expect(await server.db.orm.select({ createdBy: company.createdBy }).from(company)
      .where(eq(company.id, cast.companyId))).toEqual([{ createdBy: cast.owner.userId }]);
    expect((await act(cast.admin.token, 'deleteTeamMember', cast.owner.userId)).error?.code).toBe('FORBIDDEN');
  });
});
