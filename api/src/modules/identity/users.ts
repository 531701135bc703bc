import { randomUUID } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import { foldText, fullName, normalizeEmail } from '@heartwood/contract/domain';
import type { Viewer } from '../../request/viewer';
import type { Db } from '../../db/database';
import { unauthorized } from '../../request/errors';
import { users } from './identity.table';
import { hashPassword } from './password';

/**
 * A member. Visitors of partners' sites lie in the same table, but nothing by which somebody signs in, signs up, is invited or is written
 * to finds one.
 */
export type User = typeof users.$inferSelect & { kind: 'member'; email: string };

export interface NewUser {
  id?: string;
  email: string;
  firstname: string;
  lastname: string;
  /** Plain text; null for people who sign in through Google. */
  password: string | null;
  isVerified?: boolean;
  googleSub?: string;
  profilePhoto?: string;
  bio?: string;
  isInviteFirstTime?: boolean;
}

export type PreparedUser = typeof users.$inferInsert & { email: string };

/** The slow part of making a user: hashing takes some 50 ms, so it is done before a transaction begins. */
export async function prepareUser({ password, id, ...rest }: NewUser): Promise<PreparedUser> {
  return {
    ...rest, id: id ?? randomUUID(), email: normalizeEmail(rest.email),
    passwordHash: password === null ? null : await hashPassword(password),
  };
}

/** Writes a person; null when the address is taken. */
export async function insertUser(tx: Db, user: PreparedUser): Promise<User | null> {
  const [row] = await tx.insert(users).values({ ...user, searchText: foldText(fullName(user)), kind: 'member' }).onConflictDoNothing()
    .returning();
  return memberOf(row);
}

export const findUserByEmail = (tx: Db, email: string): Promise<User | null> => findMember(tx, eq(users.email, normalizeEmail(email)));

export const findUserById = (tx: Db, id: string): Promise<User | null> => findMember(tx, eq(users.id, id));

export const findUserByGoogle = (tx: Db, sub: string): Promise<User | null> => (
  findMember(tx, eq(users.googleSub, sub), { isDeletedToo: true })
);

/** The one statement that finds an account. `forUpdate` locks it until the transaction ends; `isDeletedToo` finds closed ones as well. */
export async function findMember(tx: Db, where: SQL, { forUpdate = false, isDeletedToo = false } = {}): Promise<User | null> {
  const found = tx.select().from(users).where(and(eq(users.kind, 'member'), where));
  const [row] = await (forUpdate ? found.for('update') : found);
  return row?.isDeleted && !isDeletedToo ? null : memberOf(row);
}

/** The row as a member, as the table's own check knows it; null is a visitor, or nobody. */
export function memberOf(row: typeof users.$inferSelect | undefined): User | null {
  return row?.kind === 'member' && row.email !== null ? { ...row, kind: row.kind, email: row.email } : null;
}

/** The account of somebody who is signed in; it may have been closed since. */
export async function requireUser(tx: Db, viewer: Viewer): Promise<User> {
  const user = await findUserById(tx, viewer.userId);
  if (!user || user.isBlocked) throw unauthorized();
  return user;
}
