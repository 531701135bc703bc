import { and, eq, gt } from 'drizzle-orm';
import { normalizeEmail } from '@heartwood/contract/domain';
import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import { knownDevices, users } from './identity.table';
import { daysFrom } from '../../text/days';
import { hashSecret, newSecret } from './one-way';

/** Whether somebody with this address has signed in on the device before. Nothing is said about whether there is an account. */
export async function isKnownDevice(tx: Db, email: string, device: string): Promise<boolean> {
  const found = await tx.select({ userId: knownDevices.userId }).from(knownDevices).innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, hashSecret(device)), eq(users.email, normalizeEmail(email)))).limit(1);
  return found.length > 0;
}

/**
 * The device's token, for the answer of a sign-in; it survives logging out. A device that several people use keeps the
 * one it has, but only one that we gave out: a token of the client's own choice could be guessed.
 */
export async function rememberDevice(tx: Db, { now }: Pick<Services, 'now'>, userId: string, given: string | undefined): Promise<string> {
  const isOurs =
    given !== undefined &&
    (
      await tx
        .select({ userId: knownDevices.userId })
        .from(knownDevices)
        .where(eq(knownDevices.tokenHash, hashSecret(given)))
        .limit(1)
    ).length > 0;
  const device = isOurs ? given : newSecret();
  await tx.insert(knownDevices).values({ tokenHash: hashSecret(device), userId, createdAt: now(), usedAt: now() })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { usedAt: now() } });
  return device;
}

/** Whether the person has signed in on the device before, and whether they have on any. */
export async function deviceStanding(tx: Db, userId: string, device: string | undefined): Promise<'known' | 'new' | 'first'> {
  const rows = await tx.select({ tokenHash: knownDevices.tokenHash }).from(knownDevices).where(eq(knownDevices.userId, userId));
  if (rows.length === 0) return 'first';
  return device !== undefined && rows.some(({ tokenHash }) => tokenHash === hashSecret(device)) ? 'known' : 'new';
}

const TRUST_DAYS = 30;

const ofPerson = (userId: string, device: string) => and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, hashSecret(device)));

/** The second factor was given on it, and is not asked for again for a while. */
export async function trustDevice(tx: Db, { now }: Pick<Services, 'now'>, userId: string, device: string): Promise<void> {
  await tx.update(knownDevices).set({ trustedUntil: daysFrom(now(), TRUST_DAYS) }).where(ofPerson(userId, device));
}

export async function isTrustedDevice(
  tx: Db, { now }: Pick<Services, 'now'>, userId: string, device: string | undefined,
): Promise<boolean> {
  if (device === undefined) return false;
  const found = await tx.select({ userId: knownDevices.userId }).from(knownDevices)
    .where(and(ofPerson(userId, device), gt(knownDevices.trustedUntil, now())));
  return found.length > 0;
}

export async function trustNoDevice(tx: Db, userId: string): Promise<void> {
  await tx.update(knownDevices).set({ trustedUntil: null }).where(eq(knownDevices.userId, userId));
}

/** The account may have been somebody else's for a while: no device counts as known any more. */
export async function forgetDevices(tx: Db, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
