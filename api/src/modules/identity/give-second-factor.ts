import type { InferType } from 'yup';
import type { Context } from '../../request/context';
import { AppError, invalid } from '../../request/errors';
import type { Db } from '../../db/database';
import type { RouteAnswer } from '../../rest/route';
import { endChallenge, tryChallenge } from './auth-challenges';
import { refusedInConstantTime } from './constant-time';
import { enterWithBoth, holdAccount } from './enter';
import type { secondFactorBody } from './identity.schema';
import { deviceStanding, trustDevice } from './known-devices';
import { hashSecret } from './one-way';
import { tellProtection } from './protection-mail';
import { findRecoveryCode, spendRecoveryCode } from './recovery-codes';
import { signInAnswer } from './sign-in-answer';
import { takeCode } from './two-factor-code';
import { findUserById } from './users';

type Given = InferType<typeof secondFactorBody>;

const HOUR = 3600;

// No 401: that ends a session, and there is none yet.
const beginAgain = () => new AppError('LOG_IN_AGAIN', 403, 'This took too long or was tried too often. Please log in again.');

const wrong = ({ recoveryCode }: Given) =>
  recoveryCode === undefined
    ? invalid('code', 'This number is not right. Check the clock of your phone.', 'WRONG_CODE')
    : invalid('recoveryCode', 'This code is not right, or it was used before.', 'WRONG_CODE');

/**
 * POST /auth/second-factor: the number of the app, or a recovery code, after a first factor was given. A ticket takes five wrong
 * answers; a person's guesses are counted besides, apart for devices that are known, so that who has stolen a password keeps nobody out.
 */
export function giveSecondFactor(context: Context, given: Given): Promise<RouteAnswer> {
  return refusedInConstantTime(async () => {
    const asked = await tryChallenge(context, given.ticket, 'second-factor');
    if (!asked || asked.userId === null) throw beginAgain();
    await countGuess(context, asked.userId, given.device);
    const recovery = given.recoveryCode === undefined ? null : await findRecoveryCode(context, asked.userId, given.recoveryCode);
    const answer = await context.db.transaction(async (tx) => {
      const found = await findUserById(tx, asked.userId ?? '');
      if (!found) throw beginAgain();
      // Before its ticket, as a new password takes them.
      const user = await holdAccount(tx, found);
      if (!(await isRight(tx, context, user.id, given, recovery))) {
        if (asked.triesLeft === 0) await tellProtection(tx, context, user, 'codes-refused');
        return null;
      }
      if (!(await endChallenge(tx, context, given.ticket, 'second-factor'))) throw beginAgain();
      if (recovery !== null) await tellProtection(tx, context, user, 'recovery-code-used');
      const entered = await enterWithBoth(tx, context, user, { device: given.device, keepAccount: asked.keepsAccount });
      if (given.trust) await trustDevice(tx, context, user.id, entered.device);
      return signInAnswer(entered, user);
    });
    if (answer) return answer;
    throw asked.triesLeft === 0 ? beginAgain() : wrong(given);
  });
}

async function isRight(tx: Db, context: Context, userId: string, { code, recoveryCode }: Given, recovery: string | null): Promise<boolean> {
  if (recoveryCode !== undefined) return recovery !== null && spendRecoveryCode(tx, context, recovery);
  return typeof code === 'string' && takeCode(tx, context, userId, code);
}

async function countGuess({ db, limits }: Context, userId: string, device: string | undefined): Promise<void> {
  if (device !== undefined && (await deviceStanding(db.orm, userId, device)) === 'known')
    return limits.consume({ name: 'second-factor-known', points: 20, seconds: HOUR }, `${userId} ${hashSecret(device)}`);
  return limits.consume({ name: 'second-factor', points: 10, seconds: HOUR }, userId);
}
