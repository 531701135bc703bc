import { createReadable, type Readable } from '@heartwood/contract';
import { pageStorage } from '../session/page-storage';
import { PREFERENCES_KEY, type LastPlace } from '../session/start-path';

/** How Heartwood behaves on this device. */
export interface Preferences {
  /** False is off everywhere; true leaves it to the system. */
  motion: boolean;
  /** Keys that are a single letter. */
  keys: boolean;
  /** For new messages. */
  sound: boolean;
  /** What opens after a login: a path of the product, `last` for the last page, null for the growth home. */
  start: string | null;
  last: LastPlace | null;
}

export interface PreferenceStore extends Readable<Preferences> {
  update(change: Partial<Preferences>): void;
}

export function createPreferences(storage: Storage): PreferenceStore {
  const kept = (): Preferences => parse(storage.getItem(PREFERENCES_KEY));
  const state = createReadable(kept());
  return {
    get: state.get,
    subscribe: state.subscribe,
    // Another tab may have written since this one read.
    update: (change) => {
      const next = { ...kept(), ...change };
      storage.setItem(PREFERENCES_KEY, JSON.stringify(next));
      state.set(next);
    },
  };
}

/** What is unknown or damaged is as nobody has changed it. */
function parse(text: string | null): Preferences {
  const stored = recordOf(text);
  const last = stored.last as Partial<LastPlace> | null | undefined;
  return {
    motion: stored.motion !== false,
    keys: stored.keys !== false,
    sound: stored.sound !== false,
    start: typeof stored.start === 'string' ? stored.start : null,
    last: typeof last?.userId === 'string' && typeof last.path === 'string' ? { userId: last.userId, path: last.path } : null,
  };
}

function recordOf(text: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '') as Record<string, unknown> | null) };
  } catch {
    return {};
  }
}

export const preferences = createPreferences(pageStorage('localStorage'));
