import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { Navigate, Route, Routes, useSearchParams } from 'react-router';
import { PROFILES } from '@heartwood/contract/domain';
import { EVENTS } from '../event/places';
import { Gone } from '../features/profile/gone';
import { CommunityProviders } from './community-providers';
import { PartSkeleton } from './part-skeleton';
import { WithParts } from './with-parts';

// The remote runs on every page for its bell: what is not that comes when it is visited.
const NotificationsPage = latePart(() => import('../features/list/notifications.page').then((part) => part.NotificationsPage));
const FeedPage = latePart(() => import('./explore-feed').then((part) => part.ExploreFeed));
const PostPage = latePart(() => import('../features/post/post.page').then((part) => part.PostPage));
const SavedPage = latePart(() => import('../features/saved/saved.page').then((part) => part.SavedPage));
const TagPage = latePart(() => import('../features/tag/tag.page').then((part) => part.TagPage));
const EventsPage = latePart(() => import('../features/events/events.page').then((part) => part.EventsPage));
const EventPage = latePart(() => import('../features/event/event.page').then((part) => part.EventPage));
const UserProfilePage = latePart(() => import('./profile-pages').then((part) => part.WholeUserProfile));
const EditUserPage = latePart(() => import('../features/profile/edit-user.page').then((part) => part.EditUserPage));
const CompanyProfilePage = latePart(() => import('./profile-pages').then((part) => part.WholeCompanyProfile));
const EditCompanyPage = latePart(() => import('../features/profile/edit-company.page').then((part) => part.EditCompanyPage));
const FollowersPage = latePart(() => import('../features/profile/followers.page').then((part) => part.FollowersPage));
const SearchStartPage = latePart(() => import('../features/search/search-start.page').then((part) => part.SearchStartPage));
const SearchResultsPage = latePart(() => import('../features/search/search-results.page').then((part) => part.SearchResultsPage));

const ROUTES: Record<string, () => React.ReactNode> = { [EVENTS]: EventRoutes, [PROFILES]: ProfileRoutes };

/** Everything under /app/explore, /app/events and /app/profile. */
export function CommunityPage({ shell }: ViewProps) {
  const Pages = ROUTES[shell.nav.basePath] ?? ExploreRoutes;
  return <CommunityProviders shell={shell}><Pages /></CommunityProviders>;
}

function ExploreRoutes() {
  return (
    <Routes>
      <Route index element={<FeedPage fallback={<PartSkeleton isPage />} />} />
      <Route path="post/:id" element={<WithParts><PostPage fallback={<PartSkeleton isPage />} /></WithParts>} />
      <Route path="saved-posts" element={<WithParts><SavedPage fallback={<PartSkeleton isPage />} /></WithParts>} />
      <Route path="saved" element={<Navigate to="/saved-posts" replace />} />
      <Route path="all-search-results" element={<ResultsRoute />} />
      <Route path="notification" element={<NotificationsPage fallback={<PartSkeleton isPage />} />} />
      <Route path="search-landing" element={<SearchStartPage fallback={<PartSkeleton isPage />} />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/** A search for a tag is the page of that tag (design note 2 on posts). */
function ResultsRoute() {
  const [params] = useSearchParams();
  const tag = params.get('tag')?.trim() ?? '';
  if (tag === '') return <SearchResultsPage fallback={<PartSkeleton isPage />} />;
  return <WithParts><TagPage name={tag} fallback={<PartSkeleton isPage />} /></WithParts>;
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

function ProfileRoutes() {
  return (
    <Routes>
      <Route path="user/:id" element={<UserProfilePage fallback={<PartSkeleton isPage />} />} />
      <Route path="user/:id/edit" element={<EditUserPage fallback={<PartSkeleton isPage />} />} />
      <Route path="user/:id/followers" element={<FollowersPage list="followers" fallback={<PartSkeleton isPage />} />} />
      <Route path="user/:id/following" element={<FollowersPage list="following" fallback={<PartSkeleton isPage />} />} />
      <Route path="company/:id" element={<CompanyProfilePage fallback={<PartSkeleton isPage />} />} />
      <Route path="company/:id/edit" element={<EditCompanyPage fallback={<PartSkeleton isPage />} />} />
      <Route path="*" element={<Gone kind="person" />} />
    </Routes>
  );
}
