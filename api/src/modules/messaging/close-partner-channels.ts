import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { channel } from './messaging.table';

/**
 * A partner was revoked: its channels and its people's conversations are closed, and say so. Each takes a step of its sequence
 * in one statement, however many they are; who listens finds it by number (`channel-feeds.ts`).
 */
export async function closePartnerChannels(tx: Db, partnerId: string): Promise<void> {
  const next = sql`${channel.changeSeq} + 1`;
  await tx.update(channel).set({ changeSeq: next, faceChangeSeq: next }).where(or(
    eq(channel.partnerId, partnerId),
    and(eq(channel.kind, 'personal'), sql`exists (
      select from partner_user y
      where y.partner_id = ${partnerId} and y.user_id in (${channel.pairLow}, ${channel.pairHigh}))`),
  ));
}
