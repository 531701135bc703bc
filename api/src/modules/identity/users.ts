import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { normalizeEmail } from '@heartwood/contract/domain';
import type { Viewer } from '../../viewer';
import type { Db } from '../../db/database';
import { unauthorized } from '../../errors';
import { users } from './identity.table';
import { hashPassword } from './password';

export type User = typeof users.$inferSelect;

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

/** Inserts a person; null when the address is taken. Hashing takes some 50 ms: hash before a transaction with `prepareUser` where that matters. */
export async function createUser(tx: Db, user: NewUser): Promise<User | null> {
  return insertUser(tx, await prepareUser(user));
}

export type PreparedUser = typeof users.$inferInsert;

/** The slow part of making a user, to be done before a transaction begins. */
export async function prepareUser({ password, id, ...rest }: NewUser): Promise<PreparedUser> {
  return { ...rest, id: id ?? randomUUID(), email: normalizeEmail(rest.email), passwordHash: password === null ? null : await hashPassword(password) };
}

export async function insertUser(tx: Db, user: PreparedUser): Promise<User | null> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findUserByEmail(tx: Db, email: string): Promise<User | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, normalizeEmail(email)));
  return row && !row.isDeleted ? row : null;
}

export async function findUserById(tx: Db, id: string): Promise<User | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  return row && !row.isDeleted ? row : null;
}

/** The account of somebody who is signed in; it may have been closed since. */
export async function requireUser(tx: Db, viewer: Viewer): Promise<User> {
  const user = await findUserById(tx, viewer.userId);
  if (!user || user.isBlocked) throw unauthorized();
  return user;
}
