import { FRAMEWORK } from '../../module/places';

/** The address of a note, for whoever it is open to. */
export const noteAddress = (id: string): string => `${window.location.origin}${FRAMEWORK}?note=${id}`;

/** What is made of words of a note elsewhere: they, with the way back. */
export interface Excerpt { words: string; source: string }

export const excerptOf = (words: string, note: { id: string; title: string }): Excerpt => (
  { words, source: `From the note “${note.title}”: ${noteAddress(note.id)}` }
);

/** Words and where they are from, in a text of this length at most: it is the words that give way. */
export function withSource({ words, source }: Excerpt, max: number): string {
  const room = max - source.length - 2;
  const cut = words.length > room ? `${words.slice(0, Math.max(0, room - 1))}…` : words;
  return `${cut}\n\n${source}`;
}

/** A line that names it: the beginning of the words. */
export function titleOf({ words }: Excerpt, max: number): string {
  const line = words.split('\n').map((each) => each.trim()).find((each) => each !== '') ?? '';
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
}
