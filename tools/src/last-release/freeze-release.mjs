import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildSmallApi } from '../build/build-api.mjs';
import { root } from '../root.mjs';
import { LARGEST_PROGRAM, LAST_RELEASE } from './last-release.mjs';

/**
 * Keeps the API as it is built from these sources: the next changes are held against it.
 * @returns {Promise<{ commit: string, bytes: number }>}
 */
export async function freezeRelease() {
  const changed = git('status', '--porcelain', '--', 'api/src', 'api/migrations', 'contract/src', 'tools/src/releases', 'package-lock.json');
  if (changed !== '') throw new Error(`A release is what was committed, and these are not:\n${changed}`);
  const draft = mkdtempSync(join(tmpdir(), 'heartwood-freeze-'));
  try {
    await buildSmallApi(join(draft, 'main.js'));
    const program = readFileSync(join(draft, 'main.js'));
    const packed = brotliCompressSync(program, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
    });
    if (packed.length > LARGEST_PROGRAM) throw new Error(`The program is ${packed.length} bytes compressed, and ${LARGEST_PROGRAM} is the limit.`);
    const { entries } = JSON.parse(readFileSync(join(root, 'api', 'migrations', 'meta', '_journal.json'), 'utf8'));
    const release = {
      commit: git('rev-parse', 'HEAD'), frozenAt: new Date().toISOString(), migration: entries.at(-1).tag,
      sha256: createHash('sha256').update(program).digest('hex'),
    };
    mkdirSync(LAST_RELEASE, { recursive: true });
    writeFileSync(join(LAST_RELEASE, 'main.js.br'), packed);
    writeFileSync(join(LAST_RELEASE, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    return { commit: release.commit, bytes: packed.length };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
