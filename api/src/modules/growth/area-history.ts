import { modulesOfArea, type AreaKey, type ModuleKey } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { cursorOf, pageOf, placeOf, sizeOf, type Page } from '../../text/page';
import { activityText } from '../activity';
import { noAccess, seatSql, standingOf, type Seat } from '../company';
import { requireViewer } from '../identity';
import type { HistoryEntry } from './comments';
import { historyLineSql, type HistoryRow } from './comments.queries';
import { moduleVisibleSql } from './module-visible';

/** One line of the history of an area: that of one of its modules. */
export interface AreaHistoryEntry extends HistoryEntry { key: ModuleKey }

interface AreaHistoryRow extends HistoryRow { key: ModuleKey }
interface AreaHistoryFacts { ownerId: string; seat: Seat | null; rows: AreaHistoryRow[] }
interface AreaHistoryInput { companyId: string; area: AreaKey; first: number; after: string | null }

/** $1 company, $2 viewer, $3 modules, $4 how many, $5 id of the last one seen or null. Each module's newest, then the newest of all. */
export const AREA_HISTORY: Statement = {
  name: 'area-history',
  text: `
    select json_build_object(
      'ownerId', c.created_by,
      'seat', ${seatSql('c', '$2::uuid')},
      'rows', coalesce((
        select json_agg(json_build_object('key', h.component, ${historyLineSql('h', 'v')}) order by h.id desc)
        from (
          select x.*
          from unnest($3::text[]) k(key)
          cross join lateral (
            select *
            from activity_log l
            where l.company_id = c.id and l.component = k.key and l.id < coalesce($5::bigint, 9223372036854775807)
            order by l.id desc
            limit $4) x
          where ${moduleVisibleSql('c', 'k.key', '$2::uuid')}
          order by x.id desc
          limit $4) h
        left join component_version v on v.id = (h.data->>'version')::bigint), '[]')) as data
    from company c
    where c.id = $1 and c.deleted_at is null`,
};

/** What happened in the modules of an area that the viewer sees, newest first, in one statement. Throws FORBIDDEN for outsiders. */
export async function readAreaHistory(
  context: Context, { companyId, area, first, after }: AreaHistoryInput,
): Promise<Page<AreaHistoryEntry>> {
  const { userId } = requireViewer(context);
  const keys = modulesOfArea(area).map(({ key }) => key);
  const values = [companyId, userId, keys, sizeOf(first) + 1, ...placeOf(after, 'number')];
  const [row] = await context.db.read<{ data: AreaHistoryFacts }>(AREA_HISTORY, values);
  if (!row || standingOf(row.data, userId).kind === 'none') throw noAccess();
  return pageOf(row.data.rows, sizeOf(first), {
    view: ({ id, key, actor, type, data, createdAt, version }): AreaHistoryEntry => (
      { id, key, actor, text: activityText(type, data, version), createdAt, versionId: version?.id ?? null }),
    cursor: ({ id }) => cursorOf(id),
  });
}
