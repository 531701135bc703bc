import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { CommunityProviders } from './community-providers';
import { PartSkeleton } from './part-skeleton';

const SettingsPart = latePart(() => import('../features/settings/settings-part').then((part) => part.SettingsPart));

/** Slot `settings-notifications@1`: what a person hears about, inside the page of the settings. */
export function SettingsSlot({ shell }: ViewProps) {
  return <CommunityProviders shell={shell}><SettingsPart fallback={<PartSkeleton />} /></CommunityProviders>;
}
