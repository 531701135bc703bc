import { and, between, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { Config } from '../../process/config';
import type { Db } from '../../db/database';
import { AppError } from '../../request/errors';
import { users } from '../identity';
import { files } from './files.table';

/** Whom an upload counts for. */
export interface Counted { ownerId: string; companyId: string | null; isVisitor: boolean }

/** Of a disk: what a small file takes there, so that a million of them are not free. */
const SMALLEST = 4096;

/** What goes within the hour does not count: deleting makes room at once, also while it can be undone. */
const SOON_MS = 3_600_000;

/**
 * Refuses what would be more than the person or the company can keep. What was let go counts until its bytes are gone, and so
 * does what is kept for who may have it back, unless that ends within the hour.
 * The person's uploads take turns from here on, so that two at once see each other.
 */
export async function checkQuota(tx: Db, config: Config, counted: Counted, size: number, now: Date): Promise<void> {
  await check(tx, config, counted, { size, now, person: 'Your files', company: 'The files of your company' });
}

/**
 * The same for files that are back with what carries them, `of` in words: whom they count for may have uploaded others in their
 * place. It may be somebody else who brings them back.
 */
export async function checkQuotaOf(tx: Db, config: Config, ids: readonly string[], now: Date, of = 'this message'): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.selectDistinct({ ownerId: users.id, companyId: files.companyId, kind: users.kind }).from(files)
    .innerJoin(users, eq(users.id, files.ownerId)).where(inArray(files.id, [...ids])).orderBy(users.id);
  const words = {
    person: `With the files of ${of}, those of its writer`,
    company: `With the files of ${of}, those of the company`,
  };
  for (const { kind, ...counted } of rows)
    await check(tx, config, { ...counted, isVisitor: kind === 'visitor' }, { size: 0, now, ...words });
}

async function check(
  tx: Db, { filesPersonBytes, filesVisitorBytes, filesCompanyBytes }: Config, { ownerId, companyId, isVisitor }: Counted,
  { size, now, person, company }: { size: number; now: Date; person: string; company: string },
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const most = isVisitor ? filesVisitorBytes : filesPersonBytes;
  if (await bytesOf(tx, eq(files.ownerId, ownerId), now) + size > most) {
    throw overQuota(
      `${person} would take more than the ${inWords(most)} that one person can keep here. Delete messages with files to make room.`,
    );
  }
  if (companyId !== null && await bytesOf(tx, eq(files.companyId, companyId), now) + size > filesCompanyBytes) {
    throw overQuota(
      `${company} would take more than the ${inWords(filesCompanyBytes)} that it can keep here. Delete messages with files to make room.`,
    );
  }
}

export const OVER_QUOTA = 'OVER_QUOTA';

const overQuota = (sentence: string) => new AppError(OVER_QUOTA, 413, sentence, { field: 'file' });

async function bytesOf(tx: Db, whose: SQL, now: Date): Promise<number> {
  const isGoingSoon = between(files.goneAt, now, new Date(now.getTime() + SOON_MS));
  const [row] = await tx.select({ bytes: sql<string>`coalesce(sum(greatest(${files.size}, ${SMALLEST})), 0)` }).from(files)
    .where(and(whose, or(isNull(files.goneAt), not(isGoingSoon))));
  return Number(row?.bytes ?? 0);
}

const MEGABYTE = 1024 * 1024;

function inWords(bytes: number): string {
  const megabytes = Math.round(bytes / MEGABYTE);
  return megabytes >= 1024 && megabytes % 1024 === 0 ? `${megabytes / 1024} GB` : `${megabytes} MB`;
}
