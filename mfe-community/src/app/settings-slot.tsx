import type { ViewProps } from '@heartwood/contract/kit';
import { SettingsPart } from '../features/settings/settings-part';
import { CommunityProviders } from './community-providers';

/** Slot `settings-notifications@1`: what a person hears about, inside the page of the settings. */
export function SettingsSlot({ shell }: ViewProps) {
  return <CommunityProviders shell={shell}><SettingsPart /></CommunityProviders>;
}
