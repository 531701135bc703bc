import type { RegistryRemote } from '@heartwood/contract';
import { pageStorage } from '../session/page-storage';

const key = 'heartwood-remotes';

/** Remote name to the address of another `mf-manifest.json`. */
export type Overrides = Readonly<Record<string, string>>;

/** A build on the developer's own machine, or another version of this very server; the page's policy lets nothing else through. */
export function isOverrideAddress(address: string): boolean {
  if (!URL.canParse(address, window.location.origin)) return false;
  const { protocol, hostname, origin, pathname, username } = new URL(address, window.location.origin);
  const isNear = origin === window.location.origin
    || (/^https?:$/.test(protocol) && (hostname === 'localhost' || hostname === '127.0.0.1'));
  return isNear && username === '' && pathname.endsWith('/mf-manifest.json');
}

/** A developer's overrides of this browser. Damaged ones count as none. */
export function readOverrides(storage: Storage = pageStorage('localStorage')): Overrides {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => (
      typeof entry[1] === 'string' && isOverrideAddress(entry[1])
    )));
  } catch {
    return {};
  }
}

export function writeOverrides(overrides: Overrides, storage: Storage = pageStorage('localStorage')): void {
  if (Object.keys(overrides).length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(overrides));
}

/** The remote as overridden: another entry, and no integrity, because a developer's build changes all the time. */
export function applyOverride(remote: RegistryRemote, overrides: Overrides): RegistryRemote {
  const entry = overrides[remote.name];
  return entry ? { ...remote, entry, version: 'override', integrity: '', manifestIntegrity: undefined } : remote;
}
