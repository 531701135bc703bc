import type { ViewProps } from '@heartwood/contract/kit';
import { LiveNotifications } from '../features/live/live-notifications';
import { CommunityProviders } from './community-providers';

/** Slot `notifications-live@1`: what runs on every page so that the bell counts and what is new is told. */
export function LiveSlot({ shell }: ViewProps) {
  return <CommunityProviders shell={shell}><LiveNotifications /></CommunityProviders>;
}
