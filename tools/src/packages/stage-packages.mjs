import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { readLent } from '../../webpack/read-lent.mjs';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';
import { buildGallery } from './build-gallery.mjs';
import { compileSources } from './compile-sources.mjs';
import { housePackages, installedRange, manifestOf, rangeOf, shortName } from './house-packages.mjs';
import { stageTools } from './stage-tools.mjs';

const staged = join(root, '.cache', 'packages', 'staged');

/**
 * Lays out each package as it is packed.
 * @returns {Promise<{ name: string, version: string, folder: string }[]>}
 */
export async function stagePackages() {
  const compiled = await compileSources();
  rmSync(staged, { recursive: true, force: true });
  const result = [];
  for (const one of housePackages) {
    const folder = join(staged, shortName(one.name));
    mkdirSync(folder, { recursive: true });
    const manifest = manifestOf(one);
    if (one.name === '@heartwood/shared-ui') await buildGallery(join(folder, 'gallery'));
    const whole = one.isCompiled ? stageCompiled(one, manifest, folder, compiled) : await stageRest(one, manifest, folder, compiled);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
    for (const file of ['CHANGELOG.md', 'README.md'])
      if (existsSync(join(root, one.folder, file))) cpSync(join(root, one.folder, file), join(folder, file));
    result.push({ name: one.name, version: manifest.version, folder });
  }
  return result;
}

/** A workspace: its compiled files and what these name besides, with its exports led from sources to them. */
function stageCompiled(one, manifest, folder, compiled) {
  const from = join(compiled, one.folder, 'src');
  for (const file of findFiles(from)) put(file, join(folder, 'dist', relative(from, file)));
  const sources = join(root, one.folder, 'src');
  for (const file of findFiles(sources, (path) => /\.(?:css|woff2|svg|png|jpg|json|txt)$|\.d\.ts$/.test(path)))
    put(file, join(folder, 'dist', relative(sources, file)));
  const { name, version, type, sideEffects, exports, dependencies, peerDependencies = {} } = manifest;
  const peers = { ...peerDependencies, ...Object.fromEntries((one.tested ?? []).map((each) => [each, `^${installedRange(each)}`])) };
  refuseUndeclared(name, folder, { ...dependencies, ...peers });
  return {
    name, version, license: 'UNLICENSED', type, sideEffects,
    exports: { ...Object.fromEntries(Object.entries(exports).map(([entry, source]) => [entry, builtEntry(source)])), './package.json': './package.json' },
    ...(dependencies && { dependencies: withOwnRanges(dependencies) }),
    peerDependencies: peers,
    ...(one.tested && { peerDependenciesMeta: Object.fromEntries(one.tested.map((each) => [each, { optional: true }])) }),
  };
}

function builtEntry(source) {
  const built = source.replace(/^\.\/src\//, './dist/');
  if (!/\.tsx?$/.test(built)) return built;
  const base = built.replace(/\.tsx?$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

/** Of the house's own packages a package wants what it was compiled with, or later. */
function withOwnRanges(dependencies) {
  return Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, name.startsWith('@heartwood/') ? rangeOf(name) : range]));
}

async function stageRest(one, manifest, folder, compiled) {
  if (one.name === '@heartwood/schema') cpSync(join(root, 'api', 'schema.graphql'), join(folder, 'schema.graphql'));
  if (one.name === '@heartwood/lent') writeFileSync(join(folder, 'lent.json'), `${JSON.stringify(readLent(), null, 2)}\n`);
  if (one.name !== '@heartwood/remote-tools') return manifest;
  return { ...manifest, ...await stageTools(folder, compiled) };
}

function put(file, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(file, to);
}

/** What a squad would be told at run time or by its compiler: that something a package names is not there. */
function refuseUndeclared(name, folder, declared) {
  const missing = new Set();
  for (const file of findFiles(join(folder, 'dist'), (path) => /\.js$|\.d\.ts$/.test(path))) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      if (fileName.includes('node_modules')) missing.add(`${fileName} (${relative(folder, file)})`);
      if (fileName.startsWith('.') || isBuiltin(fileName)) continue;
      const wanted = fileName.split('/').slice(0, fileName.startsWith('@') ? 2 : 1).join('/');
      if (!(wanted in declared)) missing.add(`${wanted} (${relative(folder, file)})`);
    }
  }
  if (missing.size > 0) throw new Error(`${name} names what its package.json does not: ${[...missing].join(', ')}`);
}
