import { LIMITS, NOTE_LIMITS } from '@heartwood/contract/domain';
import { and, count, eq, isNull, max } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, invalid } from '../../request/errors';
import { line } from '../../text/text';
import { requireViewer } from '../identity';
import { openSegment } from './enter-note';
import { tellOfNotes } from './note-event';
import { noteSegment } from './note.table';

const nameOf = (name: string) => line('name', name, { ...LIMITS.noteFolder, label: 'A folder name' });

/**
 * A new folder, below the others. The same id twice is one folder. Throws INVALID with the field, and CONFLICT for an id that
 * somebody else has used.
 */
export async function createNoteSegment(context: Context, { id, name: typed }: { id: string; name: string }): Promise<void> {
  const { userId } = requireViewer(context);
  const name = nameOf(typed);
  await context.db.transaction(async (tx) => {
    if (await isThere(tx, id, userId)) return;
    const [known] = await tx.select({ total: count(), last: max(noteSegment.position) }).from(noteSegment)
      .where(and(eq(noteSegment.userId, userId), isNull(noteSegment.deletedAt)));
    if ((known?.total ?? 0) >= NOTE_LIMITS.segments) throw invalid('name', `There can be at most ${NOTE_LIMITS.segments} folders.`);
    const row = { id, userId, name, position: (known?.last ?? 0) + 1, createdAt: context.now(), updatedAt: context.now() };
    const written = await tx.insert(noteSegment).values(row).onConflictDoNothing().returning({ id: noteSegment.id });
    // The same id at the same moment: the other one was first.
    if (written.length === 0) await isThere(tx, id, userId);
    tellOfNotes(tx, context, [userId], { thing: 'SEGMENT', id });
  });
}

/** Another name, another place among the folders: positions are numbers, and one between two others stands between them. */
export async function updateNoteSegment(
  context: Context, { id, name, position }: { id: string; name?: string | null | undefined; position?: number | null | undefined },
): Promise<void> {
  const { userId } = requireViewer(context);
  const columns = { ...(name != null && { name: nameOf(name) }), ...(position != null && { position: finite(position) }) };
  await context.db.transaction(async (tx) => {
    await openSegment(tx, userId, id);
    await tx.update(noteSegment).set({ ...columns, updatedAt: context.now() }).where(eq(noteSegment.id, id));
    tellOfNotes(tx, context, [userId], { thing: 'SEGMENT', id });
  });
}

async function isThere(tx: Db, id: string, userId: string): Promise<boolean> {
  const [known] = await tx.select({ userId: noteSegment.userId }).from(noteSegment).where(eq(noteSegment.id, id));
  if (known && known.userId !== userId) throw conflict('This id belongs to another folder.', 'id');
  return known !== undefined;
}

function finite(position: number): number {
  if (!Number.isFinite(position)) throw invalid('position', 'This is not a place in the list.');
  return position;
}
