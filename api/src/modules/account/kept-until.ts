import { daysFrom } from '../../text/days';

const DAYS = 30;

/** Until when the owner of a deleted company may have it back. */
export const keptUntil = (deletedAt: Date): Date => daysFrom(deletedAt, DAYS);
