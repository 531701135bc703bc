import { createEvent } from 'effector';
import type { SlotParams } from '@heartwood/contract';

export interface SlotMount {
  id: number;
  name: string;
  element: HTMLElement;
  params: SlotParams;
}

/** A remote asked for another remote's slot inside its own element, and took it away again. */
export const slotMountWanted = createEvent<SlotMount>();
export const slotUnmountWanted = createEvent<number>();

let lastId = 0;

/** `shell.slots.mount` of the contract. */
export function wantSlot(name: string, element: HTMLElement, params: SlotParams = {}): () => void {
  lastId += 1;
  const id = lastId;
  slotMountWanted({ id, name, element, params });
  return () => slotUnmountWanted(id);
}
