import { isModuleKey, PLAN_PAGES, type Use } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { memberSql, noAccess } from '../company';
import { requireViewer } from '../identity';
import { moduleVisibleSql } from './module-visible';

const RATE = { name: 'activity', points: 600, seconds: 3600 };

/** $1 id, $2 company, $3 component, $4 type, $5 viewer, $6 moment; no row for who does not see the component. */
const logUseStatement = (name: string, seen: string): Statement => ({
  name,
  text: `with place as (
      select c.id
      from company c
      where c.id = $2 and c.deleted_at is null and ${seen}
    ), written as (
      insert into activity_use (id, company_id, component, type, user_id, created_at)
      select $1::uuid, place.id, $3::text, $4::text, $5::uuid, $6::timestamptz
      from place
      on conflict (id) do nothing)
    select id from place`,
});

export const LOG_MODULE_USE = logUseStatement('log-module-use', moduleVisibleSql('c', '$3::text', '$5::uuid'));
export const LOG_PAGE_USE = logUseStatement('log-page-use', memberSql('c', '$5::uuid'));

/**
 * Keeps that somebody saw, exported or printed a module or a page of the plan: what no command says. It is part of no history, for
 * whatever a page tells can be made up. The same id twice is once. Throws FORBIDDEN for who does not see it, and INVALID.
 */
export async function logUse(
  context: Context, { companyId, id, component, type }: { companyId: string; id: string; component: string; type: Use },
): Promise<void> {
  const { userId } = requireViewer(context);
  if (!isModuleKey(component) && !PLAN_PAGES.some((page) => page === component)) {
    throw invalid('component', 'This is neither a module nor a page of the plan.');
  }
  await context.limits.consume(RATE, userId);
  const statement = isModuleKey(component) ? LOG_MODULE_USE : LOG_PAGE_USE;
  const places = await context.db.write(statement, [id, companyId, component, type, userId, context.now()]);
  if (places.length === 0) throw noAccess();
}
