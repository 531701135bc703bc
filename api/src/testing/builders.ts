import { randomUUID } from 'node:crypto';
import type { AccessType, PlanName } from '@heartwood/contract/domain';
import { company, named, teamMember } from '../modules/company';
import { billingSubscription } from '../modules/plan';
import type { SignedIn, TestServer } from './test-server';

type CompanyRow = typeof company.$inferInsert;
type MemberRow = typeof teamMember.$inferInsert;

/** A company of this person, on the Free plan unless another is named. */
export async function buildCompany(
  server: TestServer, ownerId: string, { plan, ...columns }: Partial<CompanyRow> & { plan?: PlanName } = {},
): Promise<{ id: string }> {
  const id = columns.id ?? randomUUID();
  await server.db.orm.insert(company).values({ createdBy: ownerId, ...columns, ...named(columns.name ?? 'Acorn'), id });
  if (plan && plan !== 'Free') await server.db.orm.insert(billingSubscription).values({
    companyId: id, plan, status: plan === 'Trial' ? 'trialing' : 'active', endsAt: new Date(server.now().getTime() + 30 * 24 * 3600 * 1000),
  });
  return { id };
}

/** A seat; accepted when it names a person, pending when it only names an address. */
export async function buildMember(
  server: TestServer, companyId: string, columns: Partial<MemberRow>,
): Promise<typeof teamMember.$inferSelect> {
  const [row] = await server.db.orm.insert(teamMember).values({
    companyId, email: `${randomUUID()}@people.example`, position: 'Developer', department: 'Engineering', accessType: 'edit',
    isAccepted: columns.userId != null, acceptedAt: columns.userId == null ? null : server.now(), ...columns,
  }).returning();
  if (!row) throw new Error('no seat was built');
  return row;
}

export interface Cast {
  companyId: string;
  owner: SignedIn;
  admin: SignedIn;
  editor: SignedIn;
  viewer: SignedIn;
  custom: SignedIn;
  outsider: SignedIn;
  /** Seat ids by part. */
  seats: Record<'admin' | 'editor' | 'viewer' | 'custom', string>;
}

const SEATS: Record<keyof Cast['seats'], { role: 'ADMIN' | 'MEMBER'; accessType: AccessType; isAdvisory: boolean }> = {
  admin: { role: 'ADMIN', accessType: 'edit', isAdvisory: false },
  editor: { role: 'MEMBER', accessType: 'edit', isAdvisory: false },
  viewer: { role: 'MEMBER', accessType: 'view', isAdvisory: false },
  custom: { role: 'MEMBER', accessType: 'custom', isAdvisory: true },
};

/** A company with one person in each part, and a stranger who owns another. */
export async function buildCast(server: TestServer, plan: PlanName = 'Pro'): Promise<Cast> {
  const person = (firstname: string) => server.signIn({ firstname, lastname: 'Tester' });
  const [owner, admin, editor, viewer, custom, outsider] = [
    await person('Olive'), await person('Adam'), await person('Edith'), await person('Vera'), await person('Cleo'), await person('Otto'),
  ];
  const { id: companyId } = await buildCompany(server, owner.userId, { plan });
  await buildCompany(server, outsider.userId, { name: 'Elsewhere' });
  const people = { admin, editor, viewer, custom };
  const seats = { admin: '', editor: '', viewer: '', custom: '' };
  for (const part of ['admin', 'editor', 'viewer', 'custom'] as const) {
    const { isAdvisory, ...seat } = SEATS[part];
    const row = await buildMember(server, companyId, {
      ...seat, isAdvisory, userId: people[part].userId, email: people[part].email,
      ...(isAdvisory && { department: 'Advisory', position: 'Mentor' }),
    });
    seats[part] = row.id;
  }
  return { companyId, owner, ...people, outsider, seats };
}
