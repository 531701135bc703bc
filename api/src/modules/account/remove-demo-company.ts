import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { conflict, forbidden } from '../../errors';
import { announceCompanyRemoved, canRemoveCompany, company, enterCompany, teamMember, tellUser } from '../company';
import { releaseFiles } from '../files';
import { requireFresh, requireViewer } from '../identity';
import { releasePartnerFiles } from '../messaging';

/** Takes a demo company away with everything in it. A company with real work in it is not removed this way. */
export async function removeDemoCompany(context: Context, { id }: { id: string }): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { company: row, standing } = await enterCompany(tx, userId, id, context.now());
    if (!canRemoveCompany(standing)) throw forbidden("You don't have permission to remove this company.");
    if (!row.isDemo) throw conflict('Only a demo company can be removed this way.');
    await requireFresh(context, tx);
    const members = await tx.select({ userId: teamMember.userId }).from(teamMember).where(and(eq(teamMember.companyId, id), eq(teamMember.isDeclined, false)));
    await releaseFiles(tx, { kind: 'company', id }, { at: context.now() });
    await releasePartnerFiles(tx, id, context.now());
    await tx.delete(company).where(eq(company.id, id));
    announceCompanyRemoved(tx, context, id, row.lastEventSeq + 1, userId);
    for (const person of [userId, ...members.flatMap((member) => member.userId ?? [])]) tellUser(tx, context, person, 'MEMBERSHIP_CHANGED');
  });
}
