import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Services } from '../../request/context';
import { releaseFilesOf } from '../files';
import { forgetSubjects, noteSubject } from '../notification';
import { readersOfAll, tellOfNotes } from './note-event';
import { note, noteAccess, noteSegment } from './note.table';

/**
 * The person's folders with their notes, thrown away or not, and what they were given of others. Who had access to a note does not share a
 * company with its author any more, and so has lost it already.
 */
export async function eraseNotes(tx: Db, services: Pick<Services, 'now' | 'bus' | 'log'>, userId: string): Promise<void> {
  const own = await tx.select({ id: note.id }).from(note).where(eq(note.userId, userId));
  const readers = await readersOfAll(tx, own.map(({ id }) => id));
  await forgetSubjects(tx, services, own.map(({ id }) => noteSubject(id)), [...readers.values()].flat());
  // Files of what lies in the trash were let go when it went there.
  await releaseFilesOf(
    tx, 'note', sql`(select ${note.id} from ${note} where ${note.userId} = ${userId} and ${note.deletedAt} is null)`, services.now(),
  );
  await tx.delete(noteSegment).where(eq(noteSegment.userId, userId));
  await tx.delete(noteAccess).where(eq(noteAccess.userId, userId));
  for (const [id, people] of readers) tellOfNotes(tx, services, people, { thing: 'NOTE', id });
}
