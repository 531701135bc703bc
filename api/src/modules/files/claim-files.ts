import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { invalid } from '../../request/errors';
import { files } from './files.table';
import type { FileSubject, KeptFile } from './kept-file';

export interface FileClaim {
  ids: readonly string[];
  /** Only own uploads can be claimed. */
  ownerId: string;
  subject: FileSubject;
  /** Of the input, for the refusal. */
  field: string;
  /** The thing is shown to everybody, and so is the file. */
  isPublic?: boolean;
  isPicture?: boolean;
  at: Date;
}

/**
 * Gives uploads to the thing that carries them from now on, in that command's transaction; answers what they are, in the order
 * given. What the thing has already may be claimed again. Throws INVALID, in the same words for a file of somebody else, one
 * that another thing has, one that is gone and one that never was.
 */
export async function claimFiles(
  tx: Db,
  { ids, ownerId, subject, field, isPublic = false, isPicture = false, at }: FileClaim,
): Promise<KeptFile[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(files)
    .set({ subjectKind: subject.kind, subjectId: subject.id, isPublic, claimedAt: at, keptUntil: null })
    .where(
      and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), isNull(files.goneAt), or(isNull(files.claimedAt), carriedBy(subject))),
    )
    .returning({ id: files.id, name: files.name, type: files.contentType, size: files.size });
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw invalid(field, 'A file is not there any more: uploads are kept for two days. Please upload it again.');
    if (isPicture && !row.type.startsWith('image/')) throw invalid(field, 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.');
    return row;
  });
}

export const carriedBy = ({ kind, id }: FileSubject) => and(eq(files.subjectId, id), eq(files.subjectKind, kind));
