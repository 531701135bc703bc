import type {
  ManifestKeys, ManifestMenuChild, ManifestMenuEntry, ManifestOpener, ManifestOwner, ManifestPage, ManifestPaletteEntry, ManifestSlot,
  ManifestSetting, ManifestTool, ManifestTourTarget, MenuIcon, RemoteManifest,
} from './remote';
import { array, bool, fail, fields, integer, oneOf, optional, text, type Reader } from './parse-reader';

export const MENU_ICONS: readonly MenuIcon[] = [
  'layers', 'timeline', 'presentation', 'overview', 'explore', 'events', 'messaging', 'affiliate', 'chat', 'notes', 'bell', 'mine',
];

export const remoteName = text(/^[a-z][a-z0-9-]{0,40}$/, 'a remote name');
export const contractVersion = text(/^\d+\.\d+$/, 'major.minor');
const slotName = text(/^[a-z][a-z0-9-]*@\d+$/, 'name@major');
const productPath = text(/^\/[A-Za-z0-9\-_/]*$/, 'a path of the product');
const productAddress = text(/^\/[A-Za-z0-9\-_/]*(?:\?[A-Za-z0-9\-_=&{}]*)?$/, 'a path of the product with its query');
const label = text(/^.{1,80}$/, 'a label');
const letter = text(/^[a-z]$/, 'a small letter');
const badgeKey = text(/^[a-z][a-z0-9-]{0,40}$/, 'the key of a count');
const order = integer(-1000, 1000);

const area = oneOf(['business', 'community'] as const);

export const page: Reader<ManifestPage> = fields<ManifestPage>({
  path: productPath,
  title: label,
  layout: optional(fields<NonNullable<ManifestPage['layout']>>({ rail: optional(bool), bar: optional(bool) })),
  access: optional(oneOf(['public'] as const)),
  area: optional(area),
});

export const slot: Reader<ManifestSlot> = fields<ManifestSlot>({
  name: slotName,
  place: optional(oneOf(['business-menu', 'community-menu', 'foot'] as const)),
  beside: optional(integer(1, 640)),
});

const menuChild: Reader<ManifestMenuChild> = fields<ManifestMenuChild>({
  label, path: productPath, growthArea: optional(label), badge: optional(badgeKey),
});

export const menuEntry: Reader<ManifestMenuEntry> = fields<ManifestMenuEntry>({
  id: label,
  label,
  icon: oneOf(MENU_ICONS),
  path: productPath,
  area,
  order,
  children: optional(array(menuChild)),
  bottom: optional(fields<NonNullable<ManifestMenuEntry['bottom']>>({ label, order })),
  stagingOnly: optional(bool),
  badge: optional(badgeKey),
  go: optional(letter),
});

export const tool: Reader<ManifestTool> = fields<ManifestTool>({
  id: label,
  label,
  icon: oneOf(MENU_ICONS),
  slot: slotName,
  key: optional(letter),
  badge: optional(badgeKey),
  inTitle: optional(bool),
  order,
  phone: optional(bool),
});

export const keys: Reader<ManifestKeys> = fields<ManifestKeys>({
  heading: label,
  rows: array(fields<ManifestKeys['rows'][number]>({ label, keys: array(label) })),
});

const paletteFields: Reader<ManifestPaletteEntry> = fields<ManifestPaletteEntry>({
  id: label,
  label,
  path: optional(productAddress),
  slot: optional(slotName),
  section: optional(label),
  hint: optional(label),
  keywords: optional(array(label)),
});

export const paletteEntry: Reader<ManifestPaletteEntry> = (value, at) => {
  const entry = paletteFields(value, at);
  return entry.path === undefined && entry.slot === undefined ? fail(at, 'an entry that leads somewhere') : entry;
};

export const opener: Reader<ManifestOpener> = fields<ManifestOpener>({
  thing: oneOf(['conversation', 'channel', 'conversation-message', 'channel-message', 'goal'] as const),
  path: productAddress,
});

export const owner: Reader<ManifestOwner> = fields<ManifestOwner>({ squad: label, contact: text(/^[^\n]{1,120}$/, 'where the squad is reached') });

const tourTarget = (): Reader<ManifestTourTarget> => fields<ManifestTourTarget>({
  target: text(/^[A-Za-z][A-Za-z0-9]{0,40}$/, 'the name of an element'), path: productAddress,
});

const settings = (): Reader<ManifestSetting[]> => (value, at) => {
  const read = array(fields<ManifestSetting>({
    name: text(/^[a-z][A-Za-z0-9]{0,39}$/, 'the name of a setting'), type: oneOf(['text', 'number', 'boolean', 'address'] as const),
    about: text(/^[^\n]{1,200}$/, 'what it does'), required: optional(bool), otherwise: optional(plainValue),
  }))(value, at);
  const wrong = read.find(({ name, type, otherwise }, place) => (
    read.findIndex((other) => other.name === name) !== place
    || (otherwise !== undefined && typeof otherwise !== (type === 'number' || type === 'boolean' ? type : 'string'))
  ));
  if (wrong) fail(`${at}.${wrong.name}`, 'a name of its own, and of its type what counts otherwise');
  return read.length > 20 ? fail(at, 'at most 20 settings') : read;
};

const plainValue: Reader<string | number | boolean> = (value, at) => (
  (typeof value === 'string' && value.length <= 500) || typeof value === 'number' || typeof value === 'boolean'
    ? value : fail(at, 'a text, a number or a truth')
);

// Made for who publishes alone: a browser that reads the registry is without it.
const manifest = (): Reader<RemoteManifest> => fields<RemoteManifest>({
  name: remoteName,
  contract: contractVersion,
  pages: array(page),
  slots: array(slot),
  menu: array(menuEntry),
  palette: optional(array(paletteEntry)),
  openers: optional(array(opener)),
  tools: optional(array(tool)),
  keys: optional(array(keys)),
  tour: optional(array(tourTarget())),
  owner: optional(owner),
  settings: optional(settings()),
});

/** A remote's `remote.manifest.ts` before it is published, all of it strictly. Throws an `Error` that names the place. */
export function parseManifest(value: unknown): RemoteManifest {
  return manifest()(value, 'manifest');
}
