import type { Shell } from '@heartwood/contract';

/** Calls when the device is online again or the live line has come back: either may be cut without the other. */
export function onLineBack(shell: Pick<Shell, 'events'>, listener: () => void): () => void {
  const stop = shell.events.on('socket/resumed', listener);
  window.addEventListener('online', listener);
  return () => {
    stop();
    window.removeEventListener('online', listener);
  };
}
