import type { FileStore } from './file-store';

const FRESH_MS = 5_000;
const PATIENCE_MS = 2_000;

/** `never`: not since this process began. */
export type StoreState = 'here' | 'away' | 'never';

interface Look { at: number; state: Promise<StoreState>; wasHere: boolean }

const looks = new WeakMap<FileStore, Look>();

/** Whether uploads can be read and written. Asked as often as one likes: the store itself is asked each five seconds. */
export function lookAtFiles(store: FileStore, now = Date.now()): Promise<StoreState> {
  const before = looks.get(store);
  if (before && now - before.at < FRESH_MS) return before.state;
  const look: Look = { at: now, wasHere: before?.wasHere ?? false, state: Promise.resolve('never') };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), PATIENCE_MS);
  });
  look.state = Promise.race([store.look(), late]).then<StoreState, StoreState>(
    () => {
      look.wasHere = true;
      return 'here';
    },
    () => (look.wasHere ? 'away' : 'never'),
  ).finally(() => clearTimeout(timer));
  looks.set(store, look);
  return look.state;
}
