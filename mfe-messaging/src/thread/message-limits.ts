import { MOST_CHARACTERS, MOST_FILES, MOST_MENTIONS } from '../chat/limits';

/** Characters left at which the count begins to show. */
const COUNT_FROM = 500;

export interface Writing { body: string; files: number; mentions: number }

/** What the server would refuse, in its own sentence; null when the message may go. */
export function whyTooMuch({ body, files, mentions }: Writing): string | null {
  if (body.length > MOST_CHARACTERS) return `A message can have at most ${MOST_CHARACTERS.toLocaleString('en-US')} characters.`;
  if (files > MOST_FILES) return `A message can have at most ${MOST_FILES} files.`;
  if (mentions > MOST_MENTIONS) return `A message can mention at most ${MOST_MENTIONS} people.`;
  return null;
}

/** How many characters are left, below nought how many are too many; null while there is plenty of room. */
export function charactersLeft(body: string): number | null {
  const left = MOST_CHARACTERS - body.length;
  return left > COUNT_FROM ? null : left;
}
