import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Payload } from './payload';

const OPEN = 1;

export interface WireLimits {
  /** What may wait unsent in one socket before it counts as too slow. */
  bufferedBytes: number;
  /** Called once when it is dropped. */
  dropped(): void;
}

/**
 * The sending side of one socket, for frames that many sockets get: the text is serialised once and goes out as it is.
 * Compression is off on our sockets, so that frames written here keep their place among those that `ws` writes.
 */
export class Wire {
  constructor(private readonly socket: WebSocket, private readonly stream: Duplex, private readonly limits: WireLimits) {}

  /** Sends one text frame. A socket that does not take what it is sent is cut: its client comes back and catches up by sequence. */
  send(head: Buffer, payload: Payload): void {
    if (this.socket.readyState !== OPEN) return;
    const { stream } = this;
    if (stream.writableLength > this.limits.bufferedBytes) {
      this.limits.dropped();
      this.socket.terminate();
      return;
    }
    stream.write(payload.frameFor(head));
    // Nothing is waiting: the kernel has the bytes already, and the memory is free for the next socket.
    if (stream.writableLength > 0) payload.leave();
  }

  /** Waits until little is left unsent, or the socket is gone: for those who send a lot at once. */
  async drained(): Promise<void> {
    const { stream } = this;
    if (this.socket.readyState !== OPEN || stream.writableLength < this.limits.bufferedBytes / 4) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        stream.off('drain', done);
        stream.off('close', done);
        resolve();
      };
      stream.on('drain', done);
      stream.on('close', done);
    });
  }
}
