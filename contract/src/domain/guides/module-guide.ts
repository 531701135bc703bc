import type { AreaKey, MODULES } from '../modules';

/** The companies whose answers can be compared with one's own: they are the same three in every module, with the same figures. */
export const EXAMPLE_KINDS = [
  { value: 'product', label: 'Crate pool' },
  { value: 'software', label: 'Software' },
  { value: 'local', label: 'Bakery' },
] as const;

/** A physical product with its logistics; a software company; a local shop. */
export type ExampleKind = (typeof EXAMPLE_KINDS)[number]['value'];

/** What a module asks, and how to answer it. */
export interface ModuleGuide {
  question: string;
  /** A fair guess of the time it takes. */
  minutes: number;
  /** What a good answer says, how to find out, and the common mistake. */
  guidance: string;
  /** How other companies answered, in their own words and without quotation marks. */
  examples: Readonly<Record<ExampleKind, string>>;
}

/** A guide for each module of an area. */
export type AreaGuides<Area extends AreaKey> = Readonly<Record<Extract<(typeof MODULES)[number], { area: Area }>['key'], ModuleGuide>>;
