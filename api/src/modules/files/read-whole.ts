import type { FileStore } from './file-store';

/** All bytes of a file; null where they are gone meanwhile. */
export async function readWhole(files: Pick<FileStore, 'read'>, id: string): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of files.read(id)) chunks.push(chunk as Uint8Array);
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}
