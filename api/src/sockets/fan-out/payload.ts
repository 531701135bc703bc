/** RFC 6455, section 5.2: final text frame, not masked, as a server sends it. */
const FINAL_TEXT = 0x81;

/** What many sockets get: each puts its own head before the same body. */
export class Payload {
  private frame: Buffer | null = null;
  private start = 0;
  private headLength = -1;

  constructor(private readonly body: Buffer) {}

  /**
   * The whole frame for one socket. It is the same memory for all, with the head written anew: what a socket has not
   * passed on when the next one comes must be kept by `leave`.
   */
  frameFor(head: Buffer): Buffer {
    if (this.frame === null || this.headLength !== head.length) {
      const length = head.length + this.body.length;
      this.start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
      this.frame = Buffer.allocUnsafeSlow(this.start + length);
      this.headLength = head.length;
      writeHeader(this.frame, length);
      this.frame.set(this.body, this.start + head.length);
    }
    this.frame.set(head, this.start);
    return this.frame;
  }

  /** A socket still holds the last frame: the next one gets memory of its own. */
  leave(): void {
    this.frame = null;
  }
}

function writeHeader(frame: Buffer, length: number): void {
  frame[0] = FINAL_TEXT;
  if (length < 126) {
    frame[1] = length;
  } else if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}
