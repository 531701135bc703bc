import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./kept-operations.mjs').KeptOperations} KeptOperations */

/**
 * Writes down what is out, in place of what was written before: a file a remote, so that squads do not meet in one. It is committed,
 * and the gate of the repository goes by it.
 * @param {KeptOperations} kept
 * @param {string} folder `api/operations`
 * @returns {number} of versions
 */
export function recordOperations({ texts, versions }, folder) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) rmSync(join(folder, file));
  for (const remote of new Set(versions.map((version) => version.remote))) {
    const own = versions.filter((version) => version.remote === remote);
    const keys = [...new Set(own.flatMap(({ operations }) => operations))].sort((a, b) => (
      (texts[a]?.name ?? '').localeCompare(texts[b]?.name ?? '') || a.localeCompare(b)
    ));
    const said = {
      versions: own.map(({ version, operations }) => ({ version, operations })),
      texts: Object.fromEntries(keys.map((key) => [key, texts[key]])),
    };
    writeFileSync(join(folder, `${remote}.json`), `${JSON.stringify(said, null, 1)}\n`);
  }
  return versions.length;
}

/**
 * What is written down.
 * @param {string} folder
 * @returns {KeptOperations}
 */
export function readRecorded(folder) {
  /** @type {KeptOperations} */
  const kept = { texts: {}, versions: [] };
  for (const file of existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')).sort() : []) {
    const { versions, texts } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    Object.assign(kept.texts, texts);
    kept.versions.push(...versions.map((version) => ({ remote: file.replace('.json', ''), ...version })));
  }
  return kept;
}
