import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { Navigate, Route, Routes } from 'react-router';
import { EVENTS } from '../event/places';
import { CommunityProviders } from './community-providers';
import { PartSkeleton } from './part-skeleton';

// The remote runs on every page for its bell: what is not that comes when it is visited.
const NotificationsPage = latePart(() => import('../features/list/notifications.page').then((part) => part.NotificationsPage));
const EventsPage = latePart(() => import('../features/events/events.page').then((part) => part.EventsPage));
const EventPage = latePart(() => import('../features/event/event.page').then((part) => part.EventPage));

/** Everything under /app/explore and /app/events. */
export function CommunityPage({ shell }: ViewProps) {
  return (
    <CommunityProviders shell={shell}>
      {shell.nav.basePath === EVENTS ? <EventRoutes /> : <ExploreRoutes />}
    </CommunityProviders>
  );
}

function ExploreRoutes() {
  return (
    <Routes>
      <Route path="notification" element={<NotificationsPage fallback={<PartSkeleton isPage />} />} />
      <Route path="*" element={<Navigate to="/notification" replace />} />
    </Routes>
  );
}

function EventRoutes() {
  return (
    <Routes>
      <Route index element={<EventsPage fallback={<PartSkeleton isPage />} />} />
      <Route path=":id" element={<EventPage fallback={<PartSkeleton isPage />} />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
