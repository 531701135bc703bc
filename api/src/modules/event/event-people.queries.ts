import type { Statement } from '../../db/database';
import { foundSql } from '../../text/search';
import { foundByNameSql } from '../company';
import { fullNameSql, personSql, type Person } from '../identity';
import { apartFromSql } from '../reach';
import { findableSql, standsBesideSql, userCardSql, type UserCard } from '../social';

export interface AttendeeRow { card: UserCard; isSpeaker: boolean; line: string }

const attendees = (name: string, found = ''): Statement => ({
  name,
  text: `select coalesce(json_agg(p.row order by p.line, p.id), '[]') as rows
    from (
      select json_build_object(
          'card', ${userCardSql('u', '$7::uuid')},
          'isSpeaker', exists (
            select from event_speaker s
            where s.event_id = a.event_id and s.user_id = u.id),
          'line', a.line::text) as row, a.line, u.id
      from event_attendee a
      join users u on u.id = a.attendee_id and not u.is_deleted
      where a.event_id = $1 and a.state = $2 and u.id not in ${apartFromSql('$6::uuid')}
        and ($4::bigint is null or (a.line, u.id) > ($4::bigint, $5::uuid))${found}
      order by a.line, u.id
      limit $3) p`,
});

/** $1 event, $2 state, $3 how many, $4 and $5 the place behind which, $6 viewer, or null for who is to see everybody, $7 viewer. */
export const EVENT_ATTENDEES = attendees('event-attendees');

/** $8 text and $9 grams of what is looked for in their names. */
export const EVENT_ATTENDEES_FOUND = attendees('event-attendees-found', ` and ${foundSql('u.search_text', '$8::text', '$9')}`);

export interface SpeakerCard { person: Person; companyId: string; companyName: string; position: string }

/**
 * Who can be a speaker: only who has a whole name and a company, and is verified (spec section 5), and whom the viewer may find. What is
 * shown of them is the company that they were last in. Rows of `card`, with the `name` that they are ordered by; the aliases are `u`
 * and `k`.
 */
export const speakerCardsSql = (viewer: string) => `select json_build_object(
      'person', ${personSql('u')},
      'companyId', k.id,
      'companyName', k.name,
      'position', k.position) as card, lower(${fullNameSql('u')}) as name, u.id
    from users u
    cross join lateral (
      select x.id, x.name, x.search_text, x.position
      from (
        select own.id, own.name, own.search_text, 'Founder' as position, own.created_at as since
        from company own
        where own.created_by = u.id and own.deleted_at is null and ${standsBesideSql('own', 'u', viewer)}
        union all
        select joined.id, joined.name, joined.search_text, seat.position, seat.accepted_at
        from team_member seat
        join company joined on joined.id = seat.company_id and joined.deleted_at is null
        where seat.user_id = u.id and seat.is_accepted and ${standsBesideSql('joined', 'u', viewer)}) x
      where trim(x.name) <> ''
      order by x.id is distinct from u.last_accessed_company_id, x.since, x.id
      limit 1) k
    where ${findableSql('u', apartFromSql(viewer))} and trim(u.firstname) <> '' and trim(u.lastname) <> ''`;

/** $1 viewer, $2 how many, $3 how many before them. */
const speakers = (name: string, where: string): Statement => ({
  name,
  text: `select coalesce(json_agg(p.card order by p.name, p.id), '[]') as rows
    from (
      ${speakerCardsSql('$1::uuid')}${where}
      order by lower(${fullNameSql('u')}), u.id
      limit $2
      offset $3) p`,
});

export const SPEAKERS = speakers('event-speakers', '');

/** $4 text and $5 grams of what is looked for: in their name, or in that of the company that is shown. */
export const SPEAKERS_FOUND = speakers('event-speakers-found', ` and ${foundByNameSql('k', '$4::text', '$5')}`);
