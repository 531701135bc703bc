import { PASSCODE_TRIES } from '@heartwood/contract/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { forbidden, invalid, notFound, tooMany } from '../../request/errors';
import { placeOf } from '../../request/place';
import { hashSecret, passwordMatches } from '../identity';
import { shareLink, shareView } from './share.table';
import { OPEN_LINK, type OpenLink } from './share.queries';

/** What a reader can be: one home or one office. Several of them read at once, and turn pages. */
const READERS = { name: 'share-reader', points: 240, seconds: 300 };

/** The same words for a link that was never there, one that has ended and one of a company that is gone. */
export const linkGone = () => notFound('This link has ended, or there never was one. Ask whoever sent it to you for a new one.');

/** One home or office does not try tokens all day. Throws TOO_MANY_REQUESTS. */
export const countReader = (context: Context) => context.limits.consume(READERS, placeOf(context.ip));

/** The live link of a token. Throws NOT_FOUND, TOO_MANY_REQUESTS. */
export async function findOpenLink(context: Context, token: string): Promise<OpenLink> {
  await countReader(context);
  const [row] = await context.db.read<{ data: OpenLink }>(OPEN_LINK, [hashSecret(token), context.now().toISOString()]);
  if (!row) throw linkGone();
  return row.data;
}

/**
 * Each try is counted before it is looked at, in the one statement that also says whether there is one left: whoever sends a thousand
 * at once has five. Throws PASSCODE with a field, TOO_MANY_REQUESTS.
 */
export async function tryPasscode(
  { db: { orm }, now }: Context, link: Pick<OpenLink, 'id' | 'passcodeHash'>, passcode: string,
): Promise<void> {
  const { most, minutes } = PASSCODE_TRIES;
  const { failedTries, lockedUntil } = shareLink;
  const at = now().toISOString();
  const isOver = sql`${lockedUntil} <= ${at}::timestamptz`;
  const until = new Date(now().getTime() + minutes * 60_000).toISOString();
  const tries = sql`case when ${isOver} then 1 else ${failedTries} + 1 end`;
  const [counted] = await orm.update(shareLink).set({
    failedTries: tries,
    lockedUntil: sql`case when ${tries} >= ${most} then ${until}::timestamptz end`,
  }).where(and(eq(shareLink.id, link.id), sql`(${lockedUntil} is null or ${isOver})`)).returning({ tries: shareLink.failedTries });
  if (!counted) throw tooMany(minutes * 60, `Too many wrong passcodes. Try again in ${minutes} minutes.`);
  if (!await passwordMatches(link.passcodeHash, passcode)) throw invalid('passcode', wrongPasscode(most - counted.tries), 'PASSCODE');
  await orm.update(shareLink).set({ failedTries: 0, lockedUntil: null }).where(eq(shareLink.id, link.id));
}

function wrongPasscode(left: number): string {
  const rest = left > 0 ? `${left} ${left === 1 ? 'try' : 'tries'} left.` : `Try again in ${PASSCODE_TRIES.minutes} minutes.`;
  return `This passcode is not right. ${rest}`;
}

/** The visit of somebody who has opened this link. Throws NOT_FOUND, FORBIDDEN for a visit of another link. */
export async function findVisit(
  context: Context, token: string, visitId: string,
): Promise<{ link: OpenLink; visit: typeof shareView.$inferSelect }> {
  const link = await findOpenLink(context, token);
  return { link, visit: await visitOf(context, link, visitId) };
}

/** One that was opened since the passcode is what it is. Throws FORBIDDEN. */
export async function visitOf(
  { db: { orm } }: Context, { id, passcodeChangedAt }: Pick<OpenLink, 'id' | 'passcodeChangedAt'>, visitId: string,
): Promise<typeof shareView.$inferSelect> {
  const [visit] = await orm.select().from(shareView).where(and(eq(shareView.id, visitId), eq(shareView.linkId, id)));
  if (!visit || (passcodeChangedAt !== null && visit.openedAt < new Date(passcodeChangedAt)))
    throw forbidden('Open the link first.', 'NOT_OPEN');
  return visit;
}

/** Visits are forgotten after a year: who they were of is nobody's business for longer. */
export const beforeYear = (now: Date) => lt(shareView.openedAt, new Date(now.getTime() - 365 * 24 * 3600_000));
