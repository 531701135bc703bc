import { FACE_COLOURS } from '../people/initials';
import { tokenRules } from './token-rules';

type Tokens = Record<string, string>;

function text(rules: unknown): string {
  return Array.isArray(rules) ? rules.map(text).join('') : String(rules);
}
function tokensOf(selector: string): Tokens {
  const css = text(tokenRules);
  const start = css.indexOf(selector);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
}
const light = tokensOf(':root');
const dark = { ...light, ...tokensOf("[data-theme='dark']") };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const words: [string, string][] = [
  ...['--text', '--text-2', '--text-3'].flatMap((ink): [string, string][] =>
    ['--canvas', '--surface', '--surface-sunken', '--surface-hover', '--surface-raised'].map((ground) => [ink, ground]),
  ),
  ['--text', '--surface-selected'], ['--text-2', '--surface-selected'], ['--link', '--surface'], ['--link', '--surface-hover'],
  ['--text-on-action', '--action'], ['--text-on-action', '--action-hover'], ['--surface', '--danger'],
  ['--plate-text', '--plate'], ['--plate-muted', '--plate'], ['--plate', '--plate-text'], ['--plate-text', '--plate-2'],
  ['--accent-strong', '--accent-soft'], ['--text-2', '--accent-soft'], ['--surface', '--text'],
  ...Array.from({ length: FACE_COLOURS }, (_, at): [string, string] => [`--face-${at + 1}-text`, `--face-${at + 1}`]),
  ...['success', 'warning', 'danger', 'info'].flatMap((tone): [string, string][] => [
    [`--${tone}-text`, `--${tone}-soft`],
    [`--${tone}-text`, '--surface'],
    ['--text', `--${tone}-soft`],
  ]),
];
const shapes: [string, string][] = [
  ['--border-control', '--surface'],
  ['--hollow', '--surface'],
  ['--accent', '--surface'],
  ['--focus', '--surface'],
  ['--plate-accent', '--plate'],
];

describe.each([['light', light], ['dark', dark]] as const)('%s', (_name, tokens) => {
  test.each(words)('%s reads on %s (4.5:1)', (ink, ground) => {
    expect(contrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapes)('%s is seen on %s (3:1)', (line, ground) => {
    expect(contrast(tokens[line] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

test('dark only names what light names', () => {
  expect(Object.keys(tokensOf("[data-theme='dark']")).filter((name) => !(name in light))).toEqual([]);
});
