import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { parseRegistry } from '@heartwood/contract';

export interface PublicRegistry {
  read(): Promise<{ text: string; etag: string }>;
}

/**
 * What browsers see of the pointer file: the live versions, without the history. The file is replaced as a whole by a
 * release while the server runs, so each request looks whether it is another one.
 */
export function createPublicRegistry(path: string): PublicRegistry {
  let kept: { stamp: string; text: string; etag: string } | null = null;
  return {
    async read() {
      const stamp = await stampOf(path);
      if (kept?.stamp === stamp) return kept;
      const registry = stamp === 'absent' ? { schema: 1, remotes: [] } : parseRegistry(JSON.parse(await readFile(path, 'utf8')));
      const text = JSON.stringify(registry);
      kept = { stamp, text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
      return kept;
    },
  };
}

async function stampOf(path: string): Promise<string> {
  try {
    const { mtimeMs, ino, size } = await stat(path);
    return `${mtimeMs} ${ino} ${size}`;
  } catch {
    return 'absent';
  }
}
