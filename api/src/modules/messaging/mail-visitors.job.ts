import { markdownText } from '@heartwood/contract/text';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import { defineJob } from '../jobs';
import { channelMember } from './messaging.table';
import { WAITING_VISITORS, type WaitingVisitor } from './waiting-visitors.queries';

/** Whoever was away at two looks so far apart has left. */
const BETWEEN_LOOKS_MS = 5 * 60_000;

interface Look {
  channelId: string;
  /** Who was away at the look before. */
  away: readonly string[];
}

/**
 * A partner's customer who left without having read an answer gets a mail, if the partner signs where to: one for each
 * conversation, and none more until they have read there.
 */
export const mailVisitors = defineJob<Look>({
  kind: 'mail-visitors',
  run: async (services, { channelId, away }) => {
    const waiting = await readWaiting(services, channelId);
    const [gone, others] = [waiting.filter(hasLeft), waiting.filter((visitor) => !hasLeft(visitor))];
    for (const visitor of gone) await services.db.transaction((tx) => mailOnce(tx, services, channelId, visitor));
    await lookLater(services, channelId, others);

    function hasLeft({ userId, isWatching }: WaitingVisitor): boolean {
      return !isWatching && away.includes(userId);
    }
  },
});

/** The first look at a conversation in which something was written. */
export async function lookAfterVisitors(services: Services, channelId: string): Promise<void> {
  await lookLater(services, channelId, await readWaiting(services, channelId));
}

const readWaiting = ({ db }: Services, channelId: string) => db.read<WaitingVisitor>(WAITING_VISITORS, [channelId]);

async function lookLater({ db, jobs, now }: Services, channelId: string, waiting: readonly WaitingVisitor[]): Promise<void> {
  if (waiting.length === 0) return;
  const away = waiting.filter(({ isWatching }) => !isWatching).map(({ userId }) => userId);
  await db.transaction((tx) => jobs.enqueue(tx, mailVisitors, {
    key: channelId, payload: { channelId, away }, runAt: new Date(now().getTime() + BETWEEN_LOOKS_MS),
  }));
}

/** What they have read meanwhile, or were mailed of by a run that was killed afterwards, is not mailed. */
async function mailOnce(
  tx: Db, { mail, config, digestLinks }: Services, channelId: string, { userId, readRevision, email, site, ...missed }: WaitingVisitor,
): Promise<void> {
  const [first] = await tx.update(channelMember).set({ mailedRevision: readRevision })
    .where(and(
      eq(channelMember.channelId, channelId),
      eq(channelMember.userId, userId),
      eq(channelMember.readRevision, readRevision),
      sql`${channelMember.mailedRevision} is distinct from ${readRevision}`,
    ))
    .returning({ userId: channelMember.userId });
  if (!first) return;
  const token = digestLinks.tokenFor(userId, 'MESSAGE');
  // A mail is plain: what a chat shows in bold stands there without its stars.
  const answers = missed.answers.map(({ author, text }) => ({ author, text: markdownText(text) }));
  await mail.enqueue(tx, {
    template: 'answer', to: email, firstname: missed.firstname, site, answers, more: missed.count - answers.length,
    link: wayBack(missed),
    stopLink: `${config.publicUrl}/auth/digest-off?of=answers&token=${token}`,
    stopAddress: `${config.publicUrl}/api/v1/notifications/digest-off?token=${token}`,
  });
}

/** The page they were on, while its site is the partner's still. */
function wayBack({ page, origins: [first = '', ...others] }: Pick<WaitingVisitor, 'page' | 'origins'>): string {
  return page !== null && [first, ...others].includes(new URL(page).origin) ? page : first;
}
