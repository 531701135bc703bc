import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, forbidden } from '../../request/errors';
import { company } from '../company';
import { restoreFiles } from '../files';
import { requireViewer } from '../identity';
import { showPartnerChannels } from '../messaging';
import { hasRoom } from './create-company';
import { tellCompany } from './delete-company';
import { keptUntil } from './kept-until';

/** Brings a deleted company back as it was, for everybody who was in it. Its owner may, for 30 days. Twice is once. */
export async function restoreCompany(context: Context, { id }: { id: string }): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(company).where(and(eq(company.id, id), eq(company.createdBy, userId))).for('update');
    if (!row) throw forbidden("You don't have permission to bring back this company.");
    if (!row.deletedAt) return;
    const until = keptUntil(row.deletedAt);
    if (until <= context.now()) throw conflict(`${row.name} was deleted more than 30 days ago and can't be brought back.`);
    await hasRoom(tx, userId);
    await tx.update(company).set({ deletedAt: null }).where(eq(company.id, id));
    await restoreFiles(tx, { kind: 'company', id }, { goneAt: until });
    await restoreFiles(tx, { kind: 'presentation', id }, { goneAt: until });
    await showPartnerChannels(tx, context, id, until);
    await tellCompany(tx, context, id, userId);
  });
}
