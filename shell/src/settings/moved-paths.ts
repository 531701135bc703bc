import { SETTINGS, settingsPath, type SettingsKey } from './settings-path';

/** Where the own profile with everything about it was. */
const PROFILE_OF_BEFORE = '/app/profile/me';

/** Parts of that page that have a tab of their own now. */
const BY_HASH: Record<string, SettingsKey> = { '#email': 'account', '#password': 'security' };

/** The present address of one that has moved, with its query and hash; null for every other. */
export function movedPath({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string | null {
  const path = pathname.replace(/\/+$/, '');
  if (path !== SETTINGS && path !== PROFILE_OF_BEFORE) return null;
  return settingsPath(BY_HASH[hash] ?? 'profile') + search + hash;
}
