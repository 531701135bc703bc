const DAYS = 30;

/** Until when the owner of a deleted company may have it back. */
export const keptUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + DAYS * 24 * 3_600_000);
