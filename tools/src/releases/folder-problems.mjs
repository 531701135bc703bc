import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip } from 'node:zlib';

const [pack, unpackBrotli, unpackZip] = [brotliCompress, brotliDecompress, gunzip].map((work) => promisify(work));

/** What a version may weigh. */
export const BUDGET = {
  files: 1200,
  /** Bytes of all its files, packed copies apart. */
  all: 12 * 1024 * 1024,
  one: 3 * 1024 * 1024,
  /** Bytes on the way, packed, of what the shell asks for before the first picture: entry and exposed module. */
  first: 64 * 1024,
};

const endings = /\.(?:js|css|json|map|txt|woff2|png|jpg|svg|ico|webmanifest)(?:\.br|\.gz)?$/;
const packed = /\.(?:br|gz)$/;

/**
 * Whether a path may be that of a file of a version: below its folder, nothing hidden, nothing that a page would be made of.
 * @param {unknown} path
 */
export function isFilePath(path) {
  return typeof path === 'string' && path.length <= 200 && endings.test(path)
    && path.split('/').length <= 6 && path.split('/').every((part) => /^[A-Za-z0-9_@][A-Za-z0-9_@.~-]*$/.test(part));
}

/**
 * What is wrong with the files of a built remote, looked at before one byte of them is anybody's. It is done bit by bit: a server answers
 * others meanwhile.
 * @param {string} folder
 * @param {(text: string) => readonly string[]} [operationProblems] what speaks against a GraphQL operation beside the live schema; nothing
 *   is asked without it
 * @returns {Promise<string[]>} one sentence for each problem
 */
export async function folderProblems(folder, operationProblems) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const files = entries.map((entry) => ({ path: relative(folder, join(entry.parentPath, entry.name)), isFile: entry.isFile() }));
  const strange = files.filter(({ path, isFile }) => !isFile || !isFilePath(path));
  if (strange.length > 0) return strange.slice(0, 10).map(({ path }) => `file ${path}: it is none that a version may have`);
  const missing = ['remoteEntry.js', 'mf-manifest.json'].filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) return missing.map((file) => `file ${file} is missing`);
  const paths = files.map(({ path }) => path);
  return [
    ...weightProblems(folder, paths), ...await packedProblems(folder, paths), ...await firstProblems(folder, new Set(paths)),
    ...await listProblems(folder, operationProblems),
  ];
}

function weightProblems(folder, paths) {
  const sizes = paths.filter((path) => !packed.test(path)).map((path) => ({ path, size: statSync(join(folder, path)).size }));
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  return [
    ...(paths.length > BUDGET.files ? [`${paths.length} files: a version has at most ${BUDGET.files}`] : []),
    ...(all > BUDGET.all ? [`its files weigh ${kilobytes(all)}, and a version at most ${kilobytes(BUDGET.all)}`] : []),
    ...sizes.filter(({ size }) => size > BUDGET.one)
      .map(({ path, size }) => `file ${path} weighs ${kilobytes(size)}, and one at most ${kilobytes(BUDGET.one)}`),
  ];
}

/** A packed copy is what the browser gets: it has to be of its file, and of nothing larger. */
async function packedProblems(folder, paths) {
  const problems = [];
  const known = new Set(paths);
  for (const path of paths.filter((each) => packed.test(each))) {
    const plain = path.replace(packed, '');
    if (!known.has(plain)) problems.push(`file ${path}: there is no ${plain}`);
    else if (!await isPackedCopy(join(folder, path), join(folder, plain))) problems.push(`file ${path} is no packed copy of ${plain}`);
  }
  return problems;
}

async function isPackedCopy(file, plain) {
  const bytes = await readFile(plain);
  const unpack = file.endsWith('.br') ? unpackBrotli : unpackZip;
  try {
    return (await unpack(await readFile(file), { maxOutputLength: bytes.length + 1 })).equals(bytes);
  } catch {
    // Broken, or of something larger.
    return false;
  }
}

async function firstProblems(folder, paths) {
  try {
    const { exposes } = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8'));
    const asked = [exposes ?? []].flat().flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]);
    const first = [...new Set(['remoteEntry.js', ...asked])];
    const strange = first.filter((path) => !paths.has(path));
    if (strange.length > 0) return strange.map((path) => `mf-manifest.json asks for ${path}, which is not among its files`);
    const weights = await Promise.all(first.map((path) => weightOnTheWay(join(folder, path))));
    const weight = weights.reduce((sum, each) => sum + each, 0);
    return weight > BUDGET.first
      ? [`its first files weigh ${kilobytes(weight)} packed, and may weigh ${kilobytes(BUDGET.first)}: load more of it late`]
      : [];
  } catch {
    return ['mf-manifest.json cannot be read'];
  }
}

const weightOnTheWay = async (file) => (
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : (await pack(await readFile(file))).length
);

/** Of the list that the server lets through its wall: each text is what its hash says, and one that the live schema answers. */
async function listProblems(folder, operationProblems) {
  const list = join(folder, 'persisted-operations.json');
  if (!existsSync(list) || !operationProblems) return [];
  try {
    const { operations } = JSON.parse(readFileSync(list, 'utf8'));
    const problems = [];
    for (const { name, text, sha256 } of operations) {
      await othersFirst();
      const isItself = createHash('sha256').update(text).digest('hex') === sha256;
      const found = isItself ? operationProblems(text) : ['its text is not what its hash says'];
      problems.push(...found.map((problem) => `operation ${name}: ${problem}`));
    }
    return problems;
  } catch {
    return ['persisted-operations.json cannot be read'];
  }
}

const kilobytes = (bytes) => `${Math.ceil(bytes / 1024).toLocaleString('en-US')} kB`;
