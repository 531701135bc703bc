/** A file that the server makes for the viewer, as far as it is shown. */
export interface AskedFile {
  id: string;
  format: string;
  state: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
  fileName: string | null;
  /** Null until it is there. */
  url: string | null;
  /** Why there is none. */
  fault: string | null;
  endsAt: string;
}

/** What is said beside a file that is not there to be fetched; null when it is. */
export function stateWords({ state, fault }: Pick<AskedFile, 'state' | 'fault'>): string | null {
  if (state === 'WAITING') return 'Waiting for its turn';
  if (state === 'RUNNING') return 'Being made';
  if (state === 'FAILED') return fault ?? 'It could not be made. Ask for it again.';
  return state === 'CANCELLED' ? 'Called off' : null;
}

/** It is not there yet, and may come. */
export const isOpen = ({ state }: Pick<AskedFile, 'state'>) => state === 'WAITING' || state === 'RUNNING';
