import { foldText, LIMITS, NOTE_LIMITS } from '@heartwood/contract/domain';
import { LEVELS, plainText } from '@heartwood/contract/text';
import { count, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, invalid } from '../../request/errors';
import { line, richText } from '../../text/text';
import { requireViewer } from '../identity';
import { openSegment } from './enter-note';
import { tellOfNotes } from './note-event';
import { note } from './note.table';

export interface NewNote { id: string; segmentId: string; title: string; content?: unknown[] | null | undefined }

export const titleOf = (title: string) => line('title', title, { ...LIMITS.noteTitle, label: 'A title' });

/** What of a note is found: its words, and title and words as they are searched. */
export function wordsOf(title: string, content: readonly unknown[] | null): { words: string; searchText: string } {
  const words = content === null ? '' : plainText(content);
  return { words, searchText: foldText(`${title} ${words}`) };
}

/**
 * A new note in an own folder. The same id twice is one note, with the first call's answer. Throws INVALID with the field, FORBIDDEN
 * for a folder that is not one's own, and CONFLICT for an id that somebody else has used.
 */
export async function createNote(context: Context, { id, segmentId, ...input }: NewNote): Promise<void> {
  const { userId } = requireViewer(context);
  const title = titleOf(input.title);
  const content = input.content ? richText('content', input.content, LEVELS.note) : null;
  await context.db.transaction(async (tx) => {
    if (await isThere(tx, id, userId)) return;
    await openSegment(tx, userId, segmentId);
    const [known] = await tx.select({ total: count() }).from(note).where(eq(note.userId, userId));
    if ((known?.total ?? 0) >= NOTE_LIMITS.notes) {
      throw invalid('title', `There can be at most ${NOTE_LIMITS.notes} notes, the trash among them.`);
    }
    const at = context.now();
    const row = { id, segmentId, userId, title, content, ...wordsOf(title, content), changedBy: userId, createdAt: at, updatedAt: at };
    const written = await tx.insert(note).values(row).onConflictDoNothing().returning({ id: note.id });
    // The same id at the same moment: the other one was first.
    if (written.length === 0) await isThere(tx, id, userId);
    tellOfNotes(tx, context, [userId], { thing: 'NOTE', id });
  });
}

async function isThere(tx: Db, id: string, userId: string): Promise<boolean> {
  const [known] = await tx.select({ userId: note.userId }).from(note).where(eq(note.id, id));
  if (known && known.userId !== userId) throw conflict('This id belongs to another note.', 'id');
  return known !== undefined;
}
