import { EVENT_LIMITS } from '@heartwood/contract/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { searchedText } from '../../text/search';
import { requireViewer } from '../identity';
import { checkOutsideSpeaker, type SpeakerInput } from './event-input';
import { SPEAKERS, SPEAKERS_FOUND, speakerCardsSql, type SpeakerCard } from './event-people.queries';
import { eventSpeaker } from './event.table';

const MOST_FOUND = 50;

/** People who may be asked to speak, by name or company; all of them while nothing is searched for. */
export async function searchSpeakers(
  context: Context, { search, first, offset }: { search: string; first: number; offset: number },
): Promise<SpeakerCard[]> {
  const { userId } = requireViewer(context);
  const values = [userId, Math.min(Math.max(first, 1), MOST_FOUND), Math.max(offset, 0)];
  const asked = searchedText(search);
  const [row] = asked
    ? await context.db.read<{ rows: SpeakerCard[] }>(SPEAKERS_FOUND, [...values, asked.text, asked.grams])
    : await context.db.read<{ rows: SpeakerCard[] }>(SPEAKERS, values);
  return row?.rows ?? [];
}

/** Adds and removes; who is there already under that id stays. Throws INVALID with the field, FORBIDDEN for another event's id. */
export async function changeSpeakers(
  tx: Db,
  { eventId, viewerId, added, removed }: { eventId: string; viewerId: string; added: readonly SpeakerInput[]; removed: readonly string[] },
): Promise<void> {
  if (removed.length > 0)
    await tx.delete(eventSpeaker).where(and(eq(eventSpeaker.eventId, eventId), inArray(eventSpeaker.id, [...removed])));
  if (added.length === 0) return;
  const present = await tx.select({ id: eventSpeaker.id, eventId: eventSpeaker.eventId }).from(eventSpeaker)
    .where(inArray(eventSpeaker.id, added.map(({ id }) => id)));
  if (present.some((each) => each.eventId !== eventId)) throw forbidden();
  const fresh = added.filter(({ id }) => !present.some((each) => each.id === id));
  const cards = await cardsOf(tx, viewerId, fresh.flatMap(({ userId }) => userId ?? []));
  for (const input of fresh) {
    const { id, userId } = input;
    const words = userId == null ? { ...checkOutsideSpeaker(input), companyId: null } : cards.get(userId);
    if (!words) throw invalid('speakers', 'Somebody you chose can’t be a speaker.');
    await tx.insert(eventSpeaker).values({ ...words, id, eventId, userId: userId ?? null })
      // The same person twice is one speaker.
      .onConflictDoNothing({ target: [eventSpeaker.userId, eventSpeaker.eventId] });
  }
  const { max } = EVENT_LIMITS.speakers;
  const all = await tx.$count(eventSpeaker, eq(eventSpeaker.eventId, eventId));
  if (all > max) throw invalid('speakers', `An event can have at most ${max} speakers.`);
}

type SpeakerWords = Pick<typeof eventSpeaker.$inferInsert, 'firstName' | 'lastName' | 'companyName' | 'companyId' | 'position'>;

/** What is written of these people, by their id; nothing of whom the viewer can't have as a speaker. */
async function cardsOf(tx: Db, viewerId: string, userIds: readonly string[]): Promise<Map<string, SpeakerWords>> {
  if (userIds.length === 0) return new Map();
  const answer = await tx.execute(sql`
    select cards.card
    from (select ${viewerId}::uuid as id) v
    cross join lateral (${sql.raw(speakerCardsSql('v.id'))}) cards
    where cards.id in ${[...userIds]}`);
  return new Map((answer as unknown as { rows: { card: SpeakerCard }[] }).rows.map(({ card: { person, ...host } }) => (
    [person.id, { ...host, firstName: person.firstname, lastName: person.lastname }] as const
  )));
}
