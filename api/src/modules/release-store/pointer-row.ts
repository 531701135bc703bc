import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { releasePointer } from './release-pointer.table';

export interface PointerRow { revision: number; key: string; sha256: string }

const ONLY = 1;

export async function readRow({ orm }: Database): Promise<PointerRow | null> {
  const { revision, key, sha256 } = releasePointer;
  return (await orm.select({ revision, key, sha256 }).from(releasePointer).where(eq(releasePointer.id, ONLY)))[0] ?? null;
}

/** Moves the pointer from what was looked at to what comes after it; false where somebody else has moved it meanwhile. */
export async function moveRow({ orm }: Database, from: PointerRow | null, to: Omit<PointerRow, 'revision'>, changedAt: Date): Promise<boolean> {
  const next = { ...to, revision: (from?.revision ?? 0) + 1, changedAt };
  const moved = from === null
    ? await orm.insert(releasePointer).values({ id: ONLY, ...next }).onConflictDoNothing().returning({ id: releasePointer.id })
    : await orm.update(releasePointer).set(next).where(and(eq(releasePointer.id, ONLY), eq(releasePointer.revision, from.revision)))
      .returning({ id: releasePointer.id });
  return moved.length > 0;
}
