import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { keepTemporaryFilesInMemory } from './memory-folder.mjs';
import { startPostgres } from './real-postgres.mjs';
import { startRedis } from './real-redis.mjs';

/** The majors that `engines` promises. */
export const TESTED_NODES = ['20', '22', '24'];

/**
 * Runs the API's tests on another Node, which the `node` package of the registry brings, on PostgreSQL and Redis.
 * @param {string} major
 * @param {string[]} args for jest: paths, workers
 * @returns {Promise<boolean>} whether all passed
 */
export async function apiOnNode(major, args) {
  const node = programOf(major);
  console.log(`\nThe API's tests on Node ${spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim()}`);
  keepTemporaryFilesInMemory();
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  try {
    const child = spawn(node, [join(root, 'node_modules', 'jest', 'bin', 'jest.js'), ...args, '--selectProjects', 'api', '--silent'], {
      cwd: root, stdio: 'inherit',
      env: { ...process.env, ...(postgres && redis && { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url }) },
    });
    const [code] = await once(child, 'exit');
    return code === 0;
  } finally {
    await postgres?.stop();
    await redis?.stop();
  }
}

/** The newest of that major; this very one where it is of it. */
function programOf(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const { status, stdout, stderr } = spawnSync('npm', ['exec', '--yes', `--package=node@${major}`, '--', 'node', '-p', 'process.execPath'], {
    cwd: root, encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Node ${major} could not be had from the registry:\n${stderr}`);
  return stdout.trim().split('\n').at(-1);
}
