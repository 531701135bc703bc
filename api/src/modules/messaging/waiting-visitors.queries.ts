import type { Statement } from '../../db/database';
import type { Answer } from '../mail';
import { fullNameSql } from '../identity';
import { isOnlineSql } from '../presence';
import { mentionsSql, peopleOfSql } from './messaging.json';

/** A partner's customer whom an answer waits for. */
export interface WaitingVisitor {
  userId: string;
  firstname: string;
  email: string;
  /** Where on the partner's site they were last. */
  page: string | null;
  /** The partner. */
  site: string;
  origins: string[];
  /** Their position in the conversation: it is another one once they have read. */
  readRevision: number;
  isWatching: boolean;
  /** Oldest first, of the newest three. */
  answers: Answer[];
  /** All of them, up to a hundred. */
  count: number;
}

const SHOWN = 3;
const SHOWN_LENGTH = 500;
/** Whoever has written in the last so many messages of a channel waits for what comes. */
const RECENT = 100;

/**
 * Customers with an address who have not read what people of the company wrote to them in a conversation, in a channel that they
 * wrote in lately or where they were mentioned; without those who were mailed of it, muted it or want no such mails. $1 channel.
 */
export const WAITING_VISITORS: Statement = {
  name: 'chat-waiting-visitors',
  text: `select u.id as "userId", coalesce(nullif(u.firstname, ''), u.lastname) as firstname, y.email, y.page, p.name as site, p.origins,
      m.read_revision as "readRevision", ${isOnlineSql('u.id')} as "isWatching", missed.answers, missed.count
    from channel c
    join channel_member m on m.channel_id = c.id and m.left_at is null and m.last_read_seq < c.last_seq
      and m.mailed_revision is distinct from m.read_revision and (m.muted_until is null or m.muted_until <= now())
    join partner_user y on y.user_id = m.user_id and y.email is not null
    join partner p on p.id = y.partner_id and not p.is_revoked and p.id = coalesce(c.partner_id, p.id)
    join company k on k.id = p.company_id and k.deleted_at is null
    join users u on u.id = m.user_id and not u.is_deleted and not u.is_blocked
    cross join lateral (
      select count(*)::int as count,
        json_agg(json_build_object('author', w.author, 'text', left(w.body, ${SHOWN_LENGTH})) order by w.seq)
          filter (where w.place <= ${SHOWN}) as answers
      from (
        select w.seq, w.body, ${fullNameSql('a')} as author, row_number() over (order by w.seq desc) as place
        from message w
        join users a on a.id = w.author_id
        where w.channel_id = c.id and w.seq > m.last_read_seq and w.line is null and not w.is_deleted
          and ${peopleOfSql('p.company_id', 'w.author_id')}
          and (c.kind = 'personal' or ${mentionsSql('w', 'm.user_id')} or exists (
            select from message own
            where own.channel_id = c.id and own.seq > c.last_seq - ${RECENT} and own.author_id = m.user_id and own.line is null))
        order by w.seq desc
        limit 100) w) missed
    where c.id = $1 and not c.is_deleted and (c.kind = 'personal' or c.partner_id is not null) and missed.count > 0
      and not exists (
        select
        from notification_choice n
        where n.user_id = u.id and n.kind = 'MESSAGE' and not n.mail)`,
};
