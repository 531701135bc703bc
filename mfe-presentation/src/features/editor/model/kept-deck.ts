import type { Drafts } from '@heartwood/contract';
import type { Deck } from '@heartwood/contract/deck';
import type { Kept } from './save-loop';
import { openSync, waiting } from './sync';
import type { Pending, SetAside, Sync } from './sync-types';

/** Steps that a tab had not sent when it was closed. */
export type KeptDeck = Kept;

/** By which unsent steps are found on the device: `deck:ID`. */
export const KEPT = 'deck:';

export function readKept(drafts: Drafts, name: string): KeptDeck | null {
  try {
    const value = JSON.parse(drafts.get(name) ?? 'null') as Partial<Kept> | null;
    const isSteps = (steps: unknown): steps is Pending[] => (
      Array.isArray(steps) && steps.every((step: Partial<Pending> | null) => typeof step?.op?.op === 'string'));
    if (!value || !isSteps(value.pending)) return null;
    const isAside = (each: Partial<SetAside> | null) => typeof each?.words === 'string' && typeof each.why === 'string';
    const aside = Array.isArray(value.aside) ? value.aside.filter(isAside) : [];
    return { pending: value.pending, sending: value.sending && isSteps(value.sending.steps) ? value.sending : null, aside };
  } catch {
    return null;
  }
}

/**
 * Keeps what a tab has not sent under its own name. Once it is `left`, only what it wrote itself is written over: the tab may have opened
 * the deck again.
 */
export function keeperOf(drafts: Drafts, name: string): { keep(kept: KeptDeck | null): void; leave(): void } {
  let last: string | null = null;
  let isLeft = false;
  return {
    keep(kept) {
      const [present, next] = [drafts.get(name), kept && JSON.stringify(kept)];
      if (isLeft && present !== last) return;
      last = next;
      if (present !== next) drafts.set(name, next);
    },
    leave() {
      isLeft = true;
    },
  };
}

/** The server knows a patch by its name for seven days; an older one is written anew. */
const KNOWN_FOR = 6 * 24 * 60 * 60 * 1000;

const stepsOf = ({ sending, pending }: KeptDeck): Pending[] => [...sending?.steps.map(waiting) ?? [], ...pending];

/** The deck with everything on top of it that was left. A patch that may have arrived is sent again under its own name. */
export function keptSync(deck: Deck, revision: number, [first, ...others]: readonly KeptDeck[], now = Date.now()): Sync {
  if (!first) return openSync(deck, revision);
  const more = others.flatMap(stepsOf);
  const aside = [first, ...others].flatMap((each) => each.aside ?? []);
  const isKnown = first.sending !== null && now - (first.sending.at ?? 0) < KNOWN_FOR;
  return openSync(deck, revision, isKnown
    ? {
      sending: first.sending, pending: [...first.pending, ...more], aside,
    } : { sending: null, pending: [...stepsOf(first), ...more], aside });
}
