import type { Drafts } from '@heartwood/contract';
import { ACCESS_KEY } from './token-store';

const PREFIX = 'heartwood-draft:';

export interface KeptDrafts extends Drafts {
  /** Tells the key of each draft that another tab has changed. */
  follow(listener: (key: string) => void): void;
}

/** Each draft is an entry of its own and is read anew each time: no tab has an older copy to write over another's. */
export function createDrafts(storage: Storage): KeptDrafts {
  // What storage has no room for lives as long as the page.
  const unkept = new Map<string, string>();
  return {
    get: (key) => unkept.get(key) ?? storage.getItem(PREFIX + key),
    set(key, text) {
      unkept.delete(key);
      if (text === null) storage.removeItem(PREFIX + key);
      // A page that is being left after a logout, its own or another tab's, writes nothing more.
      else if (storage.getItem(ACCESS_KEY)) {
        try {
          storage.setItem(PREFIX + key, text);
        } catch {
          unkept.set(key, text);
        }
      }
    },
    keys: (prefix) => [...new Set([...storedKeys(storage), ...unkept.keys()])].filter((key) => key.startsWith(prefix)),
    follow: (listener) => window.addEventListener('storage', ({ key }) => {
      if (key?.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
    }),
  };
}

/** At logout and when somebody else signs in. */
export function forgetDrafts(storage: Storage): void {
  for (const key of storedKeys(storage)) storage.removeItem(PREFIX + key);
}

const storedKeys = (storage: Storage): string[] => (
  Object.keys(storage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
);
