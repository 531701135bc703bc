import { diffWords, textOfBlocks, type DiffPiece, type MergeSide } from '@heartwood/contract/text';
import type { TextPart } from './merge-text';

export type Collision = Extract<TextPart, { kind: 'collision' }>;

/** The words of one side of a collision, those apart that the other side does not have. */
export function wordsOfSide({ mine, theirs }: Collision, side: 'mine' | 'theirs'): DiffPiece[] {
  const [own, other] = side === 'mine' ? [mine, theirs] : [theirs, mine];
  return diffWords(textOfBlocks(other), textOfBlocks(own)).filter(({ kind }) => kind !== 'removed');
}

/** As much of one side as tells it from the other one. */
export function shortWords(collision: Collision, side: 'mine' | 'theirs'): string {
  const pieces = wordsOfSide(collision, side);
  const first = pieces.findIndex(({ kind }) => kind === 'added');
  const whole = textOfBlocks(collision[side]).trim();
  if (whole === '') return 'Taken out';
  if (first < 0) return whole;
  const last = pieces.findLastIndex(({ kind }) => kind === 'added');
  return pieces.slice(first, last + 1).map(({ text }) => text).join('').trim() || whole;
}

/** Which paragraph of the text is asked about: "First paragraph". */
export function placeName(parts: readonly TextPart[], index: number): string {
  let [at, seen] = [1, -1];
  for (const part of parts) {
    if (part.kind === 'settled') at += part.blocks.length;
    else {
      seen += 1;
      if (seen === index) break;
      at += 1;
    }
  }
  return at <= ORDINALS.length ? `${ORDINALS[at - 1] ?? ''} paragraph` : `Paragraph ${at}`;
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** Whose text it is as a whole, where it is one of the two. */
export function wholeSide(sides: readonly MergeSide[]): MergeSide | null {
  const [first] = sides;
  return first !== undefined && sides.every((side) => side === first) ? first : null;
}

/** "Priya’s", for what "Priya Raman" wrote. */
export function possessive(name: string | null): string {
  const first = name?.trim().split(/\s+/)[0];
  return first ? `${first}’s` : 'Theirs';
}
