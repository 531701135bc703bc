/** How far back a module that is late is told of, and how far ahead the next days are known, in days. */
export const DUE_DAYS = { before: 330, ahead: 60 } as const;
