import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { readFile } from 'node:fs/promises';
import { parseRegistry, type Registry } from '@heartwood/contract';
import { stampOf } from '../../process/file-stamp';
import type { Logger } from '../../process/log';
import { readPointers, type Pointers } from '../../../../tools/src/releases/pointer-file.mjs';
import { previewOf } from '../../../../tools/src/releases/previews.mjs';
import { withValues } from '../../../../tools/src/releases/settings.mjs';

export interface PublicRegistry {
  read(): Promise<{ registry: Registry; text: string; etag: string }>;
  /** The same with the version of a preview in the place of what is live; null for a key that is none, or that is over. */
  preview(key: string): Promise<string | null>;
}

interface Answer {
  /** Null: there is no file, and so nothing is released. */
  stamp: string | null;
  registry: Registry;
  text: string;
  etag: string;
}

/**
 * What browsers see of the pointer file: the live versions, without the history, and what of it could not be taken. The
 * file is replaced as a whole by a release while the server runs, so each request looks whether it is another one; one
 * that is no registry at all leaves the last good answer in place.
 * @param origin where browsers ask for the files that lie here; null: here
 */
export function createPublicRegistry(path: string, log: Logger, origin: string | null = null): PublicRegistry {
  let kept: Answer | null = null;
  /** Strangers may ask for keys as often as they like: the file is read once for each time that it changed. */
  let whole: { stamp: string | null; pointers: Pointers } | null = null;
  return {
    async read() {
      const stamp = await stampOf(path);
      if (kept && kept.stamp === stamp) return kept;
      try {
        const registry: Registry = stamp === null ? { schema: 1, remotes: [] }
          : atOrigin(parseRegistry(valued(JSON.parse(await readFile(path, 'utf8')))), origin);
        for (const { name, version, reason } of registry.left ?? [])
          log.warn({ remote: name, version, reason }, 'something of a remote is left out of the registry');
        const text = JSON.stringify(registry);
        kept = { stamp, registry, text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
      } catch (error) {
        log.error({ err: error, path }, kept ? 'the registry cannot be read: the last good one is used' : 'the registry cannot be read');
        if (!kept) throw error;
        kept = { ...kept, stamp };
      }
      return kept;
    },
    async preview(key) {
      const stamp = await stampOf(path);
      if (whole?.stamp !== stamp) whole = { stamp, pointers: readPointers(dirname(path)) };
      const shown = previewOf(whole.pointers, key);
      if (shown === null) return null;
      const { name, version, branch } = shown;
      const said = { name, version, ...(branch !== undefined && { branch }) };
      return JSON.stringify({ ...atOrigin(parseRegistry(valued({ ...whole.pointers, remotes: shown.remotes })), origin), preview: said });
    },
  };
}

/** A file that is none is told by whoever reads the registry. */
function valued(pointers: Pointers): unknown {
  return Array.isArray(pointers?.remotes) ? { ...pointers, remotes: withValues(pointers) } : pointers;
}

/** The same paths at another origin. The digests stay those of the registry: whoever answers there can hold files back and change none. */
function atOrigin(registry: Registry, origin: string | null): Registry {
  if (origin === null) return registry;
  const at = (entry: string) => (entry.startsWith('/remotes/') ? origin + entry : entry);
  return {
    ...registry,
    remotes: registry.remotes.map(({ canary, ...remote }) => ({
      ...remote, entry: at(remote.entry), ...(canary && { canary: { ...canary, entry: at(canary.entry) } }),
    })),
  };
}
