import { contrast, mixed, type DeckTheme } from '@heartwood/contract/deck';
import type { OwnTheme } from './presentation-types';

/** The colour, shifted towards black or white until it can be read on both grounds. */
function readable(colour: string, grounds: readonly string[], end: string, least: number): string {
  for (let share = 0; share <= 1; share += 0.05) {
    const shifted = mixed(colour, end, share);
    if (grounds.every((ground) => contrast(shifted, ground) >= least)) return shifted;
  }
  return end;
}

/** A look of two colours: text of every tone reaches 4.5:1 on its ground, marks 3:1, whatever was chosen. */
export function companyLook({ ground: chosen, accent, font }: OwnTheme): DeckTheme {
  const end = contrast(chosen, '#ffffff') >= contrast(chosen, '#000000') ? '#ffffff' : '#000000';
  const isDark = end === '#ffffff';
  // In the middle neither black nor white can be read on a softer shade too.
  const ground = readable(chosen, [end], isDark ? '#000000' : '#ffffff', 8);
  const soft = mixed(ground, end, 0.09);
  const tone = (colour: string, least = 4.5) => readable(colour, [ground, soft], end, least);
  const second = tone(mixed(accent, isDark ? '#7fd1ae' : '#0f5a45', 0.7));
  return {
    slug: 'company', name: 'Your company', type: isDark ? 'dark' : 'light', font,
    colours: {
      ground, soft, text: tone(mixed(ground, end, 0.93)), muted: tone(mixed(ground, end, 0.62)), accent: tone(accent), second,
      line: readable(mixed(ground, end, 0.35), [ground], end, 3),
    },
    series: [
      tone(accent, 3), second, tone(mixed(accent, isDark ? '#f1d38a' : '#8a6d00', 0.7), 3),
      tone(mixed(accent, isDark ? '#8fb8ff' : '#2b4a8f', 0.7), 3),
    ],
  };
}
