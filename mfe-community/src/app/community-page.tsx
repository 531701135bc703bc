import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { Navigate, Route, Routes, useSearchParams } from 'react-router';
import { EVENTS } from '../event/places';
import { CommunityProviders } from './community-providers';
import { PartSkeleton } from './part-skeleton';

// The remote runs on every page for its bell: what is not that comes when it is visited.
const NotificationsPage = latePart(() => import('../features/list/notifications.page').then((part) => part.NotificationsPage));
const FeedPage = latePart(() => import('./explore-pages').then((part) => part.ExploreFeed));
const PostPage = latePart(() => import('./explore-pages').then((part) => part.ExplorePost));
const SavedPage = latePart(() => import('./explore-pages').then((part) => part.ExploreSaved));
const TagPage = latePart(() => import('./explore-pages').then((part) => part.ExploreTag));
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
      <Route index element={<FeedPage fallback={<PartSkeleton isPage />} />} />
      <Route path="post/:id" element={<PostPage fallback={<PartSkeleton isPage />} />} />
      <Route path="saved" element={<SavedPage fallback={<PartSkeleton isPage />} />} />
      <Route path="saved-posts" element={<Navigate to="/saved" replace />} />
      <Route path="all-search-results" element={<ResultsRoute />} />
      <Route path="notification" element={<NotificationsPage fallback={<PartSkeleton isPage />} />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/** A search for a tag is the page of that tag (design note 2 on posts). */
function ResultsRoute() {
  const [params] = useSearchParams();
  const tag = params.get('tag');
  return tag === null ? <Navigate to="/" replace /> : <TagPage name={tag} fallback={<PartSkeleton isPage />} />;
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
