import type { LeftOut, ManifestParts, Registry, RegistryRemote } from './registry';
import type { MenuIcon } from './remote';
import type { SettingValues } from './shell';
import { MENU_ICONS, contractVersion, keys, menuEntry, opener, owner, page, paletteEntry, remoteName, slot, tool } from './parse-manifest';
import { array, fail, fields, integer, optional, record, text, type Reader } from './parse-reader';
import { settleClaims } from './settle-claims';

/** Drawn for an icon that is not known here. A known one, because shells before this rule refuse the whole list for another. */
const PLAIN_ICON: MenuIcon = 'overview';

const remoteVersion = text(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,80}$/, 'a version');
const entryAddress = text(/^(?:\/(?!\/)|https?:\/\/)[^\s"'<>\\]+$/, 'a path or an http address');
const integrity = text(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'subresource integrity');
const line = text(/^[^\n]{1,400}$/, 'a line');

type Canary = Omit<NonNullable<RegistryRemote['canary']>, 'manifest'>;
type Head = Omit<RegistryRemote, 'pages' | 'slots' | 'menu' | 'palette' | 'openers' | 'tools' | 'keys' | 'owner' | 'settings' | 'canary'>;

const released = {
  version: remoteVersion,
  entry: entryAddress,
  integrity,
  manifestIntegrity: optional(integrity),
  contract: contractVersion,
  // Looked at one by one when they were set.
  values: optional(record as Reader<SettingValues>),
};
const head: Reader<Head> = fields<Head>({ name: remoteName, ...released });
const canary: Reader<Canary> = fields<Canary>({ ...released, percent: integer(0, 100) });
const preview: Reader<NonNullable<Registry['preview']>> = fields({
  name: remoteName, version: remoteVersion, branch: optional(line),
});
const leftOut: Reader<LeftOut> = fields<LeftOut>({ name: line, version: line, reason: line });

/**
 * The registry as the shell may trust it, remote by remote: what cannot be read or is another's is left out and told in
 * `left`, and the rest stands. Keys it does not know are left away, because a newer registry may say more. Throws an
 * `Error` only when the answer is no registry at all.
 */
export function parseRegistry(value: unknown): Registry {
  const source = record(value, 'registry');
  if (source['schema'] !== 1) fail('registry.schema', '1');
  const entries = array((entry) => entry)(source['remotes'], 'registry.remotes');
  const left: LeftOut[] = [];
  const read: RegistryRemote[] = [];
  entries.forEach((entry, at) => {
    const told = (reason: string): void => void left.push({ ...whoIs(entry, at), reason });
    try {
      const remote = readRemote(entry, told);
      if (read.some(({ name }) => name === remote.name)) told('the whole remote: another one has its name');
      else read.push(remote);
    } catch (error) {
      told(`the whole remote: ${messageOf(error)}`);
    }
  });
  const settled = settleClaims(read);
  const before = Array.isArray(source['left']) ? readAll(source['left'], 'left', leftOut, () => undefined) : [];
  const all = [...before, ...left, ...settled.left];
  const [shown] = source['preview'] === undefined ? [] : readAll([source['preview']], 'preview', preview, () => undefined);
  return { schema: 1, remotes: settled.remotes, ...(all.length > 0 ? { left: all } : {}), ...(shown && { preview: shown }) };
}

function readRemote(value: unknown, tell: (reason: string) => void): RegistryRemote {
  const source = record(value, 'remote');
  const remote: RegistryRemote = {
    ...head(source, 'remote'), ...readParts(source, tell),
  };
  if (source['canary'] === undefined) return remote;
  try {
    const said = record(source['canary'], 'canary');
    const parts = said['manifest'] === undefined ? undefined : readParts(record(said['manifest'], 'canary.manifest'), tell);
    return { ...remote, canary: { ...canary(said, 'canary'), ...(parts && { manifest: parts }) } };
  } catch (error) {
    tell(messageOf(error));
    return remote;
  }
}

function readParts(source: Record<string, unknown>, tell: (reason: string) => void): ManifestParts {
  const drawn = <T>(reader: Reader<T>): Reader<T> => (entry, at) => reader(withKnownIcon(entry, at, tell), at);
  const [said] = source['owner'] === undefined ? [] : readAll([source['owner']], 'owner', owner, tell);
  return {
    pages: readAll(source['pages'], 'pages', page, tell),
    slots: readAll(source['slots'], 'slots', slot, tell),
    menu: readAll(source['menu'], 'menu', drawn(menuEntry), tell),
    ...(source['palette'] !== undefined && { palette: readAll(source['palette'], 'palette', paletteEntry, tell) }),
    ...(source['openers'] !== undefined && { openers: readAll(source['openers'], 'openers', opener, tell) }),
    ...(source['tools'] !== undefined && { tools: readAll(source['tools'], 'tools', drawn(tool), tell) }),
    ...(source['keys'] !== undefined && { keys: readAll(source['keys'], 'keys', keys, tell) }),
    ...(said && { owner: said }),
  };
}

/** The entries of a list that can be read; the others are told. Throws when it is no list. */
function readAll<T>(value: unknown, at: string, reader: Reader<T>, tell: (reason: string) => void): T[] {
  return array<T[]>((entry, place) => {
    try {
      return [reader(entry, place)];
    } catch (error) {
      tell(messageOf(error));
      return [];
    }
  })(value, at).flatMap((one) => one);
}

function withKnownIcon(value: unknown, at: string, tell: (reason: string) => void): unknown {
  const entry = record(value, at);
  const { icon } = entry;
  if (typeof icon !== 'string' || MENU_ICONS.some((known) => known === icon)) return entry;
  tell(`${at}.icon: ${JSON.stringify(icon.slice(0, 40))} is not known here, so a plain one is drawn`);
  return { ...entry, icon: PLAIN_ICON };
}

function whoIs(value: unknown, at: number): Pick<LeftOut, 'name' | 'version'> {
  const said = typeof value === 'object' && value !== null ? { ...value } as Record<string, unknown> : {};
  const readable = (read: Reader<string>, text: unknown, otherwise: string): string => {
    try {
      return read(text, '');
    } catch {
      return otherwise;
    }
  };
  return { name: readable(remoteName, said['name'], `number ${at + 1}`), version: readable(remoteVersion, said['version'], 'unknown') };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
