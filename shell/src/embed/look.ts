import { contrastOf } from '@heartwood/contract/deck';
import { LOOK_NAMES, type Look } from '../embed-element/protocol';

/** Text must stand out from its ground so much (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;
/** Where one of a pair cannot be read on the other, both keep their defaults. */
const PAIRS = [
  ['text', 'surface'], ['text-2', 'surface'], ['text-3', 'surface'], ['link', 'surface'], ['action', 'surface'],
  ['text-on-action', 'action'], ['bubble-own-text', 'bubble-own'],
] as const;
const PROPERTY: Partial<Record<keyof Look, string>> = {
  'r-1': 'border-radius', 'r-2': 'border-radius', 'r-3': 'border-radius', 'bub-r': 'border-radius', font: 'font-family',
};

/** `red, green, blue, alpha` as browsers compute a colour. */
type Rgb = readonly [number, number, number, number];

/**
 * What of a partner's look may be used: known names, values of the right kind that reach for nothing outside, and colours
 * that can be read.
 * @param colourOf the computed colour of a name: the partner's where it is given, else the default
 */
export function safeLook(
  look: Look, supports: (property: string, value: string) => boolean, colourOf: (name: keyof Look, look: Look) => Rgb | null,
): Look {
  const allowed: Look = Object.fromEntries(LOOK_NAMES.flatMap((name) => {
    const value = look[name];
    return value !== undefined && value.length < 200 && !/url|image|var|env|attr|expression/i.test(value) && supports(
      PROPERTY[name] ?? 'color', value,
    ) ? [[name, value] as const] : [];
  }));
  const isReadable = ([ink, ground]: (typeof PAIRS)[number]): boolean => {
    if (allowed[ink] === undefined && allowed[ground] === undefined) return true;
    const [one, other] = [colourOf(ink, allowed), colourOf(ground, allowed)];
    return one !== null && other !== null && contrast(one, other) >= LEAST_CONTRAST;
  };
  // A ground that falls back takes its ground from under other inks: asked again until all can be read.
  for (let pair = PAIRS.find((one) => !isReadable(one)); pair; pair = PAIRS.find((one) => !isReadable(one))) {
    for (const name of pair) delete allowed[name];
  }
  return allowed;
}

/** WCAG 2.2, contrast ratio of two opaque colours; a translucent one counts as none. */
export function contrast(one: Rgb, other: Rgb): number {
  if (one[3] < 1 || other[3] < 1) return 1;
  return contrastOf([one[0], one[1], one[2]], [other[0], other[1], other[2]]);
}

/** Paints the panel in the partner's look. */
export function applyLook(look: Look, root: HTMLElement = document.documentElement): void {
  for (const name of LOOK_NAMES) root.style.removeProperty(`--${name}`);
  const probe = document.createElement('span');
  root.append(probe);
  const colourOf = (name: keyof Look, given: Look): Rgb | null => {
    probe.style.color = given[name] ?? `var(--${name})`;
    const parts = /^rgba?\(([\d.]+),\s*([\d.]+),\s*([\d.]+)(?:,\s*([\d.]+))?\)$/.exec(getComputedStyle(probe).color);
    return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 1)] : null;
  };
  const safe = safeLook(look, (property, value) => CSS.supports(property, value), colourOf);
  probe.remove();
  for (const [name, value] of Object.entries(safe)) root.style.setProperty(`--${name}`, value);
}
