import { latePart } from '@heartwood/shared-ui';
import { Navigate } from 'react-router';
import { useOverviewView } from '../module/overview-views';

const AssumptionsPage = latePart(() => import('../features/assumptions/assumptions.page').then((part) => part.AssumptionsPage));
const SnapshotsPage = latePart(() => import('../features/snapshots/snapshots.page').then((part) => part.SnapshotsPage));

/** The company overview, by the view that the address names. */
export function OverviewRoute() {
  const [view] = useOverviewView();
  if (view === 'assumptions') return <AssumptionsPage />;
  if (view === 'snapshots') return <SnapshotsPage />;
  return <Navigate to="?view=assumptions" replace />;
}
