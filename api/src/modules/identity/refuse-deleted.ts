import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { conflict } from '../../request/errors';
import { users } from './identity.table';

/** A row of any table, as it stands. */
interface PresentRow { isDeleted: boolean; updatedBy: string | null }

/**
 * Throws DELETED, with who it was, for a change to a row that is deleted or not there: its writer had it before them (`baseRevision`) and
 * does not know. Who asks for it without one makes it, or wants it back.
 */
export async function refuseDeleted(tx: Db, row: PresentRow | undefined, baseRevision: number | null | undefined): Promise<void> {
  if (baseRevision == null || row?.isDeleted === false) return;
  if (!row) throw conflict('This is not there any more.', undefined, 'DELETED');
  const [by] = row.updatedBy === null ? [] : await tx.select().from(users).where(eq(users.id, row.updatedBy));
  const words = by ? `${by.firstname} ${by.lastname} has deleted this meanwhile.` : 'This was deleted meanwhile.';
  throw conflict(words, undefined, 'DELETED');
}
