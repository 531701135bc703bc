import type { Drafts } from '@heartwood/contract';
import type { Autosave } from './autosave.model';
import { readKept } from './kept-drafts';

/** This tab, for as long as its page is there. */
const TAB = crypto.randomUUID();
const NAME = /^(.*):([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

const lockOf = (kind: string, tab: string) => `heartwood-drafts:${kind}:${tab}`;

/** What is unsent of a text is kept by tab: two of them, killed without a line, must not write over each other. */
export const tabDraft = (text: string): string => `${text}:${TAB}`;

/** Holds a lock by which other tabs know that this one still writes; where there are no locks every other tab counts as gone. */
export function holdTab(kind: string): () => void {
  const leave = new AbortController();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => { release = resolve; });
  void navigator.locks?.request(lockOf(kind, TAB), { mode: 'shared', signal: leave.signal }, () => held).catch(() => undefined);
  return () => {
    leave.abort();
    release();
  };
}

/** An unsent text that another tab wrote, or a release that kept one for all of them (`tab` is null). */
export interface OthersDraft { name: string; text: string; tab: string | null }

/** @param prefix of the texts that are meant, such as `note:` */
export function othersDrafts(drafts: Drafts, prefix: string): OthersDraft[] {
  return drafts.keys(prefix)
    .map((name): OthersDraft => {
      const [, rest = name.slice(prefix.length), tab = null] = NAME.exec(name.slice(prefix.length)) ?? [];
      return { name, text: prefix + rest, tab };
    })
    .filter(({ tab }) => tab !== TAB);
}

/** Those of them whose tab is gone. */
export async function leftBehind(kind: string, others: readonly OthersDraft[]): Promise<OthersDraft[]> {
  if (others.length === 0) return [];
  const held = (await navigator.locks?.query())?.held ?? [];
  return others.filter(({ tab }) => tab === null || !held.some(({ name }) => name === lockOf(kind, tab)));
}

/** Keeps a text that was left behind under this tab's name, unless this tab has one of its own: false then. */
function takeOver(drafts: Drafts, { name, text }: OthersDraft): boolean {
  if (drafts.get(tabDraft(text)) !== null) return false;
  drafts.set(tabDraft(text), drafts.get(name));
  drafts.set(name, null);
  return true;
}

/**
 * Merges a text that was left behind into the one that is written. Where somebody is being asked whose words to keep it stays on the device
 * until the next time: a third answer has no place.
 */
export function adopt(drafts: Drafts, name: string, autosave: Autosave): void {
  if (autosave.$state.getState().phase === 'conflict') return;
  const kept = readKept(drafts, name);
  if (kept) autosave.happened({ type: 'typed', text: kept.typed, over: kept.base.text });
  drafts.set(name, null);
}

interface WithLeft {
  kind: string;
  prefix: string;
  /** Whether a text, by what follows the prefix, is one of those that are opened. */
  isMeant(text: string): boolean;
}

/**
 * Opens what is written with what tabs that are gone have left: the first of each text is this tab's from now on, the names of others are
 * handed over. Where nothing was left it opens at once. Returns what closes it and gives this tab's place back.
 */
export function openWithLeft(
  drafts: Drafts, { kind, prefix, isMeant }: WithLeft, open: (left: ReadonlyMap<string, readonly string[]>) => () => void,
): () => void {
  let close: (() => void) | null = null;
  let isOver = false;
  const release = holdTab(kind);
  const begin = (gone: readonly OthersDraft[]) => {
    if (isOver) return;
    const left = new Map<string, string[]>();
    for (const one of gone) {
      const text = one.text.slice(prefix.length);
      if (!takeOver(drafts, one)) left.set(text, [...left.get(text) ?? [], one.name]);
    }
    close = open(left);
  };
  const others = othersDrafts(drafts, prefix).filter(({ text }) => isMeant(text.slice(prefix.length)));
  if (others.length === 0) begin([]);
  else void leftBehind(kind, others).then(begin);
  return () => {
    isOver = true;
    release();
    close?.();
  };
}
