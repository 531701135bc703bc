import { CompanyProviders } from '@heartwood/client-kit/company';
import { NotLoaded } from '@heartwood/client-kit/states';
import type { ViewProps } from '@heartwood/contract/kit';
import { Chip, latePart } from '@heartwood/shared-ui';
import { ScenarioDot } from '../timeline/look';
import { CALENDAR } from '../timeline/places';
import { BASE_PLAN_COLOR } from '../timeline/timeline';
import { BarePlan } from './bare-plan';
import { createRemoteClient } from './client';
import { loadEvents } from './load-events';
import { PlanPage } from './plan-page';
import { PlanSkeleton } from './plan-skeleton';
import { PlanView } from './plan-view';

const CalendarView = latePart(
  () => import('./calendar-view').then((part) => part.CalendarView),
  { failed: ({ retry }) => <NotLoaded what="The calendar" onRetry={retry} /> },
);
const CalendarSkeleton = latePart(() => import('./calendar-skeleton').then((part) => part.CalendarSkeleton), { failed: () => null });

/** The plan along time and, at an address of its own, by day. */
export function TimelinePage({ shell }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createRemoteClient} events={loadEvents}>
      {shell.nav.basePath === CALENDAR ? (
        <PlanPage
          title="Calendar" what="The calendar" skeleton={<CalendarSkeleton />}
          renderPlan={(plan) => <CalendarView {...plan} fallback={<CalendarSkeleton />} />}
        />
      ) : (
        <PlanPage
          title="Timeline" what="The timeline" skeleton={<PlanSkeleton />} renderPlan={(plan) => <PlanView {...plan} />}
          around={(failure) => (
            <BarePlan lead={<Chip on lead={<ScenarioDot $color={BASE_PLAN_COLOR} $isBase />}>Base plan</Chip>}>{failure}</BarePlan>
          )}
        />
      )}
    </CompanyProviders>
  );
}
