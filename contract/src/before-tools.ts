import type { EventBus } from './shell';
import type { ManifestMenuEntry, ManifestSlot, ManifestTool, RemoteManifest } from './remote';

/** Count of the remote that told it by `messaging/unread` before there was `badge/changed`. */
const MESSAGES = 'messages';

const TOOLS: readonly ManifestTool[] = [
  { id: 'chats', label: 'Chats', icon: 'chat', slot: 'chat-drawer@1', key: 'c', badge: MESSAGES, inTitle: true, order: 20, phone: false },
];
const PLACES: Record<string, NonNullable<ManifestSlot['place']>> = { 'joined-channels@1': 'community-menu', 'quick-chats@1': 'foot' };
const ENTRIES: Record<string, Pick<ManifestMenuEntry, 'badge' | 'go'>> = {
  'growth-framework': { go: 'h' },
  messaging: { go: 'm', badge: MESSAGES },
};

/**
 * A manifest from before 1.4, together with what shells knew by themselves of the remotes of then: it says nothing of
 * tools. What it does say stays as it is.
 */
export function withToolsOfBefore<T extends RemoteManifest>(remote: T): T {
  if (remote.tools) return remote;
  const tools = TOOLS.filter(({ slot }) => remote.slots.some(({ name }) => name === slot));
  return {
    ...remote,
    slots: remote.slots.map((slot) => ({ ...placeOf(slot), ...slot })),
    menu: remote.menu.map((entry) => ({ ...ENTRIES[entry.id], ...entry })),
    ...(tools.length > 0 && { tools }),
  };
}

function placeOf({ name }: ManifestSlot): Pick<ManifestSlot, 'place'> {
  const place = PLACES[name];
  return place ? { place } : {};
}

/** Tells as `badge/changed` what remotes from before 1.4 tell in words of their own; returns the function that stops it. */
export function tellBadgesOfBefore(events: EventBus): () => void {
  return events.on('messaging/unread', ({ messages }) => events.emit('badge/changed', { key: MESSAGES, count: messages }));
}
