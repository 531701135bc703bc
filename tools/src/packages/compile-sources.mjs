import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';
import { runCommand } from '../test/run-command.mjs';

const output = join(root, '.cache', 'packages', 'compiled');
const project = join(root, 'packages', 'tsconfig.json');
const places = ['contract', 'shared-ui', 'client-kit', 'tools/webpack', 'tools/src/jest'];

/**
 * JavaScript and declarations of what the packages are compiled from, each file beside its like, unless they are there from the same
 * sources.
 * @returns {Promise<string>} folder; in it `contract/src/index.js` and so on
 */
export async function compileSources() {
  const hash = createHash('sha256').update(readFileSync(project)).update(readFileSync(join(root, 'package-lock.json')));
  for (const file of places.flatMap((place) => findFiles(join(root, place), (path) => /\.(?:ts|tsx|json)$/.test(path))))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  const digest = hash.digest('hex');
  const stamp = join(output, 'stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return output;
  rmSync(output, { recursive: true, force: true });
  const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const { code, output: said } = await runCommand(process.execPath, [compiler, '-p', project, '--pretty', 'false', '--checkers', '1']);
  if (code !== 0) throw new Error(said);
  for (const file of findFiles(output, (path) => /\.js$|\.d\.ts$/.test(path)))
    writeFileSync(file, withWholeNames(readFileSync(file, 'utf8'), file));
  writeFileSync(stamp, digest);
  return output;
}

/** Node and browsers want the file's whole name, which our sources leave out. */
function withWholeNames(text, file) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.toReversed().reduce((changed, { fileName, pos }) => {
    const start = pos + 1;
    return changed.slice(0, start) + wholeName(fileName, file) + changed.slice(start + fileName.length);
  }, text);
}

function wholeName(name, file) {
  if (!name.startsWith('.')) return isPlainFile(name) && file.endsWith('.js') ? `${name}.js` : name;
  const path = join(dirname(file), name);
  const ending = [['.js', '.js'], ['/index.js', '/index.js'], ['.d.ts', '.js'], ['/index.d.ts', '/index.js']]
    .find(([there]) => existsSync(path + there));
  return ending ? name + ending[1] : name;
}

/** A file within a package that does not say what it exports: its name is all that leads there. */
function isPlainFile(name) {
  return /^(?:@[^/]+\/)?[^/]+\/./.test(name) && existsSync(join(root, 'node_modules', `${name}.js`)) && !hasExports(name);
}

function hasExports(name) {
  const [, wanted] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
  return 'exports' in JSON.parse(readFileSync(join(root, 'node_modules', wanted ?? '', 'package.json'), 'utf8'));
}
