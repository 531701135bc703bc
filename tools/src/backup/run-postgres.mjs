import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program of PostgreSQL's. The address goes by its environment: a command line can be read by everybody on the machine.
 * @param {'pg_dump' | 'pg_restore'} program
 * @param {string[]} args the last one is the database's address
 */
export async function runPostgres(program, args) {
  const url = new URL(/** @type {string} */ (args.at(-1)));
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [...args.slice(0, -1), '--dbname', url.href], {
    stdio: ['ignore', 'inherit', 'pipe'], env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  let said = '';
  child.stderr.on('data', (chunk) => { said += chunk; });
  const [code] = await once(child, 'close').catch((error) => {
    if (error.code === 'ENOENT') throw new Error(`${program} is not installed here: it comes with PostgreSQL (Debian: postgresql-client).`);
    throw error;
  });
  if (code !== 0) throw new Error(`${program} failed: ${said.trim().split('\n').slice(0, 5).join('\n')}`);
}
