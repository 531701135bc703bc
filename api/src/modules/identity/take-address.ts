import { foldText, fullName } from '@heartwood/contract/domain';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { users } from './identity.table';
import { endSignUps } from './sign-up-requests';
import { insertUser, memberOf } from './users';
import type { User } from './users';

type Proven = Pick<User, 'id' | 'email' | 'firstname' | 'lastname' | 'passwordHash' | 'isInviteFirstTime'>;

/**
 * Nobody who never proved the address has a claim on it: no sign-up that waits, and no account, but for the one that it is to belong to.
 */
export async function clearAddress(tx: Db, email: string, ownerId: string): Promise<void> {
  await endSignUps(tx, email);
  await tx.delete(users).where(and(eq(users.email, email), eq(users.isVerified, false), ne(users.id, ownerId)));
}

/**
 * The account of somebody who has proven the address; every other sign-up for it is over. Null: it has an account.
 * An account that nobody ever confirmed is from before sign-ups waited with their links: it becomes this person's, and
 * nothing that was typed into it stays.
 */
export async function takeAddress(tx: Db, context: Pick<Context, 'now'>, person: Proven): Promise<User | null> {
  await endSignUps(tx, person.email);
  const made = await insertUser(tx, { ...person, isVerified: true });
  if (made) return made;
  const { id: _ofTheSignUp, ...proven } = person;
  const neverConfirmed = and(
    eq(users.email, person.email),
    eq(users.isVerified, false),
    eq(users.isBlocked, false),
    eq(users.isDeleted, false),
    isNotNull(users.passwordHash),
  );
  const searchText = foldText(fullName(proven));
  const [user] = await tx.update(users).set({ ...proven, searchText, isVerified: true, updatedAt: context.now() }).where(neverConfirmed)
    .returning();
  return memberOf(user);
}
