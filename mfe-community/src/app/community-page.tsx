import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { Navigate, Route, Routes } from 'react-router';
import { CommunityProviders } from './community-providers';
import { PartSkeleton } from './part-skeleton';

// The remote runs on every page for its bell: what is not that comes when it is visited.
const NotificationsPage = latePart(() => import('../features/list/notifications.page').then((part) => part.NotificationsPage));

/** Everything under /app/explore. */
export function CommunityPage({ shell }: ViewProps) {
  return (
    <CommunityProviders shell={shell}>
      <Routes>
        <Route path="notification" element={<NotificationsPage fallback={<PartSkeleton isPage />} />} />
        <Route path="*" element={<Navigate to="/notification" replace />} />
      </Routes>
    </CommunityProviders>
  );
}
