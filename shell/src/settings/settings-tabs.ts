import { AtSignIcon, BanIcon, BellIcon, ShieldIcon, SunMoonIcon, UserIcon, type IconType } from '@heartwood/shared-ui';
import type { SettingsKey } from './settings-path';

export interface SettingsTab {
  key: SettingsKey;
  label: string;
  icon: IconType;
  /** Drawn by whichever remote offers it, and not listed while nobody does. */
  slot?: string;
}

/** In the order of the list. */
export const SETTINGS_TABS: readonly SettingsTab[] = [
  { key: 'profile', label: 'Profile', icon: UserIcon },
  { key: 'account', label: 'Account', icon: AtSignIcon },
  { key: 'security', label: 'Security', icon: ShieldIcon },
  { key: 'notifications', label: 'Notifications', icon: BellIcon, slot: 'settings-notifications@1' },
  { key: 'appearance', label: 'Appearance', icon: SunMoonIcon },
  { key: 'blocked', label: 'Muted and blocked', icon: BanIcon, slot: 'settings-blocked@1' },
];
