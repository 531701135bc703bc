import { and, eq } from 'drizzle-orm';
import { bound } from '../../db/bound';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { canManageNote, canWriteNote } from './note.policy';
import { togetherSql } from './note.queries';
import { note, noteSegment } from './note.table';

type NoteRow = typeof note.$inferSelect;
type SegmentRow = typeof noteSegment.$inferSelect;

/** The same words for what is somebody else's and for what there is not: nobody learns which. */
export const noSuchNote = () => forbidden("You don't have permission to change this note.");
const noSuchSegment = () => forbidden("You don't have permission to change this folder.");

/** A note to be written, held until the commit. Throws FORBIDDEN for who may not, and for one in the trash. */
export async function enterNote(tx: Db, userId: string, id: string): Promise<{ row: NoteRow; isAuthor: boolean }> {
  const row = await heldNote(tx, id);
  if (row.deletedAt !== null || !canWriteNote(await isReader(tx, row, userId), row, userId)) throw noSuchNote();
  return { row, isAuthor: canManageNote(row, userId) };
}

/** The own note, in the trash or not. */
export async function ownNote(tx: Db, userId: string, id: string): Promise<NoteRow> {
  const row = await heldNote(tx, id);
  if (!canManageNote(row, userId)) throw noSuchNote();
  return row;
}

/** The own folder, deleted or not. */
export async function ownSegment(tx: Db, userId: string, id: string): Promise<SegmentRow> {
  const [row] = await tx.select().from(noteSegment).where(and(eq(noteSegment.id, id), eq(noteSegment.userId, userId))).for('update');
  if (!row) throw noSuchSegment();
  return row;
}

/** The own folder to put notes into. */
export async function openSegment(tx: Db, userId: string, id: string): Promise<SegmentRow> {
  const row = await ownSegment(tx, userId, id);
  if (row.deletedAt !== null) throw noSuchSegment();
  return row;
}

async function heldNote(tx: Db, id: string): Promise<NoteRow> {
  const [row] = await tx.select().from(note).where(eq(note.id, id)).for('update');
  if (!row) throw noSuchNote();
  return row;
}

async function isReader(tx: Db, row: NoteRow, userId: string): Promise<boolean> {
  if (row.userId === userId) return false;
  const answer = await tx.execute(bound(`
    select
    from note_access a
    where a.note_id = $1 and a.user_id = $2 and ${togetherSql('$3::uuid', '$2::uuid')}`, [row.id, userId, row.userId]));
  return (answer as unknown as { rows: unknown[] }).rows.length > 0;
}
