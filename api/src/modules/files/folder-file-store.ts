import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '../../text/uuid';
import type { FileStore } from './file-store';

/** A folder; its first level is split by the first two letters of the id. */
export function localFileStore(folder: string): FileStore {
  const pathOf = (id: string) => {
    if (!isUuid(id)) throw new Error('A file has a UUID.');
    return join(folder, id.slice(0, 2), id);
  };
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
    open: async (id, range) => (await open(pathOf(id))).createReadStream(range),
    size: (id) => stat(pathOf(id)).then(({ size }) => size, () => null),
    async remove(id) {
      await rm(pathOf(id), { force: true });
      // Of a process that was killed while it wrote.
      await rm(`${pathOf(id)}.draft`, { force: true });
    },
    link: async () => null,
    look: async () => undefined,
    both: null,
    close: () => undefined,
  };
}
