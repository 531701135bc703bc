import { createReadable, type Readable } from '@heartwood/contract';
import { forgetDrafts } from './drafts';

/**
 * With the drafts, and what the sign-in pages remember of this browser, the only things the client keeps between visits
 * besides the tokens: ids and the screen's own choices (product decisions, row 41).
 */
export interface UiState {
  userId: string | null;
  companyId: string | null;
  /** Read by index.html before the first paint, too. */
  theme: ThemeChoice;
  area: 'business' | 'community';
}

export type ThemeChoice = 'system' | 'light' | 'dark';

export const UI_KEY = 'heartwood-ui';

const EMPTY: UiState = { userId: null, companyId: null, theme: 'system', area: 'business' };

export interface UiStorage extends Readable<UiState> {
  /** As it is stored now, whichever tab wrote it; `get` is what this tab goes by. */
  kept(): UiState;
  update(change: Partial<UiState>): void;
  /** Forgets the person and their drafts; the look of the screen stays. */
  forgetPerson(): void;
}

export function createUiStorage(storage: Storage): UiStorage {
  const kept = (): UiState => parse(storage.getItem(UI_KEY));
  const state = createReadable(kept());
  // What is kept takes only what changed: another tab may have written since this one read.
  const update = (change: Partial<UiState>): void => {
    state.set({ ...state.get(), ...change });
    storage.setItem(UI_KEY, JSON.stringify({ ...kept(), ...change }));
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    kept,
    update,
    forgetPerson() {
      forgetDrafts(storage);
      update({ ...EMPTY, theme: kept().theme });
    },
  };
}

/** Unknown or damaged content falls back to the empty state, key by key: the white list is this function. */
function parse(text: string | null): UiState {
  const stored = asRecord(text);
  return {
    userId: typeof stored.userId === 'string' ? stored.userId : null,
    companyId: typeof stored.companyId === 'string' ? stored.companyId : null,
    theme: stored.theme === 'light' || stored.theme === 'dark' ? stored.theme : 'system',
    area: stored.area === 'community' ? 'community' : 'business',
  };
}

function asRecord(text: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '') as Record<string, unknown> | null) };
  } catch {
    return {};
  }
}
