import { latePart } from '@heartwood/shared-ui';
import { OverviewPage } from '../features/overview/overview.page';
import { OverviewViews, useOverviewView } from '../module/overview-views';
import { renderPitchSuggestion } from './module-parts';

const AssumptionsPage = latePart(() => import('../features/assumptions/assumptions.page').then((part) => part.AssumptionsPage));
const SnapshotsPage = latePart(() => import('../features/snapshots/snapshots.page').then((part) => part.SnapshotsPage));

const PAGES = {
  overview: () => <OverviewPage renderSuggestion={renderPitchSuggestion} />, assumptions: AssumptionsPage, snapshots: SnapshotsPage,
};

/** The company overview, by the view that the address names. */
export function OverviewRoute() {
  const [view, show] = useOverviewView();
  const Page = PAGES[view];
  return (
    <>
      <OverviewViews view={view} onChange={show} />
      <Page />
    </>
  );
}
