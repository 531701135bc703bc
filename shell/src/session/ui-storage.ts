import { createReadable, type Readable } from '@heartwood/contract';

/** The only things the client keeps between visits besides the tokens: ids, the screen's own choices and drafts (product decisions, row 41). */
export interface UiState {
  userId: string | null;
  companyId: string | null;
  themeChoice: ThemeChoice;
  area: 'business' | 'community';
  isRail: boolean;
  /** Companies whose trial invitation was put off on this device. */
  trialPutOff: string[];
  /** Texts the server does not have yet, by key; they belong to `userId`. */
  drafts: Record<string, string>;
}

export type ThemeChoice = 'system' | 'light' | 'dark';

export const UI_KEY = 'heartwood-ui';

const EMPTY: UiState = {
  userId: null, companyId: null, themeChoice: 'system', area: 'business', isRail: false, trialPutOff: [], drafts: {},
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
    forgetPerson: () => write({ ...EMPTY, themeChoice: state.get().themeChoice }),
  };
}

/** Unknown or damaged content falls back to the empty state, key by key: the white list is this function. */
function parse(text: string | null): UiState {
  const stored = asRecord(text);
  return {
    userId: typeof stored.userId === 'string' ? stored.userId : null,
    companyId: typeof stored.companyId === 'string' ? stored.companyId : null,
    themeChoice: stored.themeChoice === 'light' || stored.themeChoice === 'dark' ? stored.themeChoice : 'system',
    area: stored.area === 'community' ? 'community' : 'business',
    isRail: stored.isRail === true,
    trialPutOff: Array.isArray(stored.trialPutOff) ? stored.trialPutOff.filter((id): id is string => typeof id === 'string') : [],
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
