import { createHash, sign, verify } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { BUDGET, isFilePath } from './folder-problems.mjs';
import { isTestResult } from './release-tests.mjs';
import { isLibraries } from './release-size.mjs';
import { ReleaseRefused } from './release-refused.mjs';

/**
 * A release on its way to a deployment: one line of JSON, then the bytes of its files in the order of the line, and nothing else. There is
 * nothing to unpack: no file can be larger than it is on the way, none can be a link.
 * @typedef {{ path: string, size: number, sha256: string }} BundleFile
 * @typedef {{ schema: 1, name: string, version: string, manifest: unknown, module: import('./release-problems.mjs').ModuleFacts,
 *   tests?: import('./release-tests.mjs').TestResult, libraries?: Record<string, string>, order: import('./release-version.mjs').Order,
 *   files: BundleFile[] }} BundleHead
 */

/** Bytes of a bundle: a version's files and their packed copies. */
export const MOST_BYTES = 2 * BUDGET.all;
/** Bytes of its first line. */
const MOST_OF_HEAD = 512 * 1024;

const NEW_LINE = 10;
const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * @param {string} folder
 * @param {Omit<BundleHead, 'schema' | 'files'>} said
 * @param {(path: string) => boolean} [isWanted]
 * @returns {Buffer}
 */
export function writeBundle(folder, said, isWanted = () => true) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const link = entries.find((entry) => !entry.isFile());
  if (link) throw new Error(`${join(link.parentPath, link.name)} is no plain file: what a link leads to is not sent.`);
  const paths = entries
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')).filter(isWanted).sort();
  const contents = paths.map((path) => readFileSync(join(folder, path)));
  const files = paths.map((path, at) => ({ path, size: contents[at].length, sha256: digestOf(contents[at]) }));
  return Buffer.concat([Buffer.from(`${JSON.stringify({ schema: 1, ...said, files })}\n`), ...contents]);
}

/** What a signature is of: the first line, which has the digest of every file, and what it is for. */
function signedBytes(bytes) {
  const end = bytes.subarray(0, MOST_OF_HEAD).indexOf(NEW_LINE);
  return Buffer.concat([Buffer.from('heartwood release\n'), bytes.subarray(0, Math.max(0, end))]);
}

/**
 * @param {Buffer} bytes a bundle
 * @param {string} privateKey Ed25519 in PEM
 * @returns {string} base64
 */
export function signBundle(bytes, privateKey) {
  return sign(null, signedBytes(bytes), privateKey).toString('base64');
}

/**
 * Throws `ReleaseRefused` where a bundle was not signed by who has the other half of the key.
 * @param {Buffer} bytes
 * @param {{ name: string, publicKey: string, signature: string | null }} options
 */
export function requireSigned(bytes, { name, publicKey, signature }) {
  if (!signature) throw new ReleaseRefused(name, ['it is not signed, and this token asks for that: --key-env VARIABLE']);
  if (!verify(null, signedBytes(bytes), publicKey, Buffer.from(signature, 'base64')))
    throw new ReleaseRefused(name, ['its signature is not one of the squad’s key']);
}

/**
 * Looks at a bundle and writes its files into an empty folder. Throws `ReleaseRefused` before anything is written.
 * @param {Buffer} bytes
 * @param {{ name: string, folder: () => string }} options `name` is the remote that it has to be of
 * @returns {{ head: BundleHead, folder: string }}
 */
export function readBundle(bytes, { name, folder }) {
  const refuse = (/** @type {string} */ problem) => {
    throw new ReleaseRefused(name, [problem]);
  };
  const end = bytes.subarray(0, MOST_OF_HEAD).indexOf(NEW_LINE);
  if (end < 0) refuse('what was sent is no release: it has no first line');
  const head = headOf(bytes.subarray(0, end).toString('utf8')) ?? refuse('what was sent is no release: its first line cannot be read');
  if (head.name !== name) refuse(`what was sent is a release of ${head.name}`);
  const contents = contentsOf(bytes.subarray(end + 1), head.files, refuse);
  const target = folder();
  for (const { path, content } of contents) {
    mkdirSync(dirname(join(target, path)), { recursive: true, mode: 0o700 });
    writeFileSync(join(target, path), content, { flag: 'wx', mode: 0o600 });
  }
  return { head, folder: target };
}

/** @returns {BundleHead | null} */
function headOf(line) {
  try {
    const head = JSON.parse(line);
    const isRead = head.schema === 1 && typeof head.name === 'string' && Array.isArray(head.files)
      && /^[0-9A-Za-z][0-9A-Za-z.+-]{0,80}$/.test(head.version) && isModule(head.module) && isOrder(head.order)
      && isTestResult(head.tests) && isLibraries(head.libraries);
    return isRead ? head : null;
  } catch {
    return null;
  }
}

const isModule = (module) => (
  typeof module?.contract === 'string' && typeof module.hasPage === 'boolean' && Array.isArray(module.slots)
    && module.slots.every((slot) => typeof slot === 'string')
    && [module.effects ?? []].flat().every((effect) => typeof effect === 'string' && effect.length <= 200)
);

const isWords = (said) => said === undefined || (typeof said === 'string' && said.length <= 120 && !/[\n\r\0]/.test(said));

function isOrder(order) {
  if (typeof order !== 'object' || order === null) return false;
  const { canary, isPreview, by, untested, branch } = order;
  const isShare = canary === undefined || (Number.isInteger(canary) && canary >= 1 && canary <= 100);
  const isKnown = isPreview === undefined || (typeof isPreview === 'boolean' && !(isPreview && canary !== undefined));
  return isShare && isKnown && isWords(untested) && isWords(branch) && (by === undefined || (typeof by === 'object' && by !== null && isWords(by.person) && isWords(by.commit)));
}

function contentsOf(bytes, files, refuse) {
  if (files.length > BUDGET.files) refuse(`${files.length} files: a version has at most ${BUDGET.files}`);
  const known = new Set();
  let at = 0;
  const contents = files.map((file) => {
    const { path, size, sha256 } = Object(file);
    if (!isFilePath(path)) refuse(`file ${JSON.stringify(String(path).slice(0, 80))}: it is none that a version may have`);
    // Of two that differ by their letters' size, a disk may know one.
    if (known.has(path.toLowerCase())) refuse(`file ${path} is there twice`);
    known.add(path.toLowerCase());
    if (!Number.isInteger(size) || size < 0 || at + size > bytes.length) refuse(`file ${path}: not all of it was sent`);
    const content = bytes.subarray(at, at + size);
    at += size;
    if (digestOf(content) !== sha256) refuse(`file ${path} is not what its digest says`);
    return { path, content };
  });
  if (at !== bytes.length) refuse('more was sent than its first line says');
  const asFolders = contents.flatMap(({ path }) => path.split('/').slice(0, -1).map((_, depth, parts) => parts.slice(0, depth + 1).join('/')));
  const both = asFolders.find((folder) => known.has(folder.toLowerCase()));
  if (both !== undefined) refuse(`file ${both} is there as a folder too`);
  return contents;
}
