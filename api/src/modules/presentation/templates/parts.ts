import type { Block, BlockKind, DeckType, SlideLayout, TextRole, Tone } from '@heartwood/contract/deck';

/** Left, top, width and height, in units of a slide. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Words with facts in them: "Our market is worth {sam.value} a year"; where one is missing, the others stand there. */
export interface Words { with: string; else: string }

export type Part =
  | { kind: 'text'; role: TextRole; box: Box; words: Words; tone?: Tone; size?: number; align?: 'left' | 'center' | 'right' }
  | { kind: 'metric'; box: Box; path: string; label: string; note: Words; tone?: Tone }
  | { kind: 'content'; block: BlockKind; box: Box; path: string; else: string }
  | {
    kind: 'shape'; box: Box;
    block: Omit<Extract<Block, { kind: 'shape' }>, 'id' | 'x' | 'y' | 'width' | 'height' | 'rev' | 'bindings' | 'kind'>;
  };

export interface TemplateSlide {
  /** What it tells of. */
  name: string;
  layout: SlideLayout;
  /** Facts without which it stays empty. */
  needs: readonly string[];
  notes: string;
  parts: readonly Part[];
}

export interface Template {
  id: string; type: DeckType; name: string; description: string; footer: boolean; slides: readonly TemplateSlide[];
}

const [LEFT, WIDE] = [96, 1408];
const same = (words: string): Words => ({ with: words, else: words });
const words = (given: string | Words): Words => (typeof given === 'string' ? same(given) : given);

export const kicker = (text: string): Part => ({
  kind: 'text', role: 'kicker', box: [LEFT, 84, WIDE, 44], words: same(text), tone: 'accent',
});
export const title = (given: string | Words, box: Box = [LEFT, 140, WIDE, 150]): Part => ({
  kind: 'text', role: 'title', box, words: words(given),
});
export const body = (box: Box, given: string | Words, more: { tone?: Tone; size?: number } = {}): Part => ({
  kind: 'text', role: 'body', box, words: words(given), ...more,
});
export const caption = (box: Box, given: string | Words): Part => ({
  kind: 'text', role: 'caption', box, words: words(given), tone: 'muted',
});
export const metric = (box: Box, path: string, label: string, note: string | Words = '', tone?: Tone): Part => (
  { kind: 'metric', box, path, label, note: words(note), ...(tone && { tone }) }
);
export const content = (box: Box, block: BlockKind, path: string, prompt: string): Part => ({
  kind: 'content', block, box, path, else: prompt,
});
export const band = (box: Box, fill: Tone): Part => ({ kind: 'shape', box, block: { shape: 'rounded', fill } });
export const rule = (y: number): Part => ({ kind: 'shape', box: [LEFT, y, 180, 8], block: { shape: 'rectangle', fill: 'accent' } });

/** The words of one fact, or what to write there. */
export const said = (path: string, prompt: string): Words => ({ with: `{${path}}`, else: prompt });

/** The whole breadth below a title. */
export const MAIN: Box = [LEFT, 330, WIDE, 460];
export const HALF: Box = [LEFT, 330, 660, 460];

/** A slide of one text of the plan, with its own line above it. */
export function textSlide(name: string, headline: string | Words, path: string, prompt: string, notes: string): TemplateSlide {
  return {
    name, layout: 'head', needs: [path], notes,
    parts: [kicker(name), title(headline), rule(312), body([LEFT, 356, 1240, 440], said(path, prompt))],
  };
}

/** A slide of one thing that the plan has in rows. */
export function contentSlide(
  name: string, headline: string | Words, { block, path, prompt, notes }: { block: BlockKind; path: string; prompt: string; notes: string },
): TemplateSlide {
  return { name, layout: 'head', needs: [path], notes, parts: [kicker(name), title(headline), content(MAIN, block, path, prompt)] };
}
