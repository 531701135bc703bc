import type { RegistryRemote } from '@heartwood/contract';

/** Slots of messaging that the layout itself hosts. */
export const CHAT_DRAWER = 'chat-drawer@1';
export const QUICK_CHATS = 'quick-chats@1';
export const JOINED_CHANNELS = 'joined-channels@1';

/** Whether a published remote offers a slot. */
export function isOffered(remotes: readonly Pick<RegistryRemote, 'slots'>[], slot: string): boolean {
  return remotes.some(({ slots }) => slots.some(({ name }) => name === slot));
}
