import { combine } from 'effector';
import type { ManifestSlot, ManifestTool } from '@heartwood/contract';
import { $offered } from './offered.model';
import { $remotes } from './registry.model';

export interface RemoteTool extends ManifestTool {
  /** The remote that brought it, for `prefetch`. */
  remote: string;
}

export interface PlacedSlot extends Required<Pick<ManifestSlot, 'name' | 'place'>> {
  remote: string;
}

/** Tools of the header, in their order; without those whose slot nobody offers. */
export const $tools = combine($remotes, $offered, (remotes, offered): RemoteTool[] =>
  remotes
    .flatMap(({ name, tools }) => (tools ?? []).map((tool) => ({ ...tool, remote: name })))
    .filter(({ slot }) => offered.has(slot))
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id)),
);

/** Slots that the layout keeps in a place of its own. */
export const $placedSlots = $remotes.map((remotes): PlacedSlot[] =>
  remotes.flatMap((remote) => remote.slots.flatMap(({ name, place }) => (place ? [{ name, place, remote: remote.name }] : []))),
);

/** What the list of shortcuts says of the pages of published remotes. */
export const $keyLists = $remotes.map((remotes) => remotes.flatMap(({ keys }) => keys ?? []));
