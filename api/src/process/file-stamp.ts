import { stat } from 'node:fs/promises';

/** Another text whenever a file was replaced by another one; null where there is none. */
export async function stampOf(path: string): Promise<string | null> {
  try {
    const { mtimeMs, ino, size } = await stat(path);
    return `${mtimeMs} ${ino} ${size}`;
  } catch {
    return null;
  }
}
