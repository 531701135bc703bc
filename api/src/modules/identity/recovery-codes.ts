import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import { hashPassword, passwordMatches } from './password';
import { recoveryCodes } from './second-factor.table';

const RECOVERY_CODES = 8;
/** Without those that are taken for each other: O and 0, I and 1. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const HALF = 4;

const letters = (count: number) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export interface NewRecoveryCodes { shown: string[]; hashes: string[] }

/** Codes such as 7HQ2-M9KD, 40 bits each. Hashing them takes a while: to be done before a transaction begins. */
export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const shown = Array.from({ length: RECOVERY_CODES }, () => `${letters(HALF)}-${letters(HALF)}`);
  return { shown, hashes: await Promise.all(shown.map((code) => hashPassword(bare(code)))) };
}

/** However it is typed. */
const bare = (code: string) => code.toUpperCase().replace(/[\s-]/g, '');

/** Instead of those that the person had. */
export async function keepRecoveryCodes(tx: Db, userId: string, { hashes }: NewRecoveryCodes): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ id: randomUUID(), userId, codeHash })));
}

/** The unused code that was typed. All are compared, so that the time tells nothing. */
export async function findRecoveryCode({ db }: Pick<Services, 'db'>, userId: string, typed: string): Promise<string | null> {
  const unused = await db.orm.select().from(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  const matches = await Promise.all(unused.map(({ codeHash }) => passwordMatches(codeHash, bare(typed))));
  return unused.find((_code, at) => matches[at])?.id ?? null;
}

/** False when somebody else has just used it. */
export async function spendRecoveryCode(tx: Db, { now }: Pick<Services, 'now'>, id: string): Promise<boolean> {
  const spent = await tx.update(recoveryCodes).set({ usedAt: now() })
    .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.usedAt))).returning({ id: recoveryCodes.id });
  return spent.length > 0;
}

export async function recoveryCodesLeft(tx: Db, userId: string): Promise<number> {
  return tx.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
