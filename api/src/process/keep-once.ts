import { link, mkdir, open, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that its owner alone reads, unless it is there. Of several processes that come at once one writes, and all
 * find what that one wrote: whole, or not at all.
 */
export async function keepOnce(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  // link fails when another process was first; then what it wrote counts.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
}
