import { canSeeModule, type CompanyStanding } from '@heartwood/contract/domain';
import { buildCast, buildMember, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { componentAssignment, componentVisibility } from './growth.table';
import { moduleVisibleSql } from './module-visible';

type Seat = 'owner' | 'admin' | 'editor' | 'viewer' | 'custom' | 'pending' | 'outsider';
const PEOPLE: readonly Seat[] = ['owner', 'admin', 'editor', 'viewer', 'custom', 'pending', 'outsider'];
const ACCESS = { admin: 'edit', editor: 'edit', viewer: 'view', custom: 'custom' } as const;
const REACHES: readonly { assigned: Seat[]; shown: Seat[] }[] = [
  { assigned: [], shown: [] },
  { assigned: ['viewer'], shown: [] },
  { assigned: [], shown: ['editor'] },
  { assigned: ['custom'], shown: ['editor', 'viewer'] },
  // Rows that somebody left behind when they went.
  { assigned: ['outsider', 'pending'], shown: ['outsider', 'pending'] },
];

describe('who sees a module, as a sentence and as a statement', () => {
  let server: TestServer;
  let cast: Cast;
  let ids: Record<Seat, string>;

  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    cast = await buildCast(server);
    const { userId: pending, email } = await server.signIn();
    await buildMember(server, cast.companyId, { userId: pending, email, isAccepted: false });
    ids = {
      owner: cast.owner.userId, admin: cast.admin.userId, editor: cast.editor.userId, viewer: cast.viewer.userId,
      custom: cast.custom.userId, pending, outsider: cast.outsider.userId,
    };
  });
  afterAll(() => server.close());

  const standing = (seat: Seat): CompanyStanding => {
    if (seat === 'pending' || seat === 'outsider') return { kind: 'none' };
    if (seat === 'owner') return { kind: 'owner', userId: ids.owner };
    return { kind: 'member', userId: ids[seat], role: seat === 'admin' ? 'ADMIN' : 'MEMBER', accessType: ACCESS[seat] };
  };

  it.each(REACHES)('agree where $assigned are assigned and it is shown to $shown', async ({ assigned, shown }) => {
    const row = (seat: Seat) => ({ companyId: cast.companyId, key: 'belief', userId: ids[seat] });
    if (assigned.length > 0) await server.db.orm.insert(componentAssignment).values(assigned.map(row));
    if (shown.length > 0) await server.db.orm.insert(componentVisibility).values(shown.map(row));
    for (const seat of PEOPLE) {
      const statement = {
        name: 'module-visible-test', text: `select ${moduleVisibleSql('c', "'belief'", '$2::uuid')} as data from company c where c.id = $1`,
      };
      const [found] = await server.db.read<{ data: boolean }>(statement, [cast.companyId, ids[seat]]);
      const reach = { assignees: assigned.map((one) => ids[one]), visibleTo: shown.map((one) => ids[one]) };
      expect([seat, found?.data]).toEqual([seat, canSeeModule(standing(seat), reach)]);
    }
  });
});
