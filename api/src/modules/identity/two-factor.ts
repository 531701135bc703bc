import { and, eq, isNull } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { Context } from '../../request/context';
import { conflict, invalid } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { requireFresh } from './fresh-session';
import type { endTwoFactorBody, newTwoFactorBody } from './identity.schema';
import { trustNoDevice } from './known-devices';
import { passwordMatches } from './password';
import { tellProtection } from './protection-mail';
import { keepRecoveryCodes, makeRecoveryCodes } from './recovery-codes';
import { recoveryCodes, twoFactor } from './second-factor.table';
import { hasTwoFactor, newTwoFactorSecret, takeCode, twoFactorAddress } from './two-factor-code';
import { requireUser } from './users';
import { requireViewer } from './viewer';

const onAlready = () => conflict('Two-factor is on already.', undefined, 'TWO_FACTOR_ON');
const wrongPassword = () => invalid('password', 'This password is wrong.', 'WRONG_PASSWORD');
const isOff = () => conflict('Two-factor is off.', undefined, 'TWO_FACTOR_OFF');

/** POST /account/two-factor: a secret for an app. Nothing asks for it before a number of it was given; asked again, it is another. */
export async function beginTwoFactor(context: Context): Promise<RouteAnswer> {
  return context.db.transaction(async (tx) => {
    const user = await requireUser(tx, requireViewer(context));
    await requireFresh(context, tx);
    const secret = newTwoFactorSecret();
    const fresh = { secret: context.twoFactorSeal.seal(secret, user.id), createdAt: context.now(), lastStep: 0 };
    const kept = await tx.insert(twoFactor).values({ userId: user.id, ...fresh })
      .onConflictDoUpdate({ target: twoFactor.userId, set: fresh, setWhere: isNull(twoFactor.confirmedAt) })
      .returning({ userId: twoFactor.userId });
    if (kept.length === 0) throw onAlready();
    return { body: { secret, address: twoFactorAddress(secret, user.email) } };
  });
}

/** POST /account/two-factor/confirm: the app has the secret. Answers the recovery codes, which nobody is shown again. */
export async function turnTwoFactorOn(context: Context, { code }: InferType<typeof newTwoFactorBody>): Promise<RouteAnswer> {
  const codes = await makeRecoveryCodes();
  return context.db.transaction(async (tx) => {
    const user = await requireUser(tx, requireViewer(context));
    await requireFresh(context, tx);
    if (await hasTwoFactor(tx, user.id)) throw onAlready();
    if (!(await takeCode(tx, context, user.id, code, { isNew: true })))
      throw invalid('code', 'This number is not right. Check the clock of your phone.', 'WRONG_CODE');
    await tx.update(twoFactor).set({ confirmedAt: context.now() }).where(and(eq(twoFactor.userId, user.id), isNull(twoFactor.confirmedAt)));
    await keepRecoveryCodes(tx, user.id, codes);
    await tellProtection(tx, context, user, 'two-factor-on');
    return { body: { codes: codes.shown } };
  });
}

/** POST /account/two-factor/off, with the password where the account has one. */
export async function turnTwoFactorOff(context: Context, { password }: InferType<typeof endTwoFactorBody>): Promise<RouteAnswer> {
  const viewer = requireViewer(context);
  const { passwordHash } = await requireUser(context.db.orm, viewer);
  if (passwordHash !== null && !(await passwordMatches(passwordHash, password ?? ''))) throw wrongPassword();
  await context.db.transaction(async (tx) => {
    const user = await requireUser(tx, viewer);
    if (passwordHash === null) await requireFresh(context, tx);
    else if (user.passwordHash !== passwordHash) throw wrongPassword();
    const gone = await tx.delete(twoFactor).where(eq(twoFactor.userId, user.id)).returning({ confirmedAt: twoFactor.confirmedAt });
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    await trustNoDevice(tx, user.id);
    if (gone[0]?.confirmedAt) await tellProtection(tx, context, user, 'two-factor-off');
  });
  return { status: 204 };
}

/** POST /account/recovery-codes: new ones; those of before let nobody in any more. */
export async function renewRecoveryCodes(context: Context): Promise<RouteAnswer> {
  const codes = await makeRecoveryCodes();
  return context.db.transaction(async (tx) => {
    const user = await requireUser(tx, requireViewer(context));
    await requireFresh(context, tx);
    if (!(await hasTwoFactor(tx, user.id))) throw isOff();
    await keepRecoveryCodes(tx, user.id, codes);
    await tellProtection(tx, context, user, 'new-recovery-codes');
    return { body: { codes: codes.shown } };
  });
}
