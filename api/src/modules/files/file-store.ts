import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where the bytes of uploads live. Ids are UUIDs that this server made. */
export interface FileStore {
  /** Resolves when the bytes would survive the end of the process. */
  put(id: string, bytes: Buffer): Promise<void>;
  /** Throws ENOENT while reading when there is no such file. `range` is inclusive. */
  read(id: string, range?: { start: number; end: number }): Readable;
  /** Also when there is no such file. */
  remove(id: string): Promise<void>;
}

/** A folder; its first level is split by the first two letters of the id. */
export function localFileStore(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);
  return {
    async put(id, bytes) {
      const path = pathOf(id);
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true });
      const draft = `${path}.draft`;
      const file = await open(draft, 'w');
      await file.writeFile(bytes);
      await file.sync();
      await file.close();
      await rename(draft, path);
    },
    read: (id, range) => createReadStream(pathOf(id), range),
    async remove(id) {
      await rm(pathOf(id), { force: true });
      // Of a process that was killed while it wrote.
      await rm(`${pathOf(id)}.draft`, { force: true });
    },
  };
}
