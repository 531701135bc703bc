import { isFeatureOpen } from '@heartwood/contract/domain';
import type { Context, Services } from '../../request/context';
import { noAccess, standingOf, type Seat } from '../company';
import { requireViewer, type Person } from '../identity';
import { planOf, type SubscriptionFacts } from '../plan';
import type { Goal } from './goals';
import type { CalendarCategory, Phase, Scenario } from './lanes';
import type { Traction } from './read-timeline';
import { TIMELINE } from './timeline-page.queries';
import { canEditTimeline } from './timeline.policy';

/** All that the page of a timeline shows. */
export interface Timeline {
  companyId: string;
  eventSeq: number;
  canEdit: boolean;
  canEditScenarios: boolean;
  categories: CalendarCategory[];
  scenarios: Scenario[];
  phases: Phase[];
  milestones: Goal[];
  tractions: Traction[];
  people: Person[];
}

type TimelineFacts = Omit<Timeline, 'canEdit' | 'canEditScenarios'> & {
  ownerId: string; seat: Seat | null; subscriptions: readonly SubscriptionFacts[];
};

/** Days are `YYYY-MM-DD`; null for no bound. */
export interface TimelineInput { companyId: string; from: string | null; to: string | null }

/**
 * Goals that are due between the days or wait for one, the phases that overlap, and all that they stand in. Throws FORBIDDEN for
 * outsiders.
 */
export async function readTimeline(context: Context, { companyId, from, to }: TimelineInput): Promise<Timeline> {
  return readTimelineOf(context, requireViewer(context).userId, { companyId, from, to });
}

/** The same as somebody sees it who asked for it before. */
export async function readTimelineOf(
  services: Pick<Services, 'db' | 'now'>, userId: string, { companyId, from, to }: TimelineInput,
): Promise<Timeline> {
  const [row] = await services.db.read<{ data: TimelineFacts }>(TIMELINE, [companyId, userId, from, to]);
  if (!row) throw noAccess();
  const { ownerId, seat, subscriptions, ...timeline } = row.data;
  const canEdit = canEditTimeline(standingOf({ ownerId, seat }, userId));
  const plan = planOf(subscriptions, { team: 0, advisory: 0 }, 0, services.now()).name;
  return { ...timeline, canEdit, canEditScenarios: canEdit && isFeatureOpen('scenarios', plan) };
}
