import { createEvent, createStore } from 'effector';
import type { SlotParams } from '@heartwood/contract';

export const openSlot = createEvent<{ name: string; params: SlotParams }>();
export const closeSlot = createEvent<string>();

/** Slots that were opened by name (drawers and the like), in the order of opening. */
export const $openSlots = createStore<readonly { name: string; params: SlotParams }[]>([])
  .on(openSlot, (open, next) => [...open.filter(({ name }) => name !== next.name), next])
  .on(closeSlot, (open, name) => open.filter((slot) => slot.name !== name));
