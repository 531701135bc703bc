import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { CommunityProviders } from './community-providers';

const MinePart = latePart(() => import('./mine-part').then((part) => part.MinePart));

/** Slot `mine-panel@1`: what is in the person's hands, from any page. */
export function MineSlot({ shell }: ViewProps) {
  return <CommunityProviders shell={shell}><MinePart fallback={null} /></CommunityProviders>;
}
