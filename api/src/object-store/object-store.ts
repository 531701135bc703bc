import type { Readable } from 'node:stream';

/** A part of an object; both ends belong to it. */
export interface ByteRange { start: number; end: number }

/** Bytes under keys, in a bucket that is this product's alone. Keys are made by the server and have no word of a person in them. */
export interface ObjectStore {
  /** Resolves when the store has said that it keeps all of it; an object is there as a whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Rejects with the code ENOENT where there is none, and with STORE_AWAY where nobody answers, before the first byte. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** All of it; null where there is none. */
  whole(key: string): Promise<Buffer | null>;
  /** Its size; null where there is none. */
  size(key: string): Promise<number | null>;
  /** Also where there is none. */
  remove(key: string): Promise<void>;
  /** An address that gives this one object to whoever holds it, for so many seconds; null where browsers don't reach the store. */
  link(key: string, answer: { disposition: string; type: string; seconds: number }): Promise<string | null>;
  close(): void;
}
