import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} SHA-256 of each file in it, by its path with slashes
 */
export async function digestsOf(folder) {
  /** @type {Record<string, string>} */
  const digests = {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    digests[relative(folder, path).replaceAll('\\', '/')] = hash.digest('hex');
  }
  return digests;
}
