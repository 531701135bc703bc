import { createReadable, type Readable } from '@heartwood/contract';
import { forgetDrafts } from './drafts';

/**
 * With the drafts, and what the sign-in pages remember of this browser, the only things the client keeps between visits
 * besides the tokens: ids and the screen's own choices (product decisions, row 41).
 */
export interface UiState {
  userId: string | null;
  companyId: string | null;
  /** All of this person: who reads a link of their own is no visitor. */
  companyIds: readonly string[];
  /** Read by index.html before the first paint, too. */
  theme: ThemeChoice;
  area: 'business' | 'community';
  /** When this browser's people were last asked whether they want pushes, ISO. */
  pushAskedAt: string | null;
}

export type ThemeChoice = 'system' | 'light' | 'dark';

export const UI_KEY = 'heartwood-ui';

const EMPTY: UiState = { userId: null, companyId: null, companyIds: [], theme: 'system', area: 'business', pushAskedAt: null };

export interface UiStorage extends Readable<UiState> {
  /** As it is stored now, whichever tab wrote it; `get` is what this tab goes by. */
  kept(): UiState;
  update(change: Partial<UiState>): void;
  /** Forgets the person and their drafts; the look of the screen stays, and that it was asked about pushes. */
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
      const { theme, pushAskedAt } = kept();
      update({ ...EMPTY, theme, pushAskedAt });
    },
  };
}

/** Unknown or damaged content falls back to the empty state, key by key: the white list is this function. */
function parse(text: string | null): UiState {
  const stored = asRecord(text);
  return {
    userId: typeof stored.userId === 'string' ? stored.userId : null,
    companyId: typeof stored.companyId === 'string' ? stored.companyId : null,
    companyIds: Array.isArray(stored.companyIds) ? stored.companyIds.map(String) : [],
    theme: stored.theme === 'light' || stored.theme === 'dark' ? stored.theme : 'system',
    area: stored.area === 'community' ? 'community' : 'business',
    pushAskedAt: typeof stored.pushAskedAt === 'string' ? stored.pushAskedAt : null,
  };
}

function asRecord(text: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '') as Record<string, unknown> | null) };
  } catch {
    return {};
  }
}
