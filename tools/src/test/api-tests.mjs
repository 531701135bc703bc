import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';

/** How a test file says that it runs on the embedded database too, and why: the first line of the file. */
const mark = /^\/\*\* @embedded (\S.*) \*\/\n/;
/** What asks for the database of the run: PostgreSQL where there is one, else the embedded one. */
const takesDatabase = /\b(?:openTestDatabase|openEmptyDatabase|startTestServer|testRights)\b/;
/** What may be otherwise there: how the database is opened, locked, migrated and prepared, jobs, and the statements that are asked most. */
const touches = /from '[^']*(?:\/db\/(?!after-commit|database|statements|raw-rows)[\w-]+|\.job|\/jobs|testing\/(?:hot-reads|recorded-job))'/;
const folders = /^api\/src\/(?:db|modules\/jobs)\//;

/**
 * The tests of the API and where they run. All of them run on PostgreSQL; on the embedded database once more those that are marked, as they
 * touch its dialect, its lock, its one connection, migrations, jobs or the statements asked most. What takes no database, or opens
 * its own, runs once. Without PostgreSQL the embedded database has to prove everything.
 * @returns {{ file: string, isMarked: boolean, takesDatabase: boolean, mustBeMarked: boolean }[]} paths from the root
 */
export function apiTests() {
  return findFiles(join(root, 'api', 'src'), (path) => path.endsWith('.test.ts'))
    .map((path) => testAt(relative(root, path), readFileSync(path, 'utf8')));
}

/**
 * @param {string} file path from the root
 * @param {string} source
 */
export function testAt(file, source) {
  const takes = takesDatabase.test(source);
  return { file, isMarked: mark.test(source), takesDatabase: takes, mustBeMarked: takes && (folders.test(file) || touches.test(source)) };
}
