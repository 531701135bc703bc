/** Lists inside one statement's answer: they cost what they weigh, not a query each. */
export const few = { field: 1, multiplier: 2 } as const;
export const pageful = { field: 1, multiplier: 15 } as const;
