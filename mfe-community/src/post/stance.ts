import type { Stance } from '../generated/graphql';

/** What an answer says of the assumption, in words. */
export const STANCE_WORDS: Record<Stance, string> = { CONFIRMS: 'Confirms', UNSURE: 'Not sure', CONTRADICTS: 'Contradicts' };
