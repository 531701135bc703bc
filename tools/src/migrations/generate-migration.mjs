import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';
import { runCommand } from '../test/run-command.mjs';

const migrations = join(root, 'api', 'migrations');

/**
 * Lets drizzle-kit compare the tables with the migrations' last snapshot. It works on a copy, so that a check changes nothing.
 * @param {{ write: boolean, name?: string }} options
 * @returns {Promise<{ files: string[], output: string }>} files that are new or changed, relative to `api/migrations`
 */
export async function generateMigration({ write, name }) {
  const cache = join(root, 'api', '.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'migrations-'));
  try {
    if (existsSync(migrations)) cpSync(migrations, copy, { recursive: true });
    const { code, output } = await runCommand(process.execPath, [
      join(root, 'node_modules', 'drizzle-kit', 'bin.cjs'),
      'generate',
      '--dialect=postgresql',
      `--schema=${join(root, 'api/src/**/*.table.ts')}`,
      `--out=./${relative(root, copy)}`,
      ...(name ? [`--name=${name}`] : []),
    ]);
    // drizzle-kit ends with 0 after some of its errors: only these two answers are good.
    if (code !== 0 || !/No schema changes|SQL migration file/.test(output)) throw new Error(output);
    const files = findFiles(copy)
      .map((file) => relative(copy, file))
      .filter((file) => (
        !existsSync(join(migrations, file)) || readFileSync(join(migrations, file), 'utf8') !== readFileSync(join(copy, file), 'utf8')
      ));
    if (write) for (const file of files) cpSync(join(copy, file), join(migrations, file));
    return { files, output };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
