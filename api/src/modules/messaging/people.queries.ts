import type { Statement } from '../../db/database';
import { foundByNameSql } from '../company';
import { fullNameSql, type Person, personSql } from '../identity';
import { belongsSql, channelSql, personReachSql, standingSql, writingFactsSql, type ChatChannel } from './messaging.json';
import type { WritingFacts } from './messaging.policy';

export interface ChatPerson { person: Person; companyName: string | null; isAdvisory: boolean; isParticipant: boolean }
export interface ChannelParticipant {
  person: Person;
  companyName: string | null;
  isAdvisory: boolean;
  isVisitor: boolean;
  isAdmin: boolean;
  isCreator: boolean;
  joinedAt: string;
}

const NAME = fullNameSql('u');

/** Contains, whatever the case; `%` and `_` mean themselves (the caller escapes them with `likeText`). */
const contains = (text: string, parameter: string) => `(${parameter}::text = '' or ${text} ilike '%' || ${parameter}::text || '%')`;

const isIn = (channel: string, user: string) => `exists (
  select from channel_member cm
  where cm.channel_id = ${channel} and cm.user_id = ${user} and cm.left_at is null)`;

/**
 * New chat, by name: first name, last name and at least one company (spec section 5). $4 how many, $5 the person after whom they begin
 * (null: the first), $6 channel whose participants are told apart (null: none); only for those who take part, others must not learn who
 * does.
 */
const chatPeople = (name: string, where: string): Statement => ({
  name,
  text: `select coalesce(json_agg(json_build_object(
      'person', ${personSql('u')},
      'companyName', u.company_name,
      'isAdvisory', u.is_advisory,
      'isParticipant', u.is_participant) order by lower(${NAME}), u.id), '[]') as data
    from (
      select u.*, n.name as company_name, n.is_advisory,
        $6::uuid is not null and ${isIn('$6::uuid', '$1::uuid')} and ${isIn('$6::uuid', 'u.id')} as is_participant
      from users u
      cross join lateral ${standingSql('u')} n
      where ${personReachSql('u')} and trim(u.firstname) <> '' and trim(u.lastname) <> ''${where}
        and ($5::uuid is null or (lower(${NAME}), u.id) > (
          select lower(${fullNameSql('l')}), l.id
          from users l
          where l.id = $5::uuid and ${personReachSql('l')}))
      order by lower(${NAME}), u.id
      limit $4) u`,
});

export const CHAT_PEOPLE = chatPeople('chat-people', '');

/** $7 text and $8 grams of what is looked for: in their name, or in that of the company that stands beside it. */
export const CHAT_PEOPLE_FOUND = chatPeople('chat-people-found', ` and ${foundByNameSql('n', '$7::text', '$8')}`);

/** $4 person: who the viewer may see as the other side of a conversation. */
export const CHAT_PERSON: Statement = {
  name: 'chat-person',
  text: `select json_build_object(
      'person', ${personSql('u')},
      'companyName', n.name,
      'isAdvisory', coalesce(n.is_advisory, false),
      'isParticipant', false) as data
    from users u
    left join lateral ${standingSql('u')} n on true
    where u.id = $4 and (${personReachSql('u')} or (not u.is_deleted and exists (
      select from channel c
      where c.pair_low = least($1::uuid, u.id) and c.pair_high = greatest($1::uuid, u.id) and c.last_seq > 0)))`,
};

export interface DetailsRow { facts: WritingFacts; channel: ChatChannel; participants: ChannelParticipant[] }

/**
 * $4 channel, $5 how many participants, $6 the one after whom they begin (null: the first), who may have left since; $7 search.
 * Creator first, then by name.
 */
export const CHANNEL_DETAILS: Statement = {
  name: 'chat-details',
  text: `select json_build_object(
      'facts', ${writingFactsSql('c')},
      'channel', ${channelSql('c')},
      'participants', coalesce((
        select json_agg(json_build_object(
          'person', ${personSql('u')},
          'companyName', u.company_name,
          'isAdvisory', u.is_advisory,
          'isVisitor', u.kind = 'visitor',
          'isAdmin', u.is_creator or u.is_admin,
          'isCreator', u.is_creator,
          'joinedAt', u.joined_at)
          order by u.is_creator desc, lower(${NAME}), u.id)
        from (
          select u.*, cm.joined_at, cm.is_admin, u.id is not distinct from c.created_by as is_creator, n.name as company_name,
            coalesce(n.is_advisory, false) as is_advisory
          from channel_member cm
          join users u on u.id = cm.user_id
          left join lateral ${standingSql('u')} n on true
          where cm.channel_id = c.id and cm.left_at is null and not u.is_deleted and ${contains(NAME, '$7')}
            and ($6::uuid is null or (u.id is distinct from c.created_by, lower(${NAME}), u.id) > (
              select l.id is distinct from c.created_by, lower(${fullNameSql('l')}), l.id
              from channel_member lm
              join users l on l.id = lm.user_id
              where lm.channel_id = c.id and lm.user_id = $6::uuid))
          order by is_creator desc, lower(${NAME}), u.id
          limit $5) u), '[]')) as data
    from channel c
    where c.id = $4`,
};

/** $4 people, $5 partner of the channel or null: those of them whom the viewer may add there. */
export const REACHABLE: Statement = {
  name: 'chat-reachable',
  text: `select u.id
    from users u
    where u.id = any($4::uuid[]) and ${personReachSql('u')} and ${belongsSql('$5::uuid', 'u.id')}`,
};
