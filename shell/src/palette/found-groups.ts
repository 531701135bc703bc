import type { ManifestOpener, ManifestPaletteEntry } from '@heartwood/contract';
import { fullName, moduleOf, personName } from '@heartwood/contract/domain';
import { ChartGanttIcon, FileTextIcon, HashIcon, MessageCircleIcon, MessageSquareIcon, UserIcon } from '@heartwood/shared-ui';
import type { PaletteGroup, PaletteItem } from '@heartwood/shared-ui/palette';
import type { FindQuery } from '../generated/graphql';
import { openPath } from './open-path';

export type Found = FindQuery['find'][number];

/** Who leads where, by the manifests. */
export interface Leads {
  lines: readonly ManifestPaletteEntry[];
  openers: readonly ManifestOpener[];
  /** People who stand in the palette anyway. */
  known: ReadonlySet<string>;
  go(path: string): void;
}

const KINDS: readonly { kind: Found['kind']; label: string; itemOf(found: Found, leads: Leads): PaletteItem | null }[] = [
  {
    kind: 'PERSON', label: 'People',
    itemOf: (found, leads) => (leads.known.has(found.id) ? null : toChat(found, leads, { thing: 'conversation', icon: UserIcon })),
  },
  { kind: 'CHANNEL', label: 'Channels', itemOf: (found, leads) => toChat(found, leads, { thing: 'channel', icon: HashIcon }) },
  { kind: 'GOAL', label: 'Goals', itemOf: toGoal },
  { kind: 'MODULE', label: 'In your modules', itemOf: (found, leads) => toModule(found, leads, { icon: FileTextIcon, who: '' }) },
  {
    kind: 'COMMENT', label: 'Comments',
    itemOf: (found, leads) => (
      toModule(found, leads, { icon: MessageSquareIcon, who: found.person ? fullName(found.person) : 'Somebody who has left' })
    ),
  },
  {
    kind: 'MESSAGE', label: 'Messages',
    itemOf: (found, leads) => (
      toChat(found, leads, { thing: found.name === '' ? 'conversation-message' : 'channel-message', icon: MessageCircleIcon })
    ),
  },
];

/** What the server found, under its headings; what leads nowhere, because nothing that opens it is published, is left away. */
export function foundGroups(found: readonly Found[], leads: Leads): PaletteGroup[] {
  return KINDS.map(({ kind, label, itemOf }) => ({
    key: `found-${kind}`, label,
    items: found.filter((one) => one.kind === kind).flatMap((one) => itemOf(one, leads) ?? []),
  }));
}

/** A line of the module itself, whose place the manifest of the growth framework names. */
function toModule(
  { id, moduleKey, excerpt }: Found, { lines, go }: Leads, { icon, who }: { icon: PaletteItem['icon']; who: string },
): PaletteItem | null {
  const path = moduleKey ? lines.find((line) => line.id === `module:${moduleKey}`)?.path : undefined;
  if (path === undefined || !moduleKey) return null;
  return {
    key: id, label: moduleOf(moduleKey).label, detail: excerpt, ...(icon && { icon }), ...(who !== '' && { hint: who }),
    onSelect: () => go(path),
  };
}

function toGoal({ id, name, excerpt }: Found, { openers, go }: Leads): PaletteItem | null {
  const path = openPath(openers, 'goal', { id, name });
  return path === null
    ? null
    : { key: id, label: name, icon: ChartGanttIcon, ...(excerpt !== '' && { detail: excerpt }), onSelect: () => go(path) };
}

interface Chat { thing: 'conversation' | 'channel' | 'conversation-message' | 'channel-message'; icon: PaletteItem['icon'] }

function toChat({ id, name, excerpt, channelId, person }: Found, { openers, go }: Leads, { thing, icon }: Chat): PaletteItem | null {
  const isPersonal = thing.startsWith('conversation');
  const label = isPersonal ? personName(person) : name;
  const target = isPersonal ? person?.id : channelId;
  const path = target ? openPath(openers, thing, { id: target, name: label, message: id }) : null;
  if (path === null) return null;
  const author = thing === 'channel-message' && person ? { hint: fullName(person) } : {};
  return { key: id, label, ...(icon && { icon }), ...(excerpt !== '' && { detail: excerpt }), ...author, onSelect: () => go(path) };
}
