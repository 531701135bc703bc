import type { Drafts } from '@heartwood/contract';
import { createEvent, createStore } from 'effector';

const KEY = 'setting:unread-first';
const chosen = createEvent<boolean>();

/** Whether the lists of the page show what is unread first. */
export const $isUnreadFirst = createStore(false).on(chosen, (_, isFirst) => isFirst);

export function loadUnreadFirst(drafts: Drafts): void {
  chosen(drafts.get(KEY) === 'yes');
}

export function setUnreadFirst(drafts: Drafts, isFirst: boolean): void {
  drafts.set(KEY, isFirst ? 'yes' : null);
  chosen(isFirst);
}
