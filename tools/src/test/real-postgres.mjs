import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { freePort } from './free-port.mjs';

/**
 * A PostgreSQL of our own in a temporary folder, for the length of a test run.
 * @returns {Promise<{ url: string, stop: () => Promise<void>, restart: () => Promise<void> } | null>} null when there is no PostgreSQL here
 * and none can be installed
 */
export async function startPostgres() {
  const bin = findBin() ?? (installWithApt(['postgresql']) ? findBin() : null);
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-pg-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initialised = spawnSync(join(bin, 'initdb'), [
    '-D', data, '-U', 'heartwood', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync',
  ], { cwd: folder, encoding: 'utf8', ...owner });
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off', 'full_page_writes=off',
    'max_connections=200', 'shared_buffers=128MB',
  ];
  const run = () => (
    spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], { cwd: folder, stdio: 'ignore', ...owner })
  );
  const isReady = () => spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0;
  let server = run();
  const end = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  };
  await untilReady(isReady, server);
  return {
    // Over its socket file, which costs less than the network for a hundred thousand small statements.
    url: `postgres://heartwood@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
    /** Away for a moment, with every connection cut, and back with the same data. */
    async restart() {
      await end();
      server = run();
      await untilReady(isReady, server);
    },
  };
}

function findBin() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter), ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin',
  ];
  return folders.find((folder) => folder && ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag, name) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const name = ['postgres', 'nobody'].find((each) => id('-u', each).status === 0);
  return name ? { uid: Number(id('-u', name).stdout), gid: Number(id('-g', name).stdout) } : undefined;
}

async function untilReady(isReady, server) {
  const deadline = Date.now() + 30_000;
  while (!isReady()) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
