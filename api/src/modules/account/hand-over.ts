import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { fullName } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden, notFound } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { company, enterCompany, recordCompanyEvent, teamMember, tellUser } from '../company';
import { findUserById, requireFresh, requireUser, requireViewer } from '../identity';
import { daysFrom } from '../../text/days';
import { accountLink } from './account-link';
import { ownerOffer } from './owner-offer.table';

/** How long somebody may think about it. */
const DAYS_TO_ANSWER = 14;

const isOpen = ({ now }: Pick<Context, 'now'>) => gt(ownerOffer.createdAt, daysFrom(now(), -DAYS_TO_ANSWER));

/** POST /companies/owner: the owner asks an accepted member to own the company. Asked again, the earlier question is over. */
export async function offerCompany(
  context: Context, { companyId, userId: heirId }: { companyId: string; userId: string },
): Promise<RouteAnswer> {
  const viewer = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { company: row, standing } = await enterCompany(tx, viewer.userId, companyId, context.now());
    if (standing.kind !== 'owner') throw forbidden();
    await requireFresh(context, tx);
    const owner = await requireUser(tx, viewer);
    const heir = await findUserById(tx, heirId);
    if (!heir || heir.isBlocked || !(await seatOf(tx, companyId, heirId))) throw notFound('This person is not a member.');
    const offer = { fromUserId: owner.id, toUserId: heirId, createdAt: context.now() };
    await tx.insert(ownerOffer).values({ companyId, ...offer }).onConflictDoUpdate({ target: ownerOffer.companyId, set: offer });
    await context.mail.enqueue(tx, {
      to: heir.email, template: 'owner-asked', firstname: heir.firstname, invitedBy: fullName(owner), companyName: row.name,
      link: accountLink(context.config),
    });
  });
  return { status: 204 };
}

/** POST /companies/owner/withdraw, by who asked: nobody is asked any more. Twice is once. */
export async function withdrawOffer(context: Context, { companyId }: { companyId: string }): Promise<RouteAnswer> {
  const { userId } = requireViewer(context);
  await context.db.orm.delete(ownerOffer).where(and(eq(ownerOffer.companyId, companyId), eq(ownerOffer.fromUserId, userId)));
  return { status: 204 };
}

/**
 * POST /companies/owner/answer, by who was asked, for two weeks, while who asked still owns it and they are still a member. Who asked
 * hears of it by mail. Declining twice is once.
 */
export async function answerOffer(context: Context, { companyId, accepts }: { companyId: string; accepts: boolean }): Promise<RouteAnswer> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { company: row } = await enterCompany(tx, userId, companyId, context.now());
    const [offer] = await tx.delete(ownerOffer)
      .where(and(eq(ownerOffer.companyId, companyId), eq(ownerOffer.toUserId, userId), isOpen(context)))
      .returning();
    if (!accepts) return;
    if (offer?.fromUserId !== row.createdBy) throw notFound('This question is over.');
    await requireFresh(context, tx);
    await transferCompany(tx, context, row, userId);
    const [before, heir] = [await findUserById(tx, offer.fromUserId), await findUserById(tx, userId)];
    if (before && heir) await context.mail.enqueue(tx, {
      to: before.email, template: 'owner-changed', firstname: before.firstname, heir: fullName(heir), companyName: row.name,
      link: accountLink(context.config),
    });
  });
  return { status: 204 };
}

/**
 * Gives a company to one of its members; who owned it takes their seat, as an admin. The company's row must be held. Throws NOT_FOUND
 * for somebody without a seat.
 */
export async function transferCompany(
  tx: Db,
  context: Pick<Context, 'bus' | 'log' | 'now'>,
  { id: companyId, createdBy }: typeof company.$inferSelect,
  heirId: string,
): Promise<void> {
  const seat = await seatOf(tx, companyId, heirId);
  const before = await findUserById(tx, createdBy);
  if (!seat || !before) throw notFound('This person is not a member.');
  await tx.update(company).set({ createdBy: heirId, updatedAt: context.now() }).where(eq(company.id, companyId));
  await tx.update(teamMember)
    .set({
      userId: createdBy, email: before.email, role: 'ADMIN', accessType: 'edit', isAdvisory: false, invitedBy: heirId, tokenHash: null,
    })
    .where(eq(teamMember.id, seat.id));
  await recordCompanyEvent(tx, context, companyId, { type: 'TEAM_CHANGED', actorId: heirId });
  for (const person of [createdBy, heirId]) tellUser(tx, context, person, 'MEMBERSHIP_CHANGED');
}

async function seatOf(tx: Db, companyId: string, userId: string) {
  const [seat] = await tx.select().from(teamMember)
    .where(and(eq(teamMember.companyId, companyId), eq(teamMember.userId, userId), eq(teamMember.isAccepted, true)));
  return seat ?? null;
}

/** What the viewer is asked, and asks. */
export async function readOffers(context: Context): Promise<{
  companyId: string; companyName: string; from: string; to: string; isAsked: boolean
}[]> {
  const { userId } = requireViewer(context);
  const rows = await context.db.orm.select({ offer: ownerOffer, name: company.name }).from(ownerOffer)
    .innerJoin(company, and(eq(company.id, ownerOffer.companyId), isNull(company.deletedAt)))
    .where(and(isOpen(context), or(eq(ownerOffer.fromUserId, userId), eq(ownerOffer.toUserId, userId))));
  return Promise.all(rows.map(async ({ offer, name }) => {
    const [from, to] = [await findUserById(context.db.orm, offer.fromUserId), await findUserById(context.db.orm, offer.toUserId)];
    return {
      companyId: offer.companyId, companyName: name, from: from ? fullName(from) : '', to: to ? fullName(to) : '',
      isAsked: offer.toUserId === userId,
    };
  }));
}
