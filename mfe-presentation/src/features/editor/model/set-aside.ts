import type { DeckOp } from '@heartwood/contract/deck';
import { isSet, WORDS } from './words';

/** Whether a later step is about the slide or block that the first would have added. */
export function isAbout(op: DeckOp, added: DeckOp): boolean {
  if (op.op === 'set-deck') return false;
  if (added.op === 'add-slide') return op.op !== 'add-slide' && op.slideId === added.slide.id;
  return added.op === 'add-block' && 'blockId' in op && op.blockId === added.block.id;
}

/** What a step would write, line by line, to be copied; empty for one that moves or removes. */
export function wordsOfStep(op: DeckOp): string {
  const parts = op.op === 'add-slide' ? [op.slide.notes, ...op.slide.blocks.map(wordsIn)]
    : op.op === 'add-block' ? [wordsIn(op.block)] : isSet(op) || op.op === 'set-deck' ? [wordsIn(op.set)] : [];
  return parts.filter((part) => part.trim() !== '').join('\n');
}

const wordsIn = (fields: object): string => (
  Object.entries(fields).filter(([key]) => WORDS.has(key) || key === 'link' || key === 'footer').flatMap(([, value]) => textsIn(value))
    .join('\n'));

/** What stands beside words and is none. */
const FORM = new Set(['type', 'address', 'day']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value))
    return isLine(value) ? [value.map(({ text }) => text).join('')].filter((text) => text.trim() !== '') : value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter(([key]) => !FORM.has(key)).flatMap(([, each]) => textsIn(each));
}

/** Leaves of one line of a rich text, whatever their marks. */
const isLine = (value: readonly unknown[]): value is { text: string }[] => (
  value.length > 0 && value.every((each) => typeof each === 'object' && each !== null && 'text' in each && !('title' in each)));
