import { createEvent, createStore } from 'effector';

export interface Unread { messages: number; mentions: number }

export const unreadTold = createEvent<Unread>();

/** Unread messages of the person, as the messaging remote tells. */
export const $unread = createStore<Unread>({ messages: 0, mentions: 0 }).on(unreadTold, (_, unread) => unread);
