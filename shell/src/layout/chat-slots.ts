/** Slots of messaging that the layout itself hosts. */
export const CHAT_DRAWER = 'chat-drawer@1';
export const QUICK_CHATS = 'quick-chats@1';
