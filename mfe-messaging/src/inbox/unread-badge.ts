/** Key of the count of unread messages, at the tool and in the menus. */
export const UNREAD_BADGE = 'messages';
