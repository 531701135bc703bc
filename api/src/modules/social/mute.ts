import { and, count, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { line } from '../../text/text';
import { isUuid } from '../../text/uuid';
import { requireViewer } from '../identity';
import { userMute, type MuteKind } from '../reach';

export interface Muted { kind: MuteKind; subject: string }

const MOST_MUTED = 500;

/** The viewer reads less of it, until then or for good; once more is another end. Throws INVALID for what can't be muted. */
export async function mute(context: Context, { until, ...what }: Muted & { until: Date | null }): Promise<void> {
  const { userId } = requireViewer(context);
  const { kind, subject } = checkMuted(what);
  if (kind === 'PERSON' && subject === userId) throw invalid('subject', 'You can’t mute yourself.');
  if (until !== null && !(until.getTime() > context.now().getTime())) throw invalid('until', 'The end must be ahead.');
  const [muted] = await context.db.orm.select({ n: count() }).from(userMute).where(eq(userMute.userId, userId));
  if ((muted?.n ?? 0) >= MOST_MUTED) throw invalid('subject', `You can mute at most ${MOST_MUTED} things.`);
  await context.db.orm.insert(userMute).values({ userId, kind, subject, mutedUntil: until, createdAt: context.now() })
    .onConflictDoUpdate({ target: [userMute.userId, userMute.kind, userMute.subject], set: { mutedUntil: until } });
}

export async function unmute(context: Context, what: Muted): Promise<void> {
  const { userId } = requireViewer(context);
  const { kind, subject } = checkMuted(what);
  await context.db.orm.delete(userMute).where(and(eq(userMute.userId, userId), eq(userMute.kind, kind), eq(userMute.subject, subject)));
}

function checkMuted({ kind, subject }: Muted): Muted {
  if (kind === 'PERSON' || kind === 'COMPANY') {
    if (!isUuid(subject)) throw invalid('subject', 'This can’t be muted.');
    return { kind, subject: subject.toLowerCase() };
  }
  const word = subject.toLowerCase().replace(/^#/, '');
  return { kind, subject: line('subject', word, { min: 2, max: 40, label: kind === 'TAG' ? 'A tag' : 'A word' }) };
}
