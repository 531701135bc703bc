import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

/** @typedef {import('../releases/release-tests.mjs').TestResult} TestResult */

/**
 * What the squad's own tests (`npm test`) say of a version: run now, unless they were run for the very same sources before.
 * @param {string} name
 * @param {string} version
 * @param {{ folder?: string, run?: (folder: string, file: string) => Promise<void>, kept?: string }} [parts] `folder` has the sources: a
 *   workspace, or `.` where there is nothing else
 * @returns {Promise<TestResult>}
 */
export async function ownTests(name, version, { folder = `mfe-${name}`, run = runScript, kept = join(root, '.cache', 'own-tests') } = {}) {
  const file = join(kept, `${name}-${version}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  mkdirSync(dirname(file), { recursive: true });
  const told = `${file}.${process.pid}`;
  try {
    await run(folder, told);
    const result = resultOf(folder, JSON.parse(readFileSync(told, 'utf8')));
    // What failed is asked again.
    if (result.failed === 0) writeFileSync(file, `${JSON.stringify(result)}\n`);
    return result;
  } finally {
    rmSync(told, { force: true });
  }
}

/** @returns {TestResult} of jest's own account */
function resultOf(folder, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  const commit = commitOf();
  return {
    command: commandOf(folder), passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites,
    at: new Date().toISOString(), ...(commit && { commit }),
  };
}

const within = (folder) => (folder === '.' ? [] : ['-w', folder]);
const commandOf = (folder) => ['npm', 'test', ...within(folder)].join(' ');

function runScript(folder, file) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['test', '--silent', ...within(folder), '--', '--json', '--outputFile', file], {
      cwd: root, stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', reject);
    // What they found stands in the file, also where that is bad.
    child.on('exit', () => (existsSync(file) ? resolve(undefined) : reject(new Error(`${commandOf(folder)} said nothing.`))));
  });
}

function commitOf() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
