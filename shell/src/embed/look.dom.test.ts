import { contrast, safeLook } from './look';

const BLACK = [0, 0, 0, 1] as const;
const WHITE = [255, 255, 255, 1] as const;
const colours: Record<string, readonly [number, number, number, number]> = {
  black: BLACK, white: WHITE, grey: [200, 200, 200, 1], glass: [0, 0, 0, 0.4],
};
const defaults: Record<string, string> = {
  surface: 'white', text: 'black', 'text-2': 'black', 'text-3': 'black', link: 'black', action: 'black', 'text-on-action': 'white',
};
const safe = (look: Parameters<typeof safeLook>[0]) => safeLook(
  look, (property, value) => property !== 'color' || value in colours,
  (name, given) => colours[given[name] ?? defaults[name] ?? ''] ?? null,
);

it('measures contrast as WCAG does', () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21);
  expect(contrast(WHITE, BLACK)).toBeCloseTo(21);
  expect(contrast([119, 119, 119, 1], WHITE)).toBeCloseTo(4.48, 2);
  expect(contrast([0, 0, 0, 0.4], WHITE)).toBe(1);
});

it('takes what is known and of the right kind', () => {
  expect(safe({ action: 'black', 'bub-r': '3px', font: 'Georgia' })).toEqual({ action: 'black', 'bub-r': '3px', font: 'Georgia' });
  expect(safe({ action: 'nonsense' })).toEqual({});
  expect(safe({ font: 'url(https://elsewhere.example)' })).toEqual({});
  expect(safe({ ...({ danger: 'black' } as object), 'r-1': '0' })).toEqual({ 'r-1': '0' });
});

it('leaves both of a pair at their defaults when one cannot be read on the other', () => {
  expect(safe({ action: 'grey', 'text-on-action': 'black' })).toEqual({});
  expect(safe({ text: 'grey' })).toEqual({});
  const night = {
    surface: 'black', text: 'white', 'text-2': 'white', 'text-3': 'white', link: 'white', action: 'white', 'text-on-action': 'black',
  };
  expect(safe(night)).toEqual(night);
  expect(safe({ action: 'glass' })).toEqual({});
  // The black ground falls with the black ink, and with it what could be read on it alone.
  expect(safe({ ...night, 'text-2': 'black' })).toEqual({});
});
