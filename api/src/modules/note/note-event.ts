import { inArray } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import { announce, type Announcer } from '../../events/announce';
import { noteAccess } from './note.table';

export const notesTopic = (userId: string) => `notes/${userId}`;

/** Something of a person's notes is otherwise than it was; how, each reads for themselves. */
export interface NotesNotice { thing: 'NOTE' | 'SEGMENT'; id: string }

/** Tells the open tabs of these people after the commit. Nothing is kept: a tab that was away loads the panel anew. */
export function tellOfNotes(tx: Db, services: Announcer, userIds: readonly string[], notice: NotesNotice): void {
  for (const userId of new Set(userIds)) afterCommit(tx, () => void announce(services, notesTopic(userId), notice));
}

/** Everybody who was given the note, whether or not they still share a company with its author. */
export async function readersOf(tx: Db, noteId: string): Promise<string[]> {
  return (await readersOfAll(tx, [noteId])).get(noteId) ?? [];
}

/** The same for many notes, in one statement. */
export async function readersOfAll(tx: Db, noteIds: readonly string[]): Promise<Map<string, string[]>> {
  const readers = new Map(noteIds.map((id): [string, string[]] => [id, []]));
  if (noteIds.length === 0) return readers;
  for (const { noteId, userId } of await tx.select().from(noteAccess).where(inArray(noteAccess.noteId, [...noteIds]))) {
    readers.get(noteId)?.push(userId);
  }
  return readers;
}
