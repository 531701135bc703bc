import { createHash } from 'node:crypto';

/**
 * @typedef {{ name?: string, version?: string, integrity?: string, license?: string, dev?: boolean, devOptional?: boolean, optional?:
 * boolean, link?: boolean, resolved?: string,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 * devDependencies?: Record<string, string> }} Locked
 */

/**
 * Everything that package-lock.json installs, in CycloneDX 1.5: what is in the product, from where, under which licence and
 * with which digest, and who needs it. Made from the lock alone, so it says the same on every machine and asks nobody
 * (`npm sbom` gives up where a package of a package lacks a peer).
 * @param {{ name: string, version: string, packages: Record<string, Locked> }} lock
 */
export function billOfMaterials({ name, version, packages }) {
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
    .map(([path, locked]) => ({ path, ...locked })).filter(({ link }) => !link);
  const root = { type: 'application', 'bom-ref': `${name}@${version}`, name, version };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(packages))}`,
    metadata: { component: root },
    components: installed.map(componentOf),
    dependencies: [
      { ref: root['bom-ref'], dependsOn: needed('', packages) },
      ...installed.map(({ path }) => ({ ref: refOf(path, packages), dependsOn: needed(path, packages) })),
    ],
  };
}

/** @param {Locked & { path: string }} locked */
function componentOf({ path, version = '', integrity, license, dev, devOptional, optional, resolved }) {
  const name = nameAt(path);
  const slash = name.lastIndexOf('/');
  const purl = `pkg:npm/${name.startsWith('@') ? `%40${name.slice(1)}` : name}@${version}`;
  return {
    type: 'library',
    'bom-ref': refFor(path, version),
    ...(slash > 0 && { group: name.slice(0, slash) }),
    name: name.slice(slash + 1),
    version,
    purl,
    // Builds and tests need it, the running product does not.
    scope: dev ? 'excluded' : optional || devOptional ? 'optional' : 'required',
    ...(license && { licenses: [/ (OR|AND|WITH) |^\(/.test(license) ? { expression: license } : { license: { name: license } }] }),
    ...(integrity && { hashes: integrity.split(' ').map(hashOf) }),
    ...(resolved && { externalReferences: [{ type: 'distribution', url: resolved }] }),
  };
}

/** @param {string} integrity `sha512-…` as npm writes it */
function hashOf(integrity) {
  const [algorithm, digest = ''] = integrity.split('-', 2);
  return {
    alg: { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }[algorithm],
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}

/** Where Node finds what the package at `path` asks for: beside it, or in a folder above. */
function needed(path, packages) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  const own = path === ''
    ? Object.values(packages).filter(({ link }) => link).flatMap(({ resolved = '' }) => needed(resolved, packages))
    : [];
  const found = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).flatMap((name) => {
    const at = find(path, name, packages);
    return at === null || packages[at]?.link ? [] : [refOf(at, packages)];
  });
  return [...new Set([...own, ...found])].sort();
}

function find(path, name, packages) {
  for (let from = path; ; from = from.includes('/node_modules/') ? from.slice(0, from.lastIndexOf('/node_modules/')) : '') {
    const candidate = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (from === '') return null;
  }
}

const nameAt = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const refOf = (path, packages) => refFor(path, packages[path]?.version ?? '');
/** One package may be installed several times, with other packages beside it. */
const refFor = (path, version) => `${path}@${version}`;

/** The same lock has the same number. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
