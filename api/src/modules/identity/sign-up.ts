import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { conflict } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import type { NewcomerHooks } from './newcomer-hooks';
import { inConstantTime } from './constant-time';
import { forgotLink, loginLink, verifyLink } from './identity-links';
import type { signUpBody } from './identity.schema';
import { users } from './identity.table';
import { hashPassword } from './password';
import { openSignUp } from './sign-up-requests';
import type { SignUpRequest } from './sign-up-requests';
import { takeAddress } from './take-address';
import { findMember, findUserByEmail } from './users';

type SignUp = InferType<typeof signUpBody>;

/**
 * POST /users. An address that has an account gets the same answer as a new one, and a mail that says so;
 * only who holds an invitation to that very address (and so knows already) is told. There is no account until the
 * address is proven: names and password wait with the link of the mail.
 */
export function signUp(newcomerHooks: NewcomerHooks, context: Context, body: SignUp): Promise<RouteAnswer> {
  return inConstantTime(async () => {
    const { inviteToken, password, ...person } = body;
    const request = { ...person, id: randomUUID(), passwordHash: await hashPassword(password) };
    await context.db.transaction(async (tx) => {
      const isInvited = inviteToken !== undefined && await newcomerHooks.isInvited(tx, { token: inviteToken, email: person.email });
      if (await isTaken(tx, person.email)) await tellMember(tx, context, person.email, isInvited);
      else if (isInvited) await welcome(newcomerHooks, tx, context, request);
      else await askToConfirm(tx, context, request);
    });
    return { status: 201, body: { id: request.id } };
  });
}

/** An account that nobody ever confirmed does not count. */
async function isTaken(tx: Db, email: string): Promise<boolean> {
  const present = await findMember(tx, eq(users.email, email), { isDeletedToo: true });
  return present !== null && (present.isVerified || present.isBlocked || present.isDeleted);
}

async function askToConfirm(tx: Db, context: Context, request: SignUpRequest): Promise<void> {
  const token = await openSignUp(tx, context, request);
  await context.mail.enqueue(tx, {
    to: request.email,
    template: 'verify',
    firstname: request.firstname,
    link: verifyLink(context.config, token),
  });
}

/** The invitation's mail has proven the address. */
async function welcome(newcomerHooks: NewcomerHooks, tx: Db, context: Context, request: SignUpRequest): Promise<void> {
  const user = await takeAddress(tx, context, { ...request, isInviteFirstTime: true });
  if (!user) throw addressTaken();
  await newcomerHooks.addressProven(tx, { email: user.email, userId: user.id });
}

async function tellMember(tx: Db, context: Context, email: string, isInvited: boolean): Promise<void> {
  if (isInvited) throw addressTaken();
  const member = await findUserByEmail(tx, email);
  if (member)
    await context.mail.enqueue(tx, {
      to: member.email,
      template: 'already-member',
      firstname: member.firstname,
      link: loginLink(context.config),
      resetLink: forgotLink(context.config),
    });
}

const addressTaken = () => conflict('This address already has an account: please log in.', 'email', 'EMAIL_TAKEN');
