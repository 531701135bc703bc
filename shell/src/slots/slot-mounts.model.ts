import { createEvent } from 'effector';
import type { MountedSlot, SlotParams } from '@heartwood/contract';

export interface SlotMount {
  id: number;
  name: string;
  element: HTMLElement;
  params: SlotParams;
}

/** A remote asked for another remote's slot inside its own element, changed what it is told, and took it away again. */
export const slotMountWanted = createEvent<SlotMount>();
export const slotUpdateWanted = createEvent<{ id: number; params: SlotParams }>();
export const slotUnmountWanted = createEvent<number>();

let lastId = 0;

/** `shell.slots.mount` of the contract. */
export function wantSlot(name: string, element: HTMLElement, params: SlotParams = {}): MountedSlot {
  lastId += 1;
  const id = lastId;
  slotMountWanted({ id, name, element, params });
  return Object.assign(() => slotUnmountWanted(id), { update: (next: SlotParams) => slotUpdateWanted({ id, params: next }) });
}
