import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { readPointers } from './pointer-file.mjs';

/**
 * What is sent by every version that somebody may have open or go back to; a text that many versions send stands there once.
 * @typedef {{ name: string, text: string }} Operation
 * @typedef {{ remote: string, version: string, operations: string[] }} KeptVersion `operations` are keys of the texts
 * @typedef {{ texts: Record<string, Operation>, versions: KeptVersion[] }} KeptOperations
 * @typedef {{ problems: readonly string[], deprecated: readonly string[] }} OperationFacts of one text beside a schema
 * @typedef {(key: string, text: string) => OperationFacts} FactsOf
 * @typedef {{ remote: string, version: string, broken: string[], deprecated: string[] }} VersionFacts
 */

/** Lists of shells that were served here, as the server keeps them for open tabs. */
const shellLists = '.shell-operations';

/**
 * The operations of every version that was released and not withdrawn, and of the last shells.
 * @param {string} remotesDir
 * @returns {KeptOperations}
 */
export function readKeptOperations(remotesDir) {
  const { releases, marks } = readPointers(remotesDir);
  /** @type {KeptOperations} */
  const kept = { texts: {}, versions: [] };
  for (const [remote, versions] of Object.entries(releases)) {
    for (const { version } of versions) {
      if (marks[remote]?.[version]?.state === 'withdrawn') continue;
      add(kept, remote, version, join(remotesDir, remote, version, 'persisted-operations.json'));
    }
  }
  const shells = join(remotesDir, shellLists);
  for (const file of existsSync(shells) ? readdirSync(shells).filter((name) => name.endsWith('.json')).sort() : [])
    add(kept, 'shell', file.replace('.json', ''), join(shells, file));
  return kept;
}

/** @param {KeptOperations} kept @param {string} remote @param {string} version @param {string} list */
function add({ texts, versions }, remote, version, list) {
  if (!existsSync(list)) return;
  const { operations } = JSON.parse(readFileSync(list, 'utf8'));
  for (const { name, text, sha256 } of operations) texts[sha256] = { name, text };
  versions.push({ remote, version, operations: operations.map(({ sha256 }) => sha256) });
}

/**
 * What a schema means for versions that are there: which of their operations it would not answer, and what they use that is to go.
 * Bit by bit: a server answers others meanwhile.
 * @param {KeptOperations} kept
 * @param {FactsOf} factsOf
 * @returns {Promise<VersionFacts[]>} one for each version
 */
export async function versionFacts({ texts, versions }, factsOf) {
  /** @type {Map<string, OperationFacts>} */
  const known = new Map();
  for (const [key, { text }] of Object.entries(texts)) {
    known.set(key, factsOf(key, text));
    await othersFirst();
  }
  return versions.map(({ remote, version, operations }) => {
    const broken = operations.flatMap((key) => (known.get(key)?.problems ?? []).map((problem) => `${texts[key]?.name}: ${problem}`));
    const deprecated = new Set(operations.flatMap((key) => known.get(key)?.deprecated ?? []));
    return { remote, version, broken, deprecated: [...deprecated].sort() };
  });
}

/**
 * One sentence for each operation that would die, with its remote and its version.
 * @param {readonly VersionFacts[]} facts
 */
export const brokenLines = (facts) => facts.flatMap(({ remote, version, broken }) => broken.map((each) => `${remote} ${version}, ${each}`));
