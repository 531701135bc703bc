import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { UUID } from '../../text/uuid';
import { memberSql } from '../company';
import { requireViewer } from '../identity';
import type { Visited } from './activity.table';

const RATE = { name: 'page-visit', points: 600, seconds: 3600 };

const PAGES: Readonly<Record<string, Visited>> = {
  'profile/user': 'USER', 'profile/company': 'COMPANY', 'explore/post': 'POST', events: 'EVENT',
};
const ROUTE = new RegExp(`^/app/(${Object.keys(PAGES).join('|')})/(${UUID})$`, 'i');

/** What the page of an address is about; null for pages whose visits nobody counts. */
export function visitedBy(route: string): { kind: Visited; subjectId: string } | null {
  const [, page = '', id = ''] = ROUTE.exec(route) ?? [];
  const kind = PAGES[page.toLowerCase()];
  return kind === undefined ? null : { kind, subjectId: id.toLowerCase() };
}

/**
 * $1 id, $2 viewer, $3 kind, $4 subject, $5 moment. Nobody visits themselves, nor their own company; once a day and page is enough.
 */
const LOG_PAGE_VISIT: Statement = {
  name: 'log-page-visit',
  text: `insert into page_visit (id, user_id, kind, subject_id, day, at)
    select $1::uuid, $2::uuid, $3::text, $4::uuid, ($5::timestamptz at time zone 'UTC')::date, $5::timestamptz
    where case $3::text
      when 'USER' then exists (
        select from users u
        where u.id = $4::uuid and u.id <> $2::uuid and u.kind = 'member')
      when 'COMPANY' then exists (
        select from company c
        where c.id = $4::uuid and c.deleted_at is null and not ${memberSql('c', '$2::uuid')})
      else true end
    on conflict do nothing`,
};

/** Keeps that the viewer opened a page. The same id twice, and the same page twice a day, is once. Throws INVALID for other pages. */
export async function logPageVisit(context: Context, { id, route }: { id: string; route: string }): Promise<void> {
  const { userId } = requireViewer(context);
  const visited = visitedBy(route);
  if (!visited) throw invalid('route', 'Visits of this page are not counted.');
  await context.limits.consume(RATE, userId);
  await context.db.write(LOG_PAGE_VISIT, [id, userId, visited.kind, visited.subjectId, context.now()]);
}

/** What a person has opened of a kind within a year, as rows with `id`; `user` is an SQL expression. */
export const openedBySql = (user: string, kind: Visited) => `(
  select visit.subject_id as id
  from page_visit visit
  where visit.user_id = ${user} and visit.kind = '${kind}')`;
