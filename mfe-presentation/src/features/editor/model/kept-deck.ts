import type { Drafts } from '@heartwood/contract';
import type { Deck } from '@heartwood/contract/deck';
import type { Kept } from './save-loop';
import { openSync, type Pending, type Sync } from './sync';

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
    return { pending: value.pending, sending: value.sending && isSteps(value.sending.steps) ? value.sending : null };
  } catch {
    return null;
  }
}

export function writeKept(drafts: Drafts, name: string, kept: KeptDeck | null): void {
  const next = kept && JSON.stringify(kept);
  if (drafts.get(name) !== next) drafts.set(name, next);
}

/** The deck with everything on top of it that was left. A patch that may have arrived is sent again under its own name. */
export function keptSync(deck: Deck, revision: number, [first, ...others]: readonly KeptDeck[]): Sync {
  if (!first) return openSync(deck, revision);
  const more = others.flatMap(({ sending, pending }) => [...sending?.steps ?? [], ...pending]);
  return openSync(deck, revision, { sending: first.sending, pending: [...first.pending, ...more] });
}
