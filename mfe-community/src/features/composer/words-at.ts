import { mentionQuery } from '@heartwood/shared-ui/mentions';
import { stillNamed, type Named } from './post-draft';

/** What is being typed after a sign at the caret. */
export interface WordQuery { sign: '@' | '#'; from: number; query: string }

const TAG = /(?:^|[\s(])#([\p{L}\p{M}\p{N}-]*)$/u;

export function queryAt(text: string, caret: number): WordQuery | null {
  const tag = TAG.exec(text.slice(0, caret))?.[1];
  if (tag !== undefined) return { sign: '#', from: caret - tag.length - 1, query: tag };
  const mention = mentionQuery(text, caret);
  return mention && { sign: '@', ...mention };
}

/** The chosen word in place of what was typed, with a blank after it. */
export function withWord(text: string, { from, query }: Pick<WordQuery, 'from' | 'query'>, word: string): { text: string; caret: number } {
  const written = `${word} `;
  const after = text.slice(from + 1 + query.length).replace(/^ /, '');
  return { text: text.slice(0, from) + written + after, caret: from + written.length };
}

/** A text in pieces: those that name somebody are marked. */
export function markedPieces(text: string, named: readonly Named[]): { words: string; isMarked: boolean }[] {
  const names = stillNamed(text, named).map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length);
  if (names.length === 0) return [{ words: text, isMarked: false }];
  const pattern = new RegExp(`(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  return text.split(pattern).map((words, index) => ({ words, isMarked: index % 2 === 1 })).filter(({ words }) => words !== '');
}
