import { and, eq, inArray } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { requireViewer } from '../identity';
import { tellOfExport } from './export-event';
import { planExport } from './export.table';

/** Calls an export off that is not there yet; one that is there stays. Throws FORBIDDEN for the export of another. */
export async function cancelExport(context: Context, { id }: { id: string }): Promise<string> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const [known] = await tx.select().from(planExport).where(and(eq(planExport.id, id), eq(planExport.userId, userId)));
    if (!known) throw forbidden();
    const gone = await tx.update(planExport).set({ state: 'CANCELLED' })
      .where(and(eq(planExport.id, id), inArray(planExport.state, ['WAITING', 'RUNNING']))).returning({ id: planExport.id });
    if (gone.length > 0) afterCommit(tx, () => tellOfExport(context, id));
  });
  return id;
}
