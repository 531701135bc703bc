import { contrast } from './contrast';
import { TONES } from './deck';
import { DECK_THEMES } from './themes';
import { inkOn } from './type-sizes';

describe('a theme', () => {
  it('is one of eight, each with a name of its own', () => {
    expect(DECK_THEMES).toHaveLength(8);
    expect(new Set(DECK_THEMES.map(({ slug }) => slug)).size).toBe(8);
  });

  it.each(DECK_THEMES.map((theme) => [theme.name, theme] as const))('%s can be read: text at 4.5:1 on both of its grounds, marks at 3:1', (
    _name, { colours, series },
  ) => {
    const { ground, soft } = colours;
    for (const tone of ['text', 'muted', 'accent', 'second'] as const) {
      expect([tone, [ground, soft].filter((under) => contrast(colours[tone], under) < 4.5)]).toEqual([tone, []]);
    }
    for (const mark of series) expect([mark, contrast(mark, ground) >= 3]).toEqual([mark, true]);
  });

  it.each(DECK_THEMES.map((theme) => [theme.name, theme] as const))('%s has ink that can be read on each of its fills', (
    _name, { colours },
  ) => {
    const fills = TONES.filter((tone) => tone !== 'line');
    expect(fills.filter((tone) => contrast(colours[inkOn(tone)], colours[tone]) < 4.5)).toEqual([]);
  });

  it('knows black and white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  });
});
