/** A person's unread notifications are counted so far; from here on it reads "99+". */
export const MOST_UNREAD = 100;
