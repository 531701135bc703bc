import { and, eq, inArray } from 'drizzle-orm';
import type { Statement } from '../../db/database';
import { memberSql } from '../company';
import { defineJob, every } from '../jobs';
import { BANNED } from '../reach';
import { eventAttendee } from './event.table';
import { settlePlaces } from './pass-on-places.job';
import { holdEvent } from './places';

/**
 * $1 now: the places at events that are not over, and in their lines, of people who don't see the event any more. One of the two has
 * blocked the other since, and they are not of the company that hosts it; or they were banned.
 */
export const LOST_PLACES: Statement = {
  name: 'event-lost-places',
  text: `select e.id as "eventId", array_agg(a.attendee_id) as "userIds"
    from event e
    left join company c on c.id = e.company_id
    cross join lateral (
      select b.blocked_id as id, false as is_banned
      from user_block b
      where b.user_id = e.creator_id
      union all
      select b.user_id, false
      from user_block b
      where b.blocked_id = e.creator_id
      union all
      select x.id, true
      from ${BANNED} x) x
    join event_attendee a on a.event_id = e.id and a.attendee_id = x.id and a.state <> 'LEFT'
    where not e.is_deleted and e.starts_at > $1::timestamptz - interval '33 days' and e.ends_at > $1::timestamptz
      and (x.is_banned or c.id is null or not ${memberSql('c', 'a.attendee_id')})
    group by e.id`,
};

/**
 * Who doesn't see an event any more has no place at it: it goes to the next in line. Nobody is told of it by mail: who was blocked is
 * not told. By the clock, so that it does not tell by its moment either.
 */
export const giveUpPlaces = defineJob({
  kind: 'give-up-places',
  repeats: every({ minutes: 5 }),
  run: async (services): Promise<void> => {
    const lost = await services.db.read<{ eventId: string; userIds: string[] }>(LOST_PLACES, [services.now().toISOString()]);
    for (const { eventId, userIds } of lost) {
      await services.db.transaction(async (tx) => {
        const row = await holdEvent(tx, eventId);
        if (!row) return;
        await tx.update(eventAttendee).set({ state: 'LEFT', offeredUntil: null, mailed: null })
          .where(and(eq(eventAttendee.eventId, eventId), inArray(eventAttendee.attendeeId, userIds)));
        await settlePlaces(tx, services, row);
      });
    }
  },
});
