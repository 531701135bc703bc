import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

const OPEN = 1;
/** Below this a copy into one buffer is cheaper than a write of several. */
const COPIED_BYTES = 8 * 1024;

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

  /** One text frame of the two parts. A socket that does not take what it is sent is cut: its client comes back and catches up by sequence. */
  send(head: Buffer, body: Buffer): void {
    if (this.socket.readyState !== OPEN) return;
    const { stream } = this;
    if (stream.writableLength > this.limits.bufferedBytes) {
      this.limits.dropped();
      this.socket.terminate();
      return;
    }
    const length = head.length + body.length;
    if (length <= COPIED_BYTES) {
      stream.write(copied(head, body, length));
      return;
    }
    stream.cork();
    stream.write(frameHeader(length));
    stream.write(head);
    stream.write(body);
    stream.uncork();
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

function copied(head: Buffer, body: Buffer, length: number): Buffer {
  const start = length < 126 ? 2 : 4;
  const frame = Buffer.allocUnsafe(start + length);
  writeShortHeader(frame, length);
  frame.set(head, start);
  frame.set(body, start + head.length);
  return frame;
}

/** RFC 6455, section 5.2: final text frame, not masked, as a server sends it. */
export function frameHeader(length: number): Buffer {
  if (length < 65_536) {
    const header = Buffer.allocUnsafe(length < 126 ? 2 : 4);
    writeShortHeader(header, length);
    return header;
  }
  const header = Buffer.alloc(10);
  header[0] = FINAL_TEXT;
  header[1] = 127;
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}

const FINAL_TEXT = 0x81;

function writeShortHeader(frame: Buffer, length: number): void {
  frame[0] = FINAL_TEXT;
  if (length < 126) {
    frame[1] = length;
    return;
  }
  frame[1] = 126;
  frame.writeUInt16BE(length, 2);
}
