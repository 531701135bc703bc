import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';
import { apiTests, testAt } from './api-tests.mjs';

/** What jest itself would run. */
const listed = (project) =>
  execFileSync(process.execPath, [
    join(root, 'node_modules', 'jest', 'bin', 'jest.js'), '--selectProjects', project, '--listTests', '--json',
  ], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n').filter((line) => line.startsWith('[')).flatMap((line) => JSON.parse(line)).map((path) => relative(root, path)).sort();

const filesOf = (tests) => tests.map(({ file }) => file);

it('every test of the API runs on PostgreSQL', () => {
  const all = findFiles(join(root, 'api'), (path) => /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path)).map((path) => relative(root, path));
  expect(all.length).toBeGreaterThan(100);
  expect(listed('api')).toEqual(all);
});

it('those that are marked run on the embedded database too', () => {
  const marked = filesOf(apiTests().filter(({ isMarked }) => isMarked));
  expect(marked.length).toBeGreaterThan(30);
  expect(listed('api-embedded')).toEqual(marked);
});

it('what touches that in which the embedded database may differ is marked', () => {
  expect(filesOf(apiTests().filter(({ isMarked, mustBeMarked }) => mustBeMarked && !isMarked))).toEqual([]);
});

it('what takes no database of the run is not run twice', () => {
  expect(filesOf(apiTests().filter(({ isMarked, takesDatabase }) => isMarked && !takesDatabase))).toEqual([]);
});

it.each([
  ['a job', "import { sweep } from './sweep.job';"],
  ['migrations', "import { readMigrations } from '../../db/migrate';"],
  ['hot statements', "import { checkHotReads } from '../testing/hot-reads';"],
  ['how the database is opened', "import { overPglite } from '../db/pglite';"],
])('a test of %s has to be marked, if it takes the database of the run', (_, line) => {
  expect(testAt('api/src/modules/x/x.test.ts', `${line}\nawait startTestServer();`)).toMatchObject({ isMarked: false, mustBeMarked: true });
  expect(testAt('api/src/modules/x/x.test.ts', line)).toMatchObject({ mustBeMarked: false });
  expect(testAt('api/src/modules/x/x.test.ts', `/** @embedded why */\n${line}\nawait startTestServer();`)).toMatchObject({
    isMarked: true,
  });
});

it('a mark says why', () => {
  expect(testAt('api/src/db/x.test.ts', '/** @embedded */\nawait startTestServer();')).toMatchObject({
    isMarked: false, mustBeMarked: true,
  });
});
