import type { MetricBlock, TextBlock, TextRole, Tone } from './deck';
import { SLIDE } from './deck';

/** How high type of 100 % is, in slide units. */
export const FULL_TYPE = 32;

/** Of a text that says no size of its own, in percent of `FULL_TYPE`. */
export const ROLE_SIZES: Record<TextRole, number> = { title: 175, kicker: 70, body: 84, caption: 60 };
export const ROLE_LINES: Record<TextRole, number> = { title: 1.2, kicker: 1.3, body: 1.45, caption: 1.4 };

/** Of a text that says no tone of its own. */
export const ROLE_TONES: Record<TextRole, Tone> = { title: 'text', kicker: 'accent', body: 'text', caption: 'muted' };

/** The tone of words on a ground of another, or of none; `themes.test.ts` holds that they can be read. */
export const inkOn = (fill: Tone | undefined): Tone => (
  fill === 'text' || fill === 'muted' || fill === 'accent' || fill === 'second' ? 'ground' : 'text');

/** Slide units. */
export const typeSize = ({ role, size }: Pick<TextBlock, 'role' | 'size'>): number => ((size ?? ROLE_SIZES[role]) * FULL_TYPE) / 100;

/** Where the foot of a slide stands: what it is called at the left, its number at the right, the sources above both. Slide units. */
export const FOOT = { x: 102, y: SLIDE.height - 58, height: 30, size: 15.5, sourceY: SLIDE.height - 88 } as const;

/** A glyph's width against its height, in the bold of figures. */
const GLYPH = 0.64;

export interface MetricShape {
  /** Label beside the figure where the block is wide and its words are short; else below it. */
  isRow: boolean;
  /** Of the label's column, where it has one. */
  labelWidth: number;
  valueSize: number;
  labelSize: number;
  noteSize: number;
}

/** How large the parts of a figure are, so that they fit its block. Slide units. */
export function metricShape(
  { value, label, note, width, height }: Pick<MetricBlock, 'value' | 'label' | 'note' | 'width' | 'height'>,
): MetricShape {
  const isRow = label !== '' && label.length <= 6 && width > height * 2.4;
  const labelWidth = isRow ? 90 : 0;
  const lines = isRow ? (note === '' ? 0 : 1) : Number(label !== '') + Number(note !== '');
  const valueSize = Math.max(
    20, Math.min(height * (lines === 0 ? 0.8 : lines === 1 ? 0.55 : 0.46), (width - labelWidth) / (GLYPH * Math.max(value.length, 1)), 150),
  );
  return {
    isRow, labelWidth, valueSize, labelSize: isRow ? 20 : Math.max(18, Math.min(43, valueSize * 0.32)),
    noteSize: Math.max(18, Math.min(26, valueSize * 0.38)),
  };
}
