import type { Drafts, Shell } from '@heartwood/contract';
import { useEffect, useState } from 'react';

/** What was opened out of a search: enough to show and open it again. */
export interface Recent {
  kind: 'person' | 'company' | 'post' | 'tag' | 'event';
  id: string;
  name: string;
  detail: string;
  picture: string | null;
}

/** Specification, section 9. */
const MOST_RECENT = 20;
const MOST_TRIED = 10;
const RECENT = 'search:recent';
const TRIED = 'search:tried';

/** On this device, by person, gone at logout (product decisions, row 67). */
export interface KeptSearches { recent: readonly Recent[]; tried: readonly string[] }

const readList = <Row>(drafts: Drafts, key: string, isRow: (row: unknown) => row is Row): Row[] => {
  try {
    const kept: unknown = JSON.parse(drafts.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRow) : [];
  } catch {
    return [];
  }
};
const isText = (row: unknown): row is string => typeof row === 'string';
const isRecent = (row: unknown): row is Recent => (
  typeof (row as Recent | null)?.id === 'string' && typeof (row as Recent).name === 'string'
);

export const readSearches = (drafts: Drafts): KeptSearches => ({
  recent: readList(drafts, RECENT, isRecent), tried: readList(drafts, TRIED, isText),
});

const write = (drafts: Drafts, key: string, rows: readonly unknown[]) => drafts.set(key, rows.length > 0 ? JSON.stringify(rows) : null);

/** The newest stands first, each once. */
export function keepRecent(drafts: Drafts, opened: Recent): void {
  const { recent } = readSearches(drafts);
  write(drafts, RECENT, [opened, ...recent.filter(({ id }) => id !== opened.id)].slice(0, MOST_RECENT));
}

export function keepTried(drafts: Drafts, search: string): void {
  const words = search.trim();
  if (words === '') return;
  const { tried } = readSearches(drafts);
  write(drafts, TRIED, [words, ...tried.filter((each) => each.toLowerCase() !== words.toLowerCase())].slice(0, MOST_TRIED));
}

/** Both lists with what removes from them, as they are now, in whichever tab they were changed. */
export function useKeptSearches({ drafts, events }: Pick<Shell, 'drafts' | 'events'>) {
  const [kept, setKept] = useState(() => readSearches(drafts));
  useEffect(() => events.on('drafts/changed', () => setKept(readSearches(drafts))), [drafts, events]);
  const set = (key: string, rows: readonly unknown[]) => {
    write(drafts, key, rows);
    setKept(readSearches(drafts));
  };
  return {
    ...kept,
    removeRecent: (id: string) => set(RECENT, kept.recent.filter((each) => each.id !== id)),
    removeTried: (search: string) => set(TRIED, kept.tried.filter((each) => each !== search)),
    clearRecent: () => set(RECENT, []),
  };
}
