import type { Readable } from 'node:stream';
import type { ByteRange } from '../../object-store/object-store';

/** How a file is handed out by an address of the store itself. */
export interface FileAnswer { disposition: string; type: string; seconds: number }

/** Where the bytes of uploads live. Ids are UUIDs that this server made. */
export interface FileStore {
  /** Resolves when the bytes would survive the end of the process; until then there is no such file. */
  put(id: string, bytes: Buffer): Promise<void>;
  /** Rejects with the code ENOENT where there is no such file, and with STORE_AWAY where nobody knows. */
  open(id: string, range?: ByteRange): Promise<Readable>;
  /** Null where there is no such file. */
  size(id: string): Promise<number | null>;
  /** Also when there is no such file. */
  remove(id: string): Promise<void>;
  /** An address of the store that gives the file for some seconds; null where everything goes through this server. */
  link(id: string, answer: FileAnswer): Promise<string | null>;
  /** Rejects where nothing could be read or written at present. */
  look(): Promise<void>;
  /** The two that a file may be in while files move from one to the other; null where there is one. */
  readonly both: { readonly folder: FileStore; readonly bucket: FileStore } | null;
  close(): void;
}
