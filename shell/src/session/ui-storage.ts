import { createReadable, type Readable } from '@heartwood/contract';

/** The only things the client keeps between visits besides the tokens: ids, the screen's own choices and drafts (product decisions, row 41). */
export interface UiState {
  userId: string | null;
  companyId: string | null;
  /** Read by index.html before the first paint, too. */
  theme: ThemeChoice;
  area: 'business' | 'community';
  /** Texts the server does not have yet, by key; they belong to `userId`. */
  drafts: Record<string, string>;
}

export type ThemeChoice = 'system' | 'light' | 'dark';

export const UI_KEY = 'heartwood-ui';

const EMPTY: UiState = {
  userId: null, companyId: null, theme: 'system', area: 'business', drafts: {},
};

export interface UiStorage extends Readable<UiState> {
  update(change: Partial<UiState>): void;
  /** Forgets the person; the look of the screen stays. */
  forgetPerson(): void;
}

export function createUiStorage(storage: Storage): UiStorage {
  const state = createReadable(parse(storage.getItem(UI_KEY)));
  const write = (next: UiState): void => {
    state.set(next);
    storage.setItem(UI_KEY, JSON.stringify(next));
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    update: (change) => write({ ...state.get(), ...change }),
    forgetPerson: () => write({ ...EMPTY, theme: state.get().theme }),
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
    drafts: isRecord(stored.drafts) ? textsOf(stored.drafts) : {},
  };
}

function textsOf(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function asRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
