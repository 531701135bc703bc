import { and, eq, inArray } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Services } from '../../request/context';
import { AppError } from '../../request/errors';
import { claimFiles, keepFile } from '../files';
import { defineJob } from '../jobs';
import { companySubject, notify } from '../notification';
import { tellOfExport } from './export-event';
import { planExport, type ExportState } from './export.table';

export type Export = typeof planExport.$inferSelect;

/** What became of an export; its file is called by `name`, which people wrote, and the day. */
export interface MadeFile { name: string; extension: string; contentType: string; bytes: Buffer }

const MOST_ATTEMPTS = 3;
const OPEN: ExportState[] = ['WAITING', 'RUNNING'];

type Make = (services: Services, row: Export) => Promise<MadeFile>;

/**
 * The job that makes an export that is still wanted, keeps its file and tells who asked. What `make` refuses with an `AppError` is why
 * there is no file; anything else it throws is tried again, a few times: nobody waits for days for what can't be made.
 */
export const exportJob = (kind: string, make: Make) => (
  defineJob<{ id: string }>({ kind, run: (services, { id }, { attempt }) => fill(services, id, make, attempt) })
);

async function fill(services: Services, id: string, make: Make, attempt: number): Promise<void> {
  const [row] = await services.db.orm.update(planExport).set({ state: 'RUNNING' })
    .where(and(eq(planExport.id, id), inArray(planExport.state, OPEN))).returning();
  if (!row) return;
  tellOfExport(services, id);
  try {
    await keep(services, row, await make(services, row));
  } catch (error) {
    if (!(error instanceof AppError) && attempt < MOST_ATTEMPTS) throw error;
    const fault = error instanceof AppError ? error.message : null;
    await services.db.orm.update(planExport).set({ state: 'FAILED', fault }).where(eq(planExport.id, id));
    if (fault === null) {
      tellOfExport(services, id);
      throw error;
    }
  }
  tellOfExport(services, id);
}

async function keep(
  services: Services, { id, companyId, userId }: Export, { name: written, extension, contentType, bytes }: MadeFile,
): Promise<void> {
  const { db, now } = services;
  const name = `${slugOf(written)}-${now().toISOString().slice(0, 10)}.${extension}`;
  const kept = await keepFile(services, { ownerId: userId, companyId, isVisitor: false, purpose: 'plan_export', contentType, name, bytes });
  await db.transaction(async (tx) => {
    const [done] = await tx.update(planExport).set({ state: 'DONE', fileId: kept.id, fileName: name, fault: null })
      .where(and(eq(planExport.id, id), inArray(planExport.state, OPEN))).returning({ id: planExport.id });
    // Called off meanwhile: what was kept goes by itself.
    if (!done) return;
    await claimFiles(tx, { ids: [kept.id], ownerId: userId, subject: { kind: 'export', id }, field: 'id', at: now() });
    // Who has asked for notes waits for them where they asked.
    if (companyId !== null) await notify(tx, services, {
      to: [userId], type: 'EXPORTED', actorId: null, companyId, subject: companySubject(companyId), groupKey: `EXPORTED:${id}`,
      data: { exportId: id, fileName: name },
    });
    afterCommit(tx, () => tellOfExport(services, id));
  });
}

const MOST_LETTERS = 80;

/** "Loop & Crate" as the beginning of a file's name: loop-crate. */
const slugOf = (name: string) => {
  const words = name.normalize('NFKD').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return [...words].slice(0, MOST_LETTERS).join('').replaceAll(/^-|-$/g, '') || 'export';
};
