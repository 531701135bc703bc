import { useSyncExternalStore } from 'react';
import type { Readable } from '../readable';

export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}
