import { readKept, type Autosave } from '@heartwood/client-kit/drafts';
import type { Drafts } from '@heartwood/contract';

/** This tab, for as long as its page is there. */
const TAB = crypto.randomUUID();

const lockOf = (tab: string) => `heartwood-notes:${tab}`;

/** What is unsent of a note is kept by tab: two of them, killed without a line, must not write over each other. */
export const draftName = (noteId: string): string => `note:${noteId}:${TAB}`;

const placeOf = (name: string) => {
  const [, noteId = '', tab = ''] = name.split(':');
  return { noteId, tab };
};

/** Holds a lock by which other tabs know that this one is alive; where there are no locks every other tab counts as gone. */
export function holdTab(): () => void {
  const leave = new AbortController();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => { release = resolve; });
  void navigator.locks?.request(lockOf(TAB), { signal: leave.signal }, () => held).catch(() => undefined);
  return () => {
    leave.abort();
    release();
  };
}

/** Names of what tabs that are gone have left unsent. */
export async function leftBehind(drafts: Drafts): Promise<{ name: string; noteId: string }[]> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const isAlive = (tab: string) => tab === TAB || held.some(({ name }) => name === lockOf(tab));
  return drafts.keys('note:')
    .map((name) => ({ name, ...placeOf(name) }))
    .filter(({ tab }) => !isAlive(tab))
    .map(({ name, noteId }) => ({ name, noteId }));
}

/** Takes a text over that was left behind: it is merged with what is there, and kept under this tab's name from now on. */
export function adopt(drafts: Drafts, name: string, autosave: Autosave): void {
  const kept = readKept(drafts, name);
  if (kept) autosave.happened({ type: 'typed', text: kept.typed, over: kept.base.text });
  drafts.set(name, null);
}
