import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { teamMember } from '../company';
import { forgetSkills } from '../foundation';
import { forgetMember } from '../growth';
import { leavePartnerChannels } from '../messaging';
import { forgetAssignee } from '../timeline';

/** Somebody who had a seat has none any more: modules, goals and the partners' channels go on without them; what they wrote stays. */
export async function endSeat(
  tx: Db,
  context: Pick<Context, 'bus' | 'log' | 'now'>,
  { id, ...leaver }: { id: string; companyId: string; ownerId: string; userId: string },
): Promise<void> {
  await tx.delete(teamMember).where(eq(teamMember.id, id));
  await forgetMember(tx, leaver);
  await forgetAssignee(tx, leaver);
  await forgetSkills(tx, leaver);
  await leavePartnerChannels(tx, context, leaver);
}
