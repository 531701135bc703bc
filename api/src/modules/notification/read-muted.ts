import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { personSql, requireViewer, type Person } from '../identity';

/** Something the viewer hears nothing of; `name` as it was when they were told of it last, null where it has none. */
export interface MutedNotice { subject: string; name: string | null; person: Person | null; since: string }

export const MOST_LISTED = 200;

/** $1 viewer, $2 how many. What is named is what their own notifications named. */
export const MUTED_NOTICES: Statement = {
  name: 'notification-muted',
  text: `select m.subject, case split_part(m.subject, ':', 1)
        when 'event' then n.data ->> 'eventName'
        when 'goal' then n.data ->> 'goalTitle'
        when 'note' then n.data ->> 'noteTitle'
        when 'presentation' then n.data ->> 'presentationTitle'
        when 'conversation' then n.data ->> 'channelName'
        when 'company' then n.data ->> 'companyName' end as name,
      ${personSql('u')} as person, u.id is not null as "isPerson", m.created_at as since
    from notification_mute m
    left join users u on u.id = case when m.subject like 'user:%' then substr(m.subject, 6)::uuid end and not u.is_deleted
    left join lateral (
      select x.data
      from notification x
      where x.subject = m.subject and x.user_id = m.user_id
      order by x.updated_at desc
      limit 1) n on true
    where m.user_id = $1
    order by m.created_at desc, m.subject
    limit $2`,
};

export async function readMuted(context: Context): Promise<MutedNotice[]> {
  const rows = await context.db.read<MutedNotice & { isPerson: boolean }>(MUTED_NOTICES, [requireViewer(context).userId, MOST_LISTED]);
  return rows.map(({ isPerson, person, ...row }) => ({ ...row, person: isPerson ? person : null }));
}
