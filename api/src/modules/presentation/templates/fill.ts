import { DECK_VERSION, type Binding, type Block, type PlanFact, type Slide } from '@heartwood/contract/deck';
import type { FilledTemplate } from '../presentation-types';
import type { Box, Part, Template, TemplateSlide, Words } from './parts';

type Facts = ReadonlyMap<string, PlanFact>;

/** A template with the words of a plan, where it has them. */
export function fillTemplate(
  { id, type, name, description, footer, slides }: Template, facts: readonly PlanFact[], now: Date,
): Omit<FilledTemplate, 'image'> {
  const byPath = new Map(facts.map((fact) => [fact.path, fact]));
  const takenAt = now.toISOString();
  return {
    id, type, name, description,
    slides: slides.map((slide) => ({ name: slide.name, isFilled: slide.needs.every((path) => byPath.has(path)) })),
    data: {
      version: DECK_VERSION,
      settings: {
        showsSource: true, showsNumber: slides.length > 1, footer: footer ? byPath.get('company.name')?.words.slice(0, 200) ?? '' : '',
      },
      slides: slides.map((slide, at) => filledSlide(slide, `${type}-${at + 1}`.padEnd(8, '-'), byPath, takenAt)),
    },
  };
}

function filledSlide({ layout, notes, parts }: TemplateSlide, id: string, facts: Facts, takenAt: string): Slide {
  return {
    id, layout, notes, rev: 1,
    blocks: parts.flatMap((part, at) => filledPart(part, `block-${String(at + 1).padStart(2, '0')}`, facts, takenAt)),
  };
}

const placed = (id: string, [x, y, width, height]: Box, bindings: Binding[] = []) => ({ id, x, y, width, height, rev: 1, bindings });

export const bindingTo = ({ path, words, digest }: PlanFact, takenAt: string): Binding => ({
  path, mode: 'FOLLOW', words, digest, takenAt,
});

/** The words with their facts in place, and what they are bound to. */
function spelled({ with: given, else: otherwise }: Words, facts: Facts, takenAt: string): { text: string; bindings: Binding[] } {
  const paths = [...given.matchAll(/\{([\w.]+)\}/g)].map(([, path = '']) => path);
  const known = paths.flatMap((path) => facts.get(path) ?? []);
  if (known.length < paths.length)
    return { text: otherwise.replaceAll(/\{[\w.]+\}/g, (each) => facts.get(each.slice(1, -1))?.words ?? ''), bindings: [] };
  return {
    text: given.replaceAll(/\{([\w.]+)\}/g, (_, path: string) => facts.get(path)?.words ?? ''),
    bindings: known.map((fact) => bindingTo(fact, takenAt)),
  };
}

function filledPart(part: Part, id: string, facts: Facts, takenAt: string): Block[] {
  const prompt = (text: string): Block[] => [textBlock(placed(id, part.box), { role: 'body', text, tone: 'muted' })];
  switch (part.kind) {
    case 'shape': return [{ ...placed(id, part.box), kind: 'shape', ...part.block }];
    case 'text': {
      const { text, bindings } = spelled(part.words, facts, takenAt);
      const { role, tone, align } = part;
      const size = part.size ?? sizeOf(text, part.box);
      return [
        textBlock(placed(id, part.box, bindings), { role, text, ...(tone && { tone }), ...(align && { align }), ...(size && { size }) }),
      ];
    }
    case 'metric': {
      const fact = facts.get(part.path);
      if (!fact) return [];
      const note = spelled(part.note, facts, takenAt);
      const bindings = [bindingTo(fact, takenAt), ...note.bindings];
      return [{
        ...placed(id, part.box, bindings), kind: 'metric', value: fact.words.slice(0, 60), label: part.label, note: note.text.slice(0, 300),
        ...(part.tone && { tone: part.tone }),
      }];
    }
    case 'content': {
      const fact = facts.get(part.path);
      if (!fact?.content) return prompt(part.else);
      return [{ ...placed(id, part.box, [bindingTo(fact, takenAt)]), kind: part.block, ...fact.content } as Block];
    }
  }
}

type TextOf = Pick<Extract<Block, { kind: 'text' }>, 'role' | 'tone' | 'align' | 'size'> & { text: string };

const textBlock = (base: ReturnType<typeof placed>, { text, ...block }: TextOf): Block => (
  { ...base, kind: 'text', value: [{ type: 'paragraph', children: [{ text }] }], ...block } as Block
);

/** Long words are set smaller, so that they stay on their slide; undefined where they fit as they are. */
function sizeOf(text: string, [, , width, height]: Box): number | undefined {
  const fits = (size: number) => Math.ceil((text.length * 0.52 * 32 * size) / 100 / width) * 1.4 * 32 * size / 100 <= height;
  return text.length < 200 ? undefined : [100, 88, 75, 66].find(fits) ?? 56;
}
