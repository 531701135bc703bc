import { isAbsent } from '../../object-store/store-failures';
import type { FileStore } from './file-store';

/** While files move: what is new goes into the first, and what is not there is read from the other. */
export function twoFileStores(first: FileStore, other: FileStore, both: NonNullable<FileStore['both']>): FileStore {
  return {
    put: (id, bytes) => first.put(id, bytes),
    async open(id, range) {
      // The first once more: it may have been moved there while the other was asked.
      for (const store of [first, other]) {
        try {
          return await store.open(id, range);
        } catch (error) {
          if (!isAbsent(error)) throw error;
        }
      }
      return first.open(id, range);
    },
    size: async (id) => await first.size(id) ?? other.size(id),
    async remove(id) {
      await first.remove(id);
      await other.remove(id);
    },
    // Which of them has it is not known before it is asked: it goes through this server.
    link: async () => null,
    async look() {
      await first.look();
      await other.look();
    },
    both,
    close() {
      first.close();
      other.close();
    },
  };
}
