import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';

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
 * What is wrong with the files of a built remote, looked at before one byte of them is anybody's.
 * @param {string} folder
 * @param {(text: string) => readonly string[]} [operationProblems] what speaks against a GraphQL operation beside the live schema; nothing
 *   is asked without it
 * @returns {string[]} one sentence for each problem
 */
export function folderProblems(folder, operationProblems) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const files = entries.map((entry) => ({ path: relative(folder, join(entry.parentPath, entry.name)), isFile: entry.isFile() }));
  const strange = files.filter(({ path, isFile }) => !isFile || !isFilePath(path));
  if (strange.length > 0) return strange.slice(0, 10).map(({ path }) => `file ${path}: it is none that a version may have`);
  const missing = ['remoteEntry.js', 'mf-manifest.json'].filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) return missing.map((file) => `file ${file} is missing`);
  const paths = files.map(({ path }) => path);
  return [
    ...weightProblems(folder, paths), ...packedProblems(folder, paths), ...firstProblems(folder, new Set(paths)),
    ...listProblems(folder, operationProblems),
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
function packedProblems(folder, paths) {
  return paths.filter((path) => packed.test(path)).flatMap((path) => {
    const plain = path.replace(packed, '');
    if (!paths.includes(plain)) return [`file ${path}: there is no ${plain}`];
    const bytes = readFileSync(join(folder, plain));
    const unpack = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    try {
      if (unpack(readFileSync(join(folder, path)), { maxOutputLength: bytes.length + 1 }).equals(bytes)) return [];
    } catch {
      // Broken, or of something larger.
    }
    return [`file ${path} is no packed copy of ${plain}`];
  });
}

function firstProblems(folder, paths) {
  try {
    const { exposes } = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8'));
    const asked = [exposes ?? []].flat().flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]);
    const first = [...new Set(['remoteEntry.js', ...asked])];
    const strange = first.filter((path) => !paths.has(path));
    if (strange.length > 0) return strange.map((path) => `mf-manifest.json asks for ${path}, which is not among its files`);
    const weight = first.reduce((sum, path) => sum + weightOnTheWay(join(folder, path)), 0);
    return weight > BUDGET.first
      ? [`its first files weigh ${kilobytes(weight)} packed, and may weigh ${kilobytes(BUDGET.first)}: load more of it late`]
      : [];
  } catch {
    return ['mf-manifest.json cannot be read'];
  }
}

const weightOnTheWay = (file) => (
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length
);

/** Of the list that the server lets through its wall: each text is what its hash says, and one that the live schema answers. */
function listProblems(folder, operationProblems) {
  const list = join(folder, 'persisted-operations.json');
  if (!existsSync(list) || !operationProblems) return [];
  try {
    const { operations } = JSON.parse(readFileSync(list, 'utf8'));
    return operations.flatMap(({ name, text, sha256 }) => {
      if (createHash('sha256').update(text).digest('hex') !== sha256) return [`operation ${name}: its text is not what its hash says`];
      return operationProblems(text).map((problem) => `operation ${name}: ${problem}`);
    });
  } catch {
    return ['persisted-operations.json cannot be read'];
  }
}

const kilobytes = (bytes) => `${Math.ceil(bytes / 1024).toLocaleString('en-US')} kB`;
