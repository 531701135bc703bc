import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { badRequest, invalid } from '../../request/errors';
import type { NewcomerHooks } from './newcomer-hooks';
import { spendEmailToken } from './email-tokens';
import type { EmailToken } from './email-tokens';
import { emailTokens, users } from './identity.table';
import { hashSecret } from './one-way';
import { passwordMatches } from './password';
import { isContested } from './sign-up-requests';
import { takeAddress } from './take-address';
import { findMember } from './users';
import type { User } from './users';

/** What shows that who opens the link is who signed up. */
export interface Proof {
  /** Ids of the sign-ups that this browser made. */
  requests?: readonly string[] | undefined;
  /** As it was chosen when signing up. */
  password?: string | undefined;
}

/** The hash of the link's sign-up when the typed password is its own. To be asked before the transaction: comparing takes some 50 ms. */
export async function provenHash(context: Pick<Context, 'db'>, secret: string, { password }: Proof): Promise<string | null> {
  if (password === undefined) return null;
  const [found] = await context.db.orm.select({ asked: emailTokens.passwordHash, kept: users.passwordHash }).from(emailTokens)
    .leftJoin(users, eq(users.id, emailTokens.userId)).where(eq(emailTokens.tokenHash, hashSecret(secret)));
  const hash = found?.asked ?? found?.kept ?? null;
  return await passwordMatches(hash, password) ? hash : null;
}

/**
 * The account of the sign-up that the link belongs to. The link proves the address, but not whose password waits with
 * it: anybody can sign up with somebody else's address, and that mail lands in the owner's mailbox like their own.
 * So the password counts when the browser that opens the link made this sign-up, or when the person types it. A caller
 * that names neither (a script) is taken for who signed up while nobody else has signed up with the address.
 */
export async function confirmSignUp(
  newcomerHooks: NewcomerHooks,
  tx: Db,
  context: Context,
  token: EmailToken,
  proof: Proof & { hash: string | null },
): Promise<User> {
  const request = await requestOf(tx, token);
  const isOwn =
    (token.requestId !== null && proof.requests?.includes(token.requestId)) || (proof.hash !== null && proof.hash === request.passwordHash);
  const mustShow = proof.requests !== undefined || proof.password !== undefined || (await isContested(tx, token));
  if (!isOwn && mustShow) throw proof.password === undefined ? passwordNeeded() : wrongPassword();
  // Before sign-ups waited with their links, one was typed over the other: whose password it is, only the password itself says.
  const passwordHash = isOwn || token.requestId !== null ? request.passwordHash : null;
  await spendEmailToken(tx, context, token);
  const user = await takeAddress(tx, context, { ...request, email: token.email, passwordHash, isInviteFirstTime: false });
  if (!user) throw badRequest('This address belongs to another account by now.', 'EMAIL_TAKEN');
  await tx.update(emailTokens).set({ userId: user.id }).where(eq(emailTokens.tokenHash, token.tokenHash));
  await newcomerHooks.addressProven(tx, { email: user.email, userId: user.id });
  return user;
}

type Request = Pick<User, 'id' | 'firstname' | 'lastname' | 'passwordHash'>;

/** A link of the last release carries no sign-up: what was typed then lies in an account that nobody confirmed. */
async function requestOf(tx: Db, { requestId, firstname, lastname, passwordHash, userId }: EmailToken): Promise<Request> {
  if (requestId !== null) return { id: requestId, firstname: firstname ?? '', lastname: lastname ?? '', passwordHash };
  const row = userId === null ? null : await findMember(tx, eq(users.id, userId), { forUpdate: true, isDeletedToo: true });
  if (!row) throw new Error('a link of a sign-up belongs to nobody');
  return { id: row.id, firstname: row.firstname, lastname: row.lastname, passwordHash: row.passwordHash };
}

const passwordNeeded = () => invalid('password', 'Enter the password you chose when you signed up.', 'PASSWORD_NEEDED');
const wrongPassword = () => invalid('password', 'This is not the password that was chosen with this link.', 'WRONG_PASSWORD');
