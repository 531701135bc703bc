import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { CommunityProviders } from './community-providers';
import { PartSkeleton } from './part-skeleton';

const BlockedPart = latePart(() => import('../features/blocked/blocked-part').then((part) => part.BlockedPart));

/** Slot `settings-blocked@1`: whom and what the person has blocked or muted, inside the page of the settings. */
export function BlockedSlot({ shell }: ViewProps) {
  return <CommunityProviders shell={shell}><BlockedPart fallback={<PartSkeleton />} /></CommunityProviders>;
}
