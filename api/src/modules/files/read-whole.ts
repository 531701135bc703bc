import { buffer } from 'node:stream/consumers';
import { isAbsent } from '../../object-store/store-failures';
import type { FileStore } from './file-store';

/** All bytes of a file; null where they are gone meanwhile. A store that is away is no file that is gone: it rejects. */
export async function readWhole(files: Pick<FileStore, 'open'>, id: string): Promise<Buffer | null> {
  try {
    return await buffer(await files.open(id));
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
