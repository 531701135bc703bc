import { and, eq } from 'drizzle-orm';
import type { Announcer } from '../../events/announce';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { announceCompanyRemoved, canRemoveCompany, company, enterCompany, teamMember, tellUser } from '../company';
import { releaseFiles } from '../files';
import { requireFresh, requireViewer } from '../identity';
import { hidePartnerChannels } from '../messaging';
import { endPartnerSessions } from '../partner';
import { keptUntil } from './kept-until';

/**
 * Takes a company away from everybody at once, as its owner: its people, its partners' sites, its files. Every row stays for
 * `restoreCompany`, and a sweep removes them when the time for that is over.
 */
export async function deleteCompany(context: Context, { id }: { id: string }): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { company: row, standing } = await enterCompany(tx, userId, id, context.now());
    if (!canRemoveCompany(standing)) throw forbidden("You don't have permission to delete this company.");
    await requireFresh(context, tx);
    await removeCompany(tx, context, row, userId);
  });
}

/** The same without asking anybody: the account of its owner has ended. The row must be held. */
export async function removeCompany(
  tx: Db,
  context: Pick<Context, 'bus' | 'log' | 'now' | 'tokens'>,
  { id, lastEventSeq: seen }: typeof company.$inferSelect,
  userId: string,
): Promise<void> {
  const deletedAt = context.now();
  // The last step takes a number: what happens once the company is back is no step that somebody has seen end.
  const lastEventSeq = seen + 1;
  await tx.update(company).set({ deletedAt, lastEventSeq }).where(eq(company.id, id));
  await releaseFiles(tx, { kind: 'company', id }, { at: keptUntil(deletedAt) });
  await releaseFiles(tx, { kind: 'presentation', id }, { at: keptUntil(deletedAt) });
  await endPartnerSessions(tx, context, id);
  await hidePartnerChannels(tx, context, id, keptUntil(deletedAt));
  announceCompanyRemoved(tx, context, id, lastEventSeq, userId);
  await tellCompany(tx, context, id, userId);
}

/** Everybody's lists of companies are others than before: the owner's, the members', and those of who is invited. */
export async function tellCompany(tx: Db, context: Announcer, companyId: string, ownerId: string): Promise<void> {
  const people = await tx
    .select({ userId: teamMember.userId })
    .from(teamMember)
    .where(and(eq(teamMember.companyId, companyId), eq(teamMember.isDeclined, false)));
  for (const person of [ownerId, ...people.flatMap(({ userId }) => userId ?? [])]) tellUser(tx, context, person, 'MEMBERSHIP_CHANGED');
}
