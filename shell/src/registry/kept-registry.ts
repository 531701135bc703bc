import { parseRegistry, type Registry } from '@heartwood/contract';
import { pageStorage } from '../session/page-storage';

const key = 'heartwood-registry';

/** The last registry that could be read: the shell starts from it when the server's answer is missing or wrong. */
export function readKeptRegistry(storage: Storage = pageStorage('localStorage')): Registry | null {
  try {
    const text = storage.getItem(key);
    return text ? parseRegistry(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

export function keepRegistry(registry: Registry, storage: Storage = pageStorage('localStorage')): void {
  try {
    storage.setItem(key, JSON.stringify(registry));
  } catch {
    // A full or blocked storage only costs the last good copy.
  }
}
