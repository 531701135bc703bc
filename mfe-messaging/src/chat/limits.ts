import { LIMITS } from '@heartwood/contract/domain';

// Business constants of messaging (specification, sections 4 and 9), in one place.

/** Messages a page. */
export const PAGE_SIZE = 15;
export const MOST_QUICK_CHATS = 4;
/** A message that could not be sent for so long reads "Not sent". */
export const GIVE_UP_AFTER = 10 * 60_000;
/** How long the toast of a new message stays. */
export const ALERT_TIME = 10_000;
/** How long Undo is offered. */
export const UNDO_TIME = 8000;
/** How long bringing a message back is offered again while there is no room for its files; the server keeps it for longer. */
export const ROOM_TIME = 60_000;
/** Typing is told again this often, and forgotten after that long. */
export const TYPING_EVERY = 3000;
export const TYPING_FADES = 5000;
/** Messages of one person within this time stand together. */
export const GROUP_WITHIN = 5 * 60_000;
/** What the server takes in one message. */
export const MOST_CHARACTERS = LIMITS.message.max;
export const MOST_FILES = 10;
export const MOST_MENTIONS = 50;
/** Participants shown at first, and then. */
export const FIRST_PARTICIPANTS = 50;
/** A draft is kept for one's other devices once the typing pauses. */
export const DRAFT_PAUSE = 700;
