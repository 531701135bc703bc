import { and, eq, isNull, ne } from 'drizzle-orm';
import { fullName } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { conflict } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { daysFrom } from '../../text/days';
import { company, teamMember } from '../company';
import { closeSessions, loginLink, requireFresh, requireUser, requireViewer, users } from '../identity';
import { readOffers } from './hand-over';

const DAYS_TO_COME_BACK = 14;

/** What GET /account/leaving answers: what would become of the companies. */
export interface Leaving {
  /** Owned, with others in them: they need another owner first. */
  toHandOver: { id: string; name: string; members: { userId: string; name: string; position: string; isAdvisory: boolean }[] }[];
  /** Owned by nobody else and used by nobody else: they end with the account. */
  ending: { id: string; name: string }[];
  /** Those that the person only leaves. */
  left: string[];
  offers: Awaited<ReturnType<typeof readOffers>>;
}

export async function readLeaving(context: Context): Promise<RouteAnswer> {
  const { userId } = requireViewer(context);
  const { orm } = context.db;
  const owned = await orm.select({ id: company.id, name: company.name }).from(company)
    .where(and(eq(company.createdBy, userId), isNull(company.deletedAt)));
  const withMembers = await Promise.all(owned.map(async (own) => ({ ...own, members: await membersOf(orm, own.id, userId) })));
  const left = await orm.select({ name: company.name }).from(teamMember)
    .innerJoin(company, and(eq(company.id, teamMember.companyId), isNull(company.deletedAt)))
    .where(and(eq(teamMember.userId, userId), eq(teamMember.isAccepted, true)));
  const body: Leaving = {
    toHandOver: withMembers.filter(({ members }) => members.length > 0),
    ending: withMembers.filter(({ members }) => members.length === 0).map(({ id, name }) => ({ id, name })),
    left: left.map(({ name }) => name),
    offers: await readOffers(context),
  };
  return { body };
}

/** Those who have accepted, but for the owner, who has no seat. */
export async function membersOf(tx: Db, companyId: string, ownerId: string) {
  const rows = await tx.select({ seat: teamMember, person: users }).from(teamMember).innerJoin(users, eq(users.id, teamMember.userId))
    .where(and(
      eq(teamMember.companyId, companyId), eq(teamMember.isAccepted, true), ne(teamMember.userId, ownerId), eq(users.isDeleted, false),
      isNull(users.endsAt),
    ))
    .orderBy(teamMember.role, teamMember.acceptedAt);
  return rows.map(
    ({ seat, person }) => ({ userId: person.id, name: fullName(person), position: seat.position, isAdvisory: seat.isAdvisory }),
  );
}

/**
 * POST /account/end: gives the account up. The person is out everywhere at once; for two weeks a login brings all of it back
 * (`enter.ts`), then a job erases it. Throws OWNER_NEEDED while a company of theirs has others in it.
 */
export async function endAccount(context: Context): Promise<RouteAnswer> {
  const viewer = requireViewer(context);
  const endsAt = daysFrom(context.now(), DAYS_TO_COME_BACK);
  await context.db.transaction(async (tx) => {
    const user = await requireUser(tx, viewer);
    await requireFresh(context, tx);
    // Held, so that nobody joins between the look and the commit.
    const owned = await tx.select().from(company).where(and(eq(company.createdBy, user.id), isNull(company.deletedAt))).orderBy(company.id)
      .for('update');
    for (const { id, name } of owned)
      if ((await membersOf(tx, id, user.id)).length > 0) throw conflict(`${name} needs another owner first.`, undefined, 'OWNER_NEEDED');
    await tx.update(users).set({ endsAt, updatedAt: context.now() }).where(eq(users.id, user.id));
    await closeSessions(tx, context, user.id);
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: user.timeZone ?? 'UTC' }).format(endsAt);
    await context.mail.enqueue(tx, {
      to: user.email, template: 'account-ends', firstname: user.firstname, day, link: loginLink(context.config),
    });
  });
  return { body: { endsAt } };
}
