import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Services } from '../../request/context';
import { wallClock } from '../../text/time-zone';
import { defineJob, every } from '../jobs';
import type { ConnectionRow } from './slack-connection';
import { NEWS_IN_SIGHT, newsOfSteps, startingEvents, type Sight } from './news.queries';
import { postToSlack } from './post-to-slack.job';
import type { SlackPost } from './slack-news';
import { slackConnection } from './slack.table';

/** Mornings are told from this hour on, on the clock of who connected. */
const MORNING = 9 * 60;
const MONDAY = 1;
/** An event is told so long before it starts. */
const SOON_MS = 15 * 60_000;
const STEPS_AT_ONCE = 500;

/**
 * Slack is one more reader of a company's stream: twice a minute it is looked whether there are steps that a connection has not seen, an
 * event that starts soon, or a morning. Each message is a job of its own, so that one that is refused holds nothing else up; what was
 * taken is written down in the same transaction.
 */
export const takeSlackNews = defineJob({
  kind: 'take-slack-news',
  repeats: every({ seconds: 30 }),
  run: async (services) => {
    const { db, now } = services;
    const soon = new Date(now().getTime() + SOON_MS);
    const inSight = await db.read<Sight>(NEWS_IN_SIGHT, [soon.toISOString(), now().toISOString()]);
    for (const { companyId, zone } of inSight) await db.transaction((tx) => take(tx, services, companyId, zone, soon));
  },
});

async function take(tx: Db, services: Services, companyId: string, zone: string | null, soon: Date): Promise<void> {
  const now = services.now();
  const [row] = await tx.select().from(slackConnection).where(eq(slackConnection.companyId, companyId)).for('update');
  if (!row) return;
  const { news, seenSeq } = await newsOfSteps(tx, row, STEPS_AT_ONCE);
  const starting = (await startingEvents(tx, row, soon)).map((eventId): SlackPost => ({ news: 'EVENT_SOON', companyId, eventId }));
  const { posts, ...days } = mornings(row, wallClock(now, zone), now);
  const chosen = [...news, ...starting, ...posts].filter((post) => post.news in row.sends);
  await services.jobs.enqueueMany(tx, postToSlack, chosen.map((payload) => ({ payload, key: keyOf(payload) })), { replace: true });
  await tx.update(slackConnection).set({ seenSeq, seenStarts: soon > row.seenStarts ? soon : row.seenStarts, ...days })
    .where(eq(slackConnection.companyId, companyId));
}

/** What the morning brings, once a day; the week on Mondays. */
function mornings({ companyId, goalsDay, digestDay }: ConnectionRow, clock: ReturnType<typeof wallClock>, now: Date) {
  const { day, weekday, minutes } = clock;
  const posts: SlackPost[] = [];
  if (minutes < MORNING || day <= goalsDay) return { posts, goalsDay, digestDay };
  posts.push({ news: 'GOAL', companyId, day, until: now.toISOString() });
  if (weekday !== MONDAY || day <= digestDay) return { posts, goalsDay: day, digestDay };
  posts.push({ news: 'DIGEST', companyId, day, until: now.toISOString() });
  return { posts, goalsDay: day, digestDay: day };
}

/** The same news that still waits is told once. */
function keyOf(post: SlackPost): string {
  const about = 'key' in post ? [post.key, post.commentId ?? post.userId ?? ''] : 'eventId' in post ? [post.eventId] : [post.day];
  return [post.companyId, post.news, ...about].join(':');
}
