import { NOTE_KEPT_DAYS } from '@heartwood/contract/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict } from '../../request/errors';
import { daysFrom } from '../../text/days';
import { checkQuotaOf, releaseFiles, releaseFilesOf, restoreFiles, restoreFilesOf, withRoom } from '../files';
import { requireViewer } from '../identity';
import { forgetSubjects, noteSubject } from '../notification';
import { ownNote, ownSegment } from './enter-note';
import { readersOf, readersOfAll, tellOfNotes } from './note-event';
import { note, noteSegment } from './note.table';

const goneAt = (deletedAt: Date) => daysFrom(deletedAt, NOTE_KEPT_DAYS);

/** Into the trash of its author, gone for everybody else at once. The author alone may. Twice is once. */
export async function deleteNote(context: Context, id: string): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const row = await ownNote(tx, userId, id);
    if (row.deletedAt !== null) return;
    const at = context.now();
    await tx.update(note).set({ deletedAt: at }).where(eq(note.id, id));
    await releaseFiles(tx, { kind: 'note', id }, { at: goneAt(at) });
    await forgetNotes(tx, context, userId, [id]);
  });
}

/**
 * Back from the trash to where it stood, with who had access; its folder comes back with it, empty but for it. Twice is once. Throws
 * OVER_QUOTA where other files have taken the room of its own.
 */
export async function restoreNote(context: Context, id: string): Promise<void> {
  const { userId } = requireViewer(context);
  await withRoom(context, () => context.db.transaction(async (tx) => {
    const row = await ownNote(tx, userId, id);
    if (row.deletedAt === null) return;
    const back = await restoreFiles(tx, { kind: 'note', id }, { goneAt: goneAt(row.deletedAt) });
    await checkQuotaOf(tx, context.config, back, context.now(), 'this note');
    await tx.update(note).set({ deletedAt: null }).where(eq(note.id, id));
    const opened = await tx.update(noteSegment).set({ deletedAt: null })
      .where(and(eq(noteSegment.id, row.segmentId), sql`${noteSegment.deletedAt} is not null`)).returning({ id: noteSegment.id });
    for (const segment of opened) tellOfNotes(tx, context, [userId], { thing: 'SEGMENT', id: segment.id });
    tellOfNotes(tx, context, [userId, ...await readersOf(tx, id)], { thing: 'NOTE', id });
  }));
}

/** A note of the own trash goes for good now, with its files. Twice is once; one that is not in the trash is CONFLICT. */
export async function removeNote(context: Context, id: string): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const [known] = await tx.select({ id: note.id }).from(note).where(eq(note.id, id));
    if (!known) return;
    const { deletedAt } = await ownNote(tx, userId, id);
    if (deletedAt === null) throw conflict('This note is not in the trash any more.');
    // They were let go for the day on which the trash is swept.
    await restoreFiles(tx, { kind: 'note', id }, { goneAt: goneAt(deletedAt) });
    await releaseFiles(tx, { kind: 'note', id }, { at: context.now() });
    await tx.delete(note).where(eq(note.id, id));
    tellOfNotes(tx, context, [userId], { thing: 'NOTE', id });
  });
}

/** A folder goes, and its notes go into the trash. Twice is once. */
export async function deleteNoteSegment(context: Context, id: string): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const row = await ownSegment(tx, userId, id);
    if (row.deletedAt !== null) return;
    const at = context.now();
    await tx.update(noteSegment).set({ deletedAt: at }).where(eq(noteSegment.id, id));
    const gone = await tx.update(note).set({ deletedAt: at }).where(and(eq(note.segmentId, id), isNull(note.deletedAt)))
      .returning({ id: note.id });
    await releaseFilesOf(tx, 'note', notesGoneAt(id, at), goneAt(at));
    await forgetNotes(tx, context, userId, gone.map((each) => each.id));
    tellOfNotes(tx, context, [userId], { thing: 'SEGMENT', id });
  });
}

/**
 * Undoes the deletion of a folder: it comes back with the notes that went with it. Twice is once. Throws OVER_QUOTA where other files
 * have taken the room of theirs.
 */
export async function restoreNoteSegment(context: Context, id: string): Promise<void> {
  const { userId } = requireViewer(context);
  await withRoom(context, () => context.db.transaction(async (tx) => {
    const row = await ownSegment(tx, userId, id);
    if (row.deletedAt === null) return;
    const files = await restoreFilesOf(tx, 'note', notesGoneAt(id, row.deletedAt), goneAt(row.deletedAt));
    await checkQuotaOf(tx, context.config, files, context.now(), 'this folder');
    await tx.update(noteSegment).set({ deletedAt: null }).where(eq(noteSegment.id, id));
    const back = await tx.update(note).set({ deletedAt: null }).where(and(eq(note.segmentId, id), eq(note.deletedAt, row.deletedAt)))
      .returning({ id: note.id });
    tellOfNotes(tx, context, [userId], { thing: 'SEGMENT', id });
    for (const [noteId, readers] of await readersOfAll(tx, back.map((each) => each.id))) {
      tellOfNotes(tx, context, [userId, ...readers], { thing: 'NOTE', id: noteId });
    }
  }));
}

const notesGoneAt = (segmentId: string, at: Date) => sql`(
  select ${note.id}
  from ${note}
  where ${note.segmentId} = ${segmentId} and ${note.deletedAt} = ${at.toISOString()}::timestamptz)`;

/** Notes that nobody but their author sees any more: who had them is told nothing more of them. */
async function forgetNotes(tx: Db, context: Context, authorId: string, ids: readonly string[]): Promise<void> {
  const known = await readersOfAll(tx, ids);
  await forgetSubjects(tx, context, ids.map(noteSubject), [...known.values()].flat());
  for (const [id, readers] of known) tellOfNotes(tx, context, [authorId, ...readers], { thing: 'NOTE', id });
}
