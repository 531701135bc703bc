import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { findColleagues, recordCompanyEvent } from '../company';
import { logChange } from './log-change';
import { enterModule, type ModuleAddress } from './enter-module';
import { liveRows } from './row-reading';
import { componentAssignment } from './growth.table';

/** Takes a module from somebody; it may be a person who has left. */
export async function removeAssignment(context: Context, input: ModuleAddress & { userId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, input, 'share');
    const removed = await tx.delete(componentAssignment)
      .where(and(
        eq(componentAssignment.companyId, input.companyId), eq(componentAssignment.key, input.key),
        eq(componentAssignment.userId, input.userId),
      ))
      .returning({ userId: componentAssignment.userId });
    if (removed.length === 0) return;
    const colleague = (await findColleagues(tx, entered, [input.userId])).get(input.userId);
    await logChange(tx, entered, { type: 'UNASSIGNED', userId: input.userId, name: colleague?.name ?? 'a former member' });
    await recordCompanyEvent(tx, context, input.companyId, {
      type: 'ASSIGNMENT_CHANGED', actorId: entered.viewerId, moduleKey: input.key,
      // Who is assigned sees a module that is not shown to the whole team.
      ...(entered.reach.visibleTo.length > 0 && { rows: await liveRows(tx, input) }),
    });
  });
}
