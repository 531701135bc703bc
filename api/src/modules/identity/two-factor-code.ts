import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import { twoFactor } from './second-factor.table';

/** RFC 6238 as every authenticator app has it. */
const SECONDS = 30;
const SECRET_BYTES = 20;
/** Clocks of phones are half a minute off at most. */
const NEIGHBOURS = 1;

type Keeper = Pick<Services, 'twoFactorSeal' | 'now'>;

export const newTwoFactorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Heartwood', label, secret: Secret.fromBase32(secret), digits: 6, period: SECONDS });

/** What the QR code says. */
export const twoFactorAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Whether somebody must give a second factor. */
export async function hasTwoFactor(tx: Db, userId: string): Promise<boolean> {
  const found = await tx.select({ userId: twoFactor.userId }).from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt)));
  return found.length > 0;
}

/**
 * Takes the number of the app: it is one of the person's of this minute, and neither it nor a later one was taken before. Two
 * processes take it once. `isNew`: of a secret that is not confirmed yet.
 */
export async function takeCode(
  tx: Db, { twoFactorSeal, now }: Keeper, userId: string, code: string, { isNew = false } = {},
): Promise<boolean> {
  const state = isNew ? isNull(twoFactor.confirmedAt) : isNotNull(twoFactor.confirmedAt);
  const [row] = await tx.select().from(twoFactor).where(and(eq(twoFactor.userId, userId), state));
  if (!row) return false;
  const secret = twoFactorSeal.open(row.secret, userId);
  if (secret === null) return false;
  const timestamp = now().getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: NEIGHBOURS });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / SECONDS) + delta;
  const taken = await tx.update(twoFactor).set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), state, eq(twoFactor.secret, row.secret), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId });
  return taken.length > 0;
}
