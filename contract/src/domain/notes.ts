/** How much a person's notes may hold, in numbers of things. */
export const NOTE_LIMITS = { segments: 100, notes: 1000, attachments: 20, access: 50, checkpoints: 100, tags: 20 } as const;

/** A deleted note or folder can be had back for so many days. */
export const NOTE_KEPT_DAYS = 30;
