import { and, eq } from 'drizzle-orm';
import { normalizeEmail } from '@heartwood/contract/domain';
import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import { knownDevices, users } from './identity.table';
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

/** The account may have been somebody else's for a while: no device counts as known any more. */
export async function forgetDevices(tx: Db, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
