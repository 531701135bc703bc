import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { requireMessenger } from '../identity';
import { fileAddress, fileIdOf } from './file-addresses';
import { files } from './files.table';
import type { FileSubject } from './kept-file';

/** Whether the viewer may see a thing that carries files; asked by its kind. What is missing here is shown to everybody. */
export type MaySee = Readonly<Partial<Record<FileSubject['kind'], (context: Context, id: string) => Promise<boolean>>>>;

/** GET /files/:id/address: a fresh address for a page that was open longer than its addresses are good. */
export async function renewAddress(maySee: MaySee, context: Context, id: string): Promise<RouteAnswer> {
  const { userId } = requireMessenger(context);
  const [file] =
    fileIdOf(fileAddress(id)) === id
      ? await context.db.orm
          .select()
          .from(files)
          .where(and(eq(files.id, id), isNull(files.goneAt)))
      : [];
  if (!file || !await mayFetch(maySee, context, file, userId)) throw notFound('There is no such file.');
  return { body: { url: file.isPublic ? fileAddress(id) : context.fileAddresses.sign(fileAddress(id), file.name) } };
}

async function mayFetch(
  maySee: MaySee,
  context: Context,
  { isPublic, ownerId, claimedAt, subjectKind, subjectId }: typeof files.$inferSelect,
  userId: string,
): Promise<boolean> {
  if (isPublic) return true;
  if (claimedAt === null || subjectKind === null || subjectId === null) return ownerId === userId;
  return (await maySee[subjectKind]?.(context, subjectId)) ?? false;
}
