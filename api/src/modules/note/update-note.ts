import { LIMITS, NOTE_LIMITS } from '@heartwood/contract/domain';
import { LEVELS, versionNeeded, versionOf } from '@heartwood/contract/text';
import { and, count, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, invalid } from '../../request/errors';
import { line, richText } from '../../text/text';
import { claimFiles, fileIdOf, releaseFiles } from '../files';
import { requireViewer } from '../identity';
import { changeAccess } from './change-access';
import { titleOf, wordsOf } from './create-note';
import { enterNote, noSuchNote, openSegment } from './enter-note';
import { readersOf, tellOfNotes } from './note-event';
import { note, noteAttachment, type NoteCheckpoint } from './note.table';

/** What is left out stays. */
export interface NoteSet {
  title?: string | null | undefined;
  content?: unknown[] | null | undefined;
  segmentId?: string | null | undefined;
  checkpoints?: readonly NoteCheckpoint[] | null | undefined;
  tags?: readonly string[] | null | undefined;
  /** Those that come; what the note has already may be among them. Of each only the address counts. */
  attachments?: readonly { id: string; url: string }[] | null | undefined;
  attachmentsDeleteData?: readonly string[] | null | undefined;
  accessData?: readonly string[] | null | undefined;
  accessDeleteData?: readonly string[] | null | undefined;
}

type Row = typeof note.$inferSelect;

/** What the author alone changes. */
const OWN = ['segmentId', 'checkpoints', 'tags', 'accessData', 'accessDeleteData'] as const;

/**
 * Writes into one note. Throws CONFLICT when title or text were changed since `baseRevision` and are to be changed: the same once
 * more (a retry) is none. FORBIDDEN for who may not; INVALID with the field.
 */
export async function updateNote(context: Context, input: { id: string; set: NoteSet; baseRevision: number | null }): Promise<void> {
  const { userId } = requireViewer(context);
  const { id, baseRevision } = input;
  const set = checkSet(input.set);
  await context.db.transaction(async (tx) => {
    const { row, isAuthor } = await enterNote(tx, userId, id);
    if (!isAuthor && OWN.some((field) => set[field] != null)) throw noSuchNote();
    if (set.content && versionOf(set.content) < versionNeeded(row.content ?? [])) {
      throw invalid('content', 'This page is older than the text in it. Reload the page to go on writing.');
    }
    const before = await readersOf(tx, id);
    const written = writtenOf(set, row);
    if (written !== null && baseRevision !== null && baseRevision < row.revision) {
      throw conflict('Somebody changed this in the meantime.', 'baseRevision');
    }
    const { segmentId, checkpoints, tags } = set;
    if (segmentId != null) await openSegment(tx, userId, segmentId);
    const kept = {
      ...(segmentId != null && { segmentId }), ...(checkpoints != null && { checkpoints }), ...(tags != null && { tags: [...tags] }),
    };
    const attached = await attach(tx, context, row, set);
    if (written !== null || attached || Object.keys(kept).length > 0) {
      const more = written && { ...written, revision: row.revision + 1, changedBy: userId };
      await tx.update(note).set({ ...kept, ...more, updatedAt: context.now() }).where(eq(note.id, id));
    }
    await changeAccess(tx, context, {
      ...row, title: set.title ?? row.title,
    }, { give: set.accessData ?? [], take: set.accessDeleteData ?? [] });
    tellOfNotes(tx, context, [row.userId, ...before, ...await readersOf(tx, id)], { thing: 'NOTE', id });
  });
}

function checkSet(set: NoteSet): NoteSet {
  const { title, content, checkpoints, tags } = set;
  if ((checkpoints?.length ?? 0) > NOTE_LIMITS.checkpoints) {
    throw invalid('checkpoints', `A note can have at most ${NOTE_LIMITS.checkpoints} checkpoints.`);
  }
  const names = tags && [...new Set(tags.map((tag) => line('tags', tag.replace(/^#/, ''), { ...LIMITS.noteTag, label: 'A tag' })))];
  if ((names?.length ?? 0) > NOTE_LIMITS.tags) throw invalid('tags', `A note can have at most ${NOTE_LIMITS.tags} tags.`);
  return {
    ...set,
    tags: names,
    ...(title != null && { title: titleOf(title) }),
    ...(content && { content: richText('content', content, LEVELS.note) }),
    checkpoints: checkpoints?.map(({ id, text, isDone }) => (
      { id, isDone, text: line('checkpoints', text, { ...LIMITS.checkpoint, label: 'A checkpoint' }) }
    )),
  };
}

/** What two people can overwrite for each other; null when it is there already. */
function writtenOf(set: NoteSet, row: Row): Partial<typeof note.$inferInsert> | null {
  const title = set.title ?? row.title;
  const content = set.content === undefined ? row.content : set.content;
  if (title === row.title && isDeepStrictEqual(content, row.content)) return null;
  return { title, content, ...wordsOf(title, content) };
}

async function attach(tx: Db, context: Context, { id }: Row, { attachments, attachmentsDeleteData }: NoteSet): Promise<boolean> {
  const { userId } = requireViewer(context);
  const gone = attachmentsDeleteData?.length
    ? await tx.delete(noteAttachment).where(and(eq(noteAttachment.noteId, id), inArray(noteAttachment.id, [...attachmentsDeleteData])))
      .returning({ fileId: noteAttachment.fileId })
    : [];
  if (gone.length > 0) await releaseFiles(tx, { kind: 'note', id }, { only: gone.map(({ fileId }) => fileId), at: context.now() });
  const known = await tx.select({ id: noteAttachment.id }).from(noteAttachment).where(eq(noteAttachment.noteId, id));
  const coming = (attachments ?? []).filter((one) => !known.some((kept) => kept.id === one.id));
  if (coming.length === 0) return gone.length > 0;
  const fileIds = coming.map(({ url }) => fileIdOf(url) ?? '');
  if (fileIds.includes('')) throw invalid('attachments', 'Upload the file first.');
  const subject = { kind: 'note', id } as const;
  const kept = await claimFiles(tx, { ids: fileIds, ownerId: userId, subject, field: 'attachments', at: context.now() });
  const rows = kept.map((file, at) => ({
    id: coming[at]?.id ?? file.id, noteId: id, fileId: file.id, name: file.name, type: file.type, size: file.size, createdAt: context.now(),
  }));
  const written = await tx.insert(noteAttachment).values(rows).onConflictDoNothing().returning({ id: noteAttachment.id });
  if (written.length < rows.length) throw conflict('This id belongs to another attachment.', 'attachments');
  const [now] = await tx.select({ total: count() }).from(noteAttachment).where(eq(noteAttachment.noteId, id));
  if ((now?.total ?? 0) > NOTE_LIMITS.attachments)
    throw invalid('attachments', `A note can have at most ${NOTE_LIMITS.attachments} files.`);
  return true;
}
