/** Key of the count at the bell and in the menu. */
export const UNREAD_BADGE = 'notifications';
