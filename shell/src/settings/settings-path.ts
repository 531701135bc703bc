export const SETTINGS = '/app/settings';

/** Last step of the address of each tab. */
export type SettingsKey = 'profile' | 'account' | 'security' | 'notifications' | 'appearance' | 'blocked';

export function settingsPath(key: SettingsKey): string {
  return `${SETTINGS}/${key}`;
}
