import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { requireFresh } from './fresh-session';
import { users } from './identity.table';
import { callOffAddress } from './pending-address';
import { tellProtection } from './protection-mail';
import { requireUser } from './users';
import { requireViewer } from './viewer';

/** DELETE /users/email: the address that waits is not wanted any more; the link in the mail to it is dead. Twice is once. */
export async function cancelAddress(context: Context): Promise<RouteAnswer> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    await callOffAddress(tx, context, userId);
  });
  return { status: 204 };
}

/** DELETE /account/google. Throws PASSWORD_FIRST where it is the only way in. */
export async function disconnectGoogle(context: Context): Promise<RouteAnswer> {
  await context.db.transaction(async (tx) => {
    const user = await requireUser(tx, requireViewer(context));
    await requireFresh(context, tx);
    if (user.googleSub === null) return;
    if (user.passwordHash === null)
      throw conflict('Set a password first: without Google you could not log in any more.', undefined, 'PASSWORD_FIRST');
    await tx.update(users).set({ googleSub: null, updatedAt: context.now() }).where(eq(users.id, user.id));
    await tellProtection(tx, context, user, 'google-disconnected');
  });
  return { status: 204 };
}
