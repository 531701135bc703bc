import type { Autosave, DraftPhase, DraftState } from '@heartwood/client-kit/drafts';
import { combine } from 'effector';

/** From what wants a person to what is as it should be. */
const URGENCY: readonly DraftPhase[] = ['conflict', 'error', 'offline', 'saving', 'waiting'];

/** What the texts of a module are in together: the state of the one that wants something, else of the one saved last. */
export function moreUrgent(first: DraftState, second: DraftState): DraftState {
  const rank = ({ phase }: DraftState) => (URGENCY.includes(phase) ? URGENCY.indexOf(phase) : URGENCY.length);
  if (rank(first) !== rank(second)) return rank(first) < rank(second) ? first : second;
  return (second.savedAt ?? '') > (first.savedAt ?? '') ? second : first;
}

/** Two texts of one module as one: what is said of them below the page, and both saved before it is marked as done. */
export function joinedAutosave(first: Autosave, second: Autosave): Autosave {
  return {
    ...first,
    $state: combine(first.$state, second.$state, moreUrgent),
    // One after the other: they share the revision of their module.
    flush: async (options) => {
      const isSaved = await first.flush(options);
      return (await second.flush(options)) && isSaved;
    },
  };
}
