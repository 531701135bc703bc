import type { ViewProps } from '@heartwood/contract/kit';
import { Navigate, Route, Routes } from 'react-router';
import { NotificationsPage } from '../features/list/notifications.page';
import { CommunityProviders } from './community-providers';

/** Everything under /app/explore. */
export function CommunityPage({ shell }: ViewProps) {
  return (
    <CommunityProviders shell={shell}>
      <Routes>
        <Route path="notification" element={<NotificationsPage />} />
        <Route path="*" element={<Navigate to="/notification" replace />} />
      </Routes>
    </CommunityProviders>
  );
}
