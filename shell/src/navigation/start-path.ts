import type { UiState } from '../session/ui-storage';
import { EXPLORE, HOME } from './home';

/** What opens after login and at the empty child of /app, as the person chose it on this device. */
export function startPath({ startWith, lastPage }: Pick<UiState, 'startWith' | 'lastPage'>): string {
  if (startWith === 'explore') return EXPLORE;
  return startWith === 'last' && lastPage !== null && isKept(lastPage) ? lastPage : HOME;
}

/** A page of the signed-in product: never another host, nor the empty child, which would lead here again. */
export function isKept(path: string): boolean {
  return /^\/app\/[\w-]/.test(path);
}
