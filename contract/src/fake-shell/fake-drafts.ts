import type { Drafts } from '../shell';

export function createFakeDrafts(initial: Record<string, string> = {}): Drafts {
  const kept = new Map(Object.entries(initial));
  return {
    get: (key) => kept.get(key) ?? null,
    set(key, text) {
      if (text === null) kept.delete(key);
      else kept.set(key, text);
    },
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  };
}
