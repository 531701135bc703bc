import type { DeckSettings, Slide } from '@heartwood/contract/deck';
import type { CompanyStanding, PlanName } from '@heartwood/contract/domain';
import { bound } from '../../db/bound';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { memberSql, seatSql, standingOf, type Seat } from '../company';
import { moduleVisibleSql } from '../growth';
import { requireViewer } from '../identity';
import { planNameOf } from '../plan';
import { canEditDecks, noDeck, refuseDecks } from './presentation.policy';
import type { Hidden } from './withheld';

/** A presentation that is held until the commit, and who holds it. */
export interface EnteredDeck {
  id: string;
  companyId: string;
  ownerId: string;
  viewerId: string;
  standing: CompanyStanding;
  plan: PlanName;
  /** Modules that the viewer does not see. */
  hidden: Hidden;
  now: Date;
  type: string;
  title: string;
  themeId: string;
  revision: number;
  bytes: number;
  schemaVersion: number;
  settings: DeckSettings;
  order: string[];
  /** Those that were asked for. */
  slides: Record<string, Slide>;
  viewKey: string | null;
  isDeleted: boolean;
  createdBy: string | null;
  updatedBy: string | null;
  updatedAt: Date;
}

type Row = Omit<EnteredDeck, 'viewerId' | 'standing' | 'plan' | 'hidden' | 'now' | 'updatedAt'> & {
  seat: Seat | null; hidden: string[]; updatedAt: string;
};

/** $1 presentation, $2 viewer, $3 ids of the wanted slides as an array's text, or null for all. */
const HELD = `select json_build_object(
    'id', p.id, 'companyId', p.company_id, 'ownerId', c.created_by, 'seat', ${seatSql('c', '$2::uuid')}, 'hidden', coalesce((
      select json_agg(distinct v.key)
      from component_visibility v
      where v.company_id = c.id and not ${moduleVisibleSql('c', 'v.key', '$2::uuid')}), '[]'),
    'type', p.type, 'title', p.title, 'themeId', p.theme_id, 'revision', p.revision, 'bytes', p.bytes, 'schemaVersion', p.schema_version,
    'settings', p.settings, 'order', p.slide_order, 'viewKey', p.view_key, 'isDeleted', p.is_deleted, 'createdBy', p.created_by,
    'updatedBy', p.updated_by, 'updatedAt', p.updated_at, 'slides', case when $3::text[] is null then p.slides else coalesce((
      select jsonb_object_agg(s.key, s.value)
      from jsonb_each(p.slides) s
      where s.key = any($3::text[])), '{}') end) as data
  from presentation p
  join company c on c.id = p.company_id and c.deleted_at is null
  where p.id = $1::uuid and ${memberSql('c', '$2::uuid')}
  for update of p`;

interface Entering {
  slideIds?: readonly string[] | null;
  isDeletedToo?: boolean;
  /** Of what only closes something: it is done on every plan. */
  isOnEveryPlan?: boolean;
}

/** Any member's first line: the presentation alone is held, not its company. Throws FORBIDDEN, in the same words for what is not there. */
export async function holdPresentation(
  tx: Db, context: Context, id: string, { slideIds = [], isDeletedToo = false }: Entering = {},
): Promise<EnteredDeck> {
  const { userId } = requireViewer(context);
  const answer = await tx.execute(bound(HELD, [id, userId, slideIds && `{${slideIds.join()}}`]));
  const [found] = (answer as unknown as { rows: { data: Row }[] }).rows;
  if (!found || (found.data.isDeleted && !isDeletedToo)) throw noDeck();
  const { seat, hidden, updatedAt, ...row } = found.data;
  const now = context.now();
  return {
    ...row, viewerId: userId, now, hidden: new Set(hidden) as Hidden, updatedAt: new Date(updatedAt),
    standing: standingOf({ ownerId: row.ownerId, seat }, userId), plan: await planNameOf(tx, row.companyId, now),
  };
}

/** First line of a command that writes it. Throws FORBIDDEN, and LOCKED. */
export async function enterPresentation(tx: Db, context: Context, id: string, entering: Entering = {}): Promise<EnteredDeck> {
  const entered = await holdPresentation(tx, context, id, entering);
  if (!canEditDecks(entered.standing)) throw noDeck();
  const refused = entering.isOnEveryPlan ? null : refuseDecks(entered.plan);
  if (refused) throw refused;
  return entered;
}
