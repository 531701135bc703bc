import { NOTE_LIMITS } from '@heartwood/contract/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { bound } from '../../db/bound';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { requireViewer } from '../identity';
import { forgetSubject, noteSubject, notify } from '../notification';
import { noSuchNote } from './enter-note';
import { readersOf, tellOfNotes } from './note-event';
import { togetherSql } from './note.queries';
import { note, noteAccess } from './note.table';

/** Gives and takes access; who gets it is told, and who loses it has it no more from the commit on. */
export async function changeAccess(
  tx: Db, context: Context, row: { id: string; userId: string; title: string },
  { give, take }: { give: readonly string[]; take: readonly string[] },
): Promise<void> {
  if (take.length > 0) await takeAccess(tx, context, row.id, take);
  const known = await readersOf(tx, row.id);
  const coming = [...new Set(give)].filter((id) => id !== row.userId && !known.includes(id) && !take.includes(id));
  if (coming.length === 0) return;
  if (known.length + coming.length > NOTE_LIMITS.access) {
    throw invalid('accessData', `A note can be assigned to at most ${NOTE_LIMITS.access} people.`);
  }
  if ((await colleaguesAmong(tx, row.userId, coming)).length < coming.length) {
    throw invalid('accessData', 'A note can be assigned to members of your companies who have confirmed their email address.');
  }
  await tx.insert(noteAccess).values(coming.map((userId) => ({ noteId: row.id, userId, createdAt: context.now() }))).onConflictDoNothing();
  await notify(tx, context, {
    to: coming, type: 'NOTE_ASSIGNED', actorId: row.userId, companyId: null, subject: noteSubject(row.id),
    data: { noteId: row.id, noteTitle: row.title },
  });
}

/** Gives up a note that somebody else has given. Twice is once; the author can't leave. */
export async function leaveNote(context: Context, id: string): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select({ userId: note.userId }).from(note).where(eq(note.id, id));
    if (row?.userId === userId) throw noSuchNote();
    await takeAccess(tx, context, id, [userId]);
    if (row) tellOfNotes(tx, context, [row.userId, userId, ...await readersOf(tx, id)], { thing: 'NOTE', id });
  });
}

async function takeAccess(tx: Db, context: Context, noteId: string, userIds: readonly string[]): Promise<void> {
  await tx.delete(noteAccess).where(and(eq(noteAccess.noteId, noteId), inArray(noteAccess.userId, [...userIds])));
  await forgetSubject(tx, context, noteSubject(noteId), userIds);
}

async function colleaguesAmong(tx: Db, authorId: string, userIds: readonly string[]): Promise<string[]> {
  const answer = await tx.execute(sql`
    select u.id
    from users u
    where u.id in ${[...userIds]} and u.kind = 'member' and u.is_verified and not u.is_deleted
      and ${bound(togetherSql('$1::uuid', 'u.id'), [authorId])}`);
  return (answer as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
}
