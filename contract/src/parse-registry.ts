import type { Registry, RegistryRemote } from './registry';
import type { ManifestMenuChild, ManifestMenuEntry, ManifestPage, ManifestSlot, MenuIcon, RemoteManifest } from './remote';
import { array, bool, fail, fields, integer, oneOf, optional, record, text, type Reader } from './parse-reader';

const icons: readonly MenuIcon[] = ['layers', 'timeline', 'presentation', 'overview', 'explore', 'events', 'messaging', 'affiliate'];

const remoteName = text(/^[a-z][a-z0-9-]{0,40}$/, 'a remote name');
const remoteVersion = text(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,80}$/, 'a version');
const contractVersion = text(/^\d+\.\d+$/, 'major.minor');
const slotName = text(/^[a-z][a-z0-9-]*@\d+$/, 'name@major');
const productPath = text(/^\/[A-Za-z0-9\-_/]*$/, 'a path of the product');
const entryAddress = text(/^(?:\/(?!\/)|https?:\/\/)[^\s"'<>\\]+$/, 'a path or an http address');
const integrity = text(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'subresource integrity');
const label = text(/^.{1,80}$/, 'a label');

const page: Reader<ManifestPage> = fields<ManifestPage>({
  path: productPath,
  title: label,
  layout: optional(fields<NonNullable<ManifestPage['layout']>>({ rail: optional(bool) })),
});

const menuChild: Reader<ManifestMenuChild> = fields<ManifestMenuChild>({ label, path: productPath, growthArea: optional(label) });

const menuEntry: Reader<ManifestMenuEntry> = fields<ManifestMenuEntry>({
  id: label,
  label,
  icon: oneOf(icons),
  path: productPath,
  area: oneOf(['business', 'community'] as const),
  order: integer(-1000, 1000),
  children: optional(array(menuChild)),
  bottom: optional(fields<NonNullable<ManifestMenuEntry['bottom']>>({ label, order: integer(-1000, 1000) })),
  stagingOnly: optional(bool),
});

const slot: Reader<ManifestSlot> = fields<ManifestSlot>({ name: slotName });

const manifestFields = {
  name: remoteName,
  contract: contractVersion,
  pages: array(page),
  slots: array(slot),
  menu: array(menuEntry),
};

const manifest: Reader<RemoteManifest> = fields<RemoteManifest>(manifestFields);

const registryRemote: Reader<RegistryRemote> = fields<RegistryRemote>({
  ...manifestFields,
  version: remoteVersion,
  entry: entryAddress,
  integrity,
  canary: optional(
    fields<NonNullable<RegistryRemote['canary']>>({
      version: remoteVersion,
      entry: entryAddress,
      integrity,
      contract: contractVersion,
      percent: integer(0, 100),
    }),
  ),
});

/**
 * The registry as the shell may trust it. Throws an `Error` that names the place and what was expected there; keys it
 * does not know are left away, because a newer registry may say more.
 */
export function parseRegistry(value: unknown): Registry {
  const source = record(value, 'registry');
  if (source['schema'] !== 1) fail('registry.schema', '1');
  const remotes = array(registryRemote)(source['remotes'], 'registry.remotes');
  const names = new Set<string>();
  const paths = new Set<string>();
  remotes.forEach((remote, at) => {
    if (names.has(remote.name)) fail(`registry.remotes[${at}].name`, 'a name that no other remote has');
    names.add(remote.name);
    for (const { path } of remote.pages) {
      if (paths.has(path)) fail(`registry.remotes[${at}].pages`, `paths of its own, and ${path} is taken`);
      paths.add(path);
    }
  });
  return { schema: 1, remotes };
}

/** A remote's `remote.manifest.ts`, checked by the same rules before it is published. Throws an `Error` that names the place. */
export function parseManifest(value: unknown): RemoteManifest {
  return manifest(value, 'manifest');
}
