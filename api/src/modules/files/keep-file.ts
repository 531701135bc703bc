import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { daysFrom } from '../../text/days';
import { fileName } from './file-name';
import { checkQuota } from './file-quota';
import { files } from './files.table';
import type { FileSubject, KeptFile } from './kept-file';
import { withRoom } from './with-room';

export interface NewFile {
  ownerId: string;
  companyId: string | null;
  /** Of a partner's site. */
  isVisitor: boolean;
  purpose: string;
  contentType: string;
  name: string;
  bytes: Buffer;
  /** A public picture that its thing takes at once; everything else waits to be claimed. */
  pictureOf?: FileSubject;
}

/** Nobody waits longer with a draft. */
const KEPT_UNCLAIMED_DAYS = 2;

/** Keeps the bytes and who they belong to. Throws OVER_QUOTA. */
export async function keepFile(context: Services, file: NewFile): Promise<KeptFile> {
  const kept = { id: randomUUID(), name: fileName(file.name, file.contentType), type: file.contentType, size: file.bytes.length };
  await withRoom(context, () => reserve(context, file, kept));
  // The row is there first: bytes without one would stay for ever, a row without bytes goes by itself.
  try {
    await context.files.put(kept.id, file.bytes);
  } catch (error) {
    await context.db.orm.update(files).set({ goneAt: context.now() }).where(eq(files.id, kept.id));
    throw error;
  }
  return kept;
}

function reserve({ db, config, now }: Services, { pictureOf, ...file }: NewFile, { id, name, type, size }: KeptFile): Promise<void> {
  const createdAt = now();
  const standing = pictureOf
    ? { subjectKind: pictureOf.kind, subjectId: pictureOf.id, isPublic: true, claimedAt: createdAt }
    : { keptUntil: daysFrom(createdAt, KEPT_UNCLAIMED_DAYS) };
  return db.transaction(async (tx) => {
    await checkQuota(tx, config, file, size, createdAt);
    await tx
      .insert(files)
      .values({
        id,
        name,
        size,
        contentType: type,
        ownerId: file.ownerId,
        companyId: file.companyId,
        purpose: file.purpose,
        createdAt,
        ...standing,
      });
  });
}
