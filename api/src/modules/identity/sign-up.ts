import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { conflict } from '../../errors';
import type { RouteAnswer } from '../../route';
import type { Arrivals } from './arrivals';
import { inConstantTime } from './constant-time';
import { issueEmailToken } from './email-tokens';
import { forgotLink, loginLink, verifyLink } from './identity-links';
import type { signUpBody } from './identity.schema';
import { users } from './identity.table';
import { findUserByEmail, insertUser, prepareUser } from './users';
import type { PreparedUser, User } from './users';

type SignUp = InferType<typeof signUpBody>;

/**
 * POST /users. An address that has an account gets the same answer as a new one, and a mail that says so;
 * only who holds an invitation to that very address (and so knows already) is told.
 */
export function signUp(arrivals: Arrivals, context: Context, body: SignUp): Promise<RouteAnswer> {
  return inConstantTime(async () => {
    const { inviteToken, ...person } = body;
    const prepared = await prepareUser(person);
    const id = await context.db.transaction(async (tx) => {
      const created = await insertUser(tx, prepared) ?? await takeOver(tx, prepared);
      if (!created) return tellMember(arrivals, tx, context, prepared, inviteToken);
      await welcome(arrivals, tx, context, created, inviteToken);
      return created.id;
    });
    return { status: 201, body: { id } };
  });
}

async function welcome(arrivals: Arrivals, tx: Db, context: Context, user: User, inviteToken: string | undefined): Promise<void> {
  if (inviteToken !== undefined && await arrivals.claimInvite(tx, { token: inviteToken, email: user.email, userId: user.id })) {
    await tx.update(users).set({ isVerified: true, isInviteFirstTime: true }).where(eq(users.id, user.id));
    await arrivals.addressProven(tx, { email: user.email, userId: user.id });
    return;
  }
  const token = await issueEmailToken(tx, context, { userId: user.id, purpose: 'verify', email: user.email });
  await context.mail.enqueue(tx, { to: user.email, template: 'verify', firstname: user.firstname, link: verifyLink(context.config, token) });
}

/**
 * Nobody has proven the address yet: the latest sign-up counts, and only its link works. So who signed up with
 * somebody else's address can't have their own password confirmed by that person's later sign-up.
 */
async function takeOver(tx: Db, { id: _fresh, ...prepared }: PreparedUser): Promise<User | null> {
  const [present] = await tx.select().from(users).where(eq(users.email, prepared.email)).for('update');
  if (!present || present.isVerified || present.isBlocked || present.isDeleted) return null;
  const [user] = await tx.update(users).set({ ...prepared, updatedAt: new Date() }).where(eq(users.id, present.id)).returning();
  return user ?? null;
}

async function tellMember(arrivals: Arrivals, tx: Db, context: Context, prepared: PreparedUser, inviteToken: string | undefined): Promise<string> {
  const member = await findUserByEmail(tx, prepared.email);
  if (member && inviteToken !== undefined && await arrivals.claimInvite(tx, { token: inviteToken, email: member.email, userId: member.id })) {
    throw conflict('This address already has an account: please log in.', 'email', 'EMAIL_TAKEN');
  }
  if (member) await context.mail.enqueue(tx, { to: member.email, template: 'already-member', firstname: member.firstname, link: loginLink(context.config), resetLink: forgotLink(context.config) });
  return randomUUID();
}
