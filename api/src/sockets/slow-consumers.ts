import type { WebSocketServer } from 'ws';

const LOOKS = 10;

/**
 * Ends sockets that do not keep up: graphql-ws waits for each message to leave before it asks a stream for the next
 * one, so a reader that stands still would let streams pile up. What was missed is caught up by sequence.
 */
export function dropSlowConsumers(
  server: WebSocketServer,
  limits: { bufferedBytes: number; stallMs: number },
  dropped: () => void,
): () => void {
  const full = new WeakMap<object, number>();
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      const looks = socket.bufferedAmount === 0 ? 0 : (full.get(socket) ?? 0) + 1;
      full.set(socket, looks);
      if (looks <= LOOKS && socket.bufferedAmount <= limits.bufferedBytes) continue;
      dropped();
      socket.terminate();
    }
  }, limits.stallMs / LOOKS);
  timer.unref();
  return () => clearInterval(timer);
}
