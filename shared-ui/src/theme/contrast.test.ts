import { contrast } from '@heartwood/contract/deck';
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
