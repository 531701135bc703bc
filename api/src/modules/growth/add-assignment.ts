import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { findColleagues, recordCompanyEvent } from '../company';
import { notify } from '../notification';
import { aboutModule } from './about-module';
import { logChange } from './log-change';
import { enterModule, type ModuleAddress } from './enter-module';
import { liveRows } from './row-reading';
import { componentAssignment, growthComponent } from './growth.table';

/** Gives a module to an accepted member whose user is verified, or to the owner (spec section 5). Twice is once. */
export async function addAssignment(context: Context, input: ModuleAddress & { userId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, input, 'share');
    const colleague = (await findColleagues(tx, entered, [input.userId])).get(input.userId);
    if (!colleague?.isVerified) throw invalid('userId', 'Only accepted and verified members can be assigned.');
    const added = await tx.insert(componentAssignment).values({
      companyId: input.companyId, key: input.key, userId: input.userId, createdAt: entered.now,
    })
      .onConflictDoNothing().returning({ userId: componentAssignment.userId });
    if (added.length === 0) return;
    await logChange(tx, entered, { type: 'ASSIGNED', userId: input.userId, name: colleague.name });
    await notify(tx, context, { ...aboutModule(entered, await dueOf(tx, input)), to: [input.userId], type: 'ASSIGNED' });
    await recordCompanyEvent(tx, context, input.companyId, {
      type: 'ASSIGNMENT_CHANGED', actorId: entered.viewerId, moduleKey: input.key, assigneeId: input.userId,
      // Who is assigned sees a module that is not shown to the whole team.
      ...(entered.reach.visibleTo.length > 0 && { rows: await liveRows(tx, input) }),
    });
  });
}

async function dueOf(tx: Db, { companyId, key }: ModuleAddress): Promise<{ dueDate?: string }> {
  const [row] = await tx.select({ dueDate: growthComponent.dueDate }).from(growthComponent)
    .where(and(eq(growthComponent.companyId, companyId), eq(growthComponent.key, key)));
  return row?.dueDate ? { dueDate: row.dueDate } : {};
}
