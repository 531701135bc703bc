import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { findColleagues, recordCompanyEvent } from '../company';
import { forgetSubject, moduleSubject, whoWasTold } from '../notification';
import { allSee } from './all-see';
import { logChange } from './log-change';
import { enterModule, reachOf, type EnteredModule, type ModuleAddress } from './enter-module';
import { liveRows } from './row-reading';
import { componentVisibility } from './growth.table';

export interface VisibilityInput extends ModuleAddress {
  addVisibility: readonly string[];
  removedVisibilities: readonly string[];
}

/** Chooses who sees a module; with nobody left on the list it is the whole team again. Owner and admins always see it. */
export async function updateVisibility(
  context: Context, { addVisibility, removedVisibilities, ...address }: VisibilityInput,
): Promise<void> {
  const { companyId, key } = address;
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, address, 'share');
    const before = new Set(entered.reach.visibleTo);
    const added = [...new Set(addVisibility)].filter((id) => !before.has(id) && !removedVisibilities.includes(id));
    const removed = [...new Set(removedVisibilities)].filter((id) => before.has(id));
    const colleagues = await findColleagues(tx, entered, added);
    if (added.some((id) => !colleagues.has(id))) throw invalid('addVisibility', 'Only accepted members can be chosen.');
    if (added.length === 0 && removed.length === 0) return;
    if (removed.length > 0) {
      await tx.delete(componentVisibility).where(and(
        eq(componentVisibility.companyId, companyId), eq(componentVisibility.key, key), inArray(componentVisibility.userId, removed),
      ));
    }
    if (added.length > 0) await tx.insert(componentVisibility).values(added.map((userId) => ({ companyId, key, userId })));
    await forgetUnseen(tx, context, entered);
    await logChange(tx, entered, { type: 'VISIBILITY_CHANGED' });
    await recordCompanyEvent(tx, context, companyId, { 
      type: 'VISIBILITY_CHANGED', actorId: entered.viewerId, moduleKey: key, rows: await liveRows(tx, address),
    });
  });
}

/** Who does not see the module any more is not told of it any more either. */
async function forgetUnseen(tx: Db, context: Context, entered: EnteredModule): Promise<void> {
  const subject = moduleSubject(entered.companyId, entered.key);
  const told = await whoWasTold(tx, subject);
  if (told.length === 0) return;
  const reach = await reachOf(tx, entered.companyId, entered.key);
  const colleagues = await findColleagues(tx, entered, told);
  await forgetSubject(tx, context, subject, told.filter((id) => !allSee(colleagues, [id], { reach })));
}
