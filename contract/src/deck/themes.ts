import type { Tone } from './deck';

/**
 * A look of slides. Text of every tone reaches 4.5:1 on `ground`, marks of charts 3:1; `themes.test.ts` holds it. Fonts are those
 * that every deck can carry with it.
 */
export interface DeckTheme {
  slug: string;
  name: string;
  type: 'dark' | 'light';
  colours: Record<Tone, string>;
  /** Of charts, in the order of their series. */
  series: string[];
  font: 'Montserrat' | 'Source Serif';
}

const theme = (
  slug: string, name: string, type: DeckTheme['type'], colours: DeckTheme['colours'], series: string[],
  font: DeckTheme['font'] = 'Montserrat',
) => (
  { slug, name, type, colours, series, font });

export const DECK_THEMES: readonly DeckTheme[] = [
  theme('solid', 'Solid', 'dark',
    { ground: '#103127', text: '#f3f7f3', muted: '#b5c8bd', accent: '#ff8a52', second: '#7fd1ae', soft: '#1b4437', line: '#4d7a69' },
    ['#ff8a52', '#7fd1ae', '#f1d38a', '#8fb8ff']),
  theme('paper', 'Paper', 'light',
    { ground: '#ffffff', text: '#14231b', muted: '#55655b', accent: '#a8380c', second: '#0f5a45', soft: '#f1f5f2', line: '#8b998f' },
    ['#d5501a', '#0f5a45', '#5b6f8f', '#8a6d00']),
  theme('harbour', 'Harbour', 'dark',
    { ground: '#1e2a5c', text: '#f2f4fc', muted: '#bcc5e8', accent: '#ffc877', second: '#7fb3ff', soft: '#2b3871', line: '#6b7bc0' },
    ['#7fb3ff', '#ffc877', '#9fe0c8', '#f3a6c4']),
  theme('orchard', 'Orchard', 'dark',
    { ground: '#2d3813', text: '#f6f8ea', muted: '#cbd4a8', accent: '#d9ec7a', second: '#ffb98a', soft: '#3c4a1d', line: '#7c8d45' },
    ['#d9ec7a', '#ffb98a', '#8fd6c0', '#e8d8a0']),
  theme('tide', 'Tide', 'dark',
    { ground: '#0d4750', text: '#effafa', muted: '#b2d8da', accent: '#7fe6d2', second: '#ffd08a', soft: '#165a64', line: '#4a929b' },
    ['#7fe6d2', '#ffd08a', '#a8c8ff', '#f4a9b8']),
  theme('clay', 'Clay', 'dark',
    { ground: '#5a3212', text: '#fdf4ea', muted: '#e6c9ad', accent: '#ffb65c', second: '#a8e0c0', soft: '#6d4020', line: '#b98555' },
    ['#ffb65c', '#a8e0c0', '#f3d9c0', '#b9c8ff']),
  theme('plum', 'Plum', 'dark',
    { ground: '#4a1f45', text: '#fbf1f9', muted: '#dfbedb', accent: '#ff9fc4', second: '#a9d8ff', soft: '#5d2d57', line: '#a56f9f' },
    ['#ff9fc4', '#a9d8ff', '#f1d38a', '#a8e0c0'], 'Source Serif'),
  theme('chalk', 'Chalk', 'light',
    { ground: '#f5f0e4', text: '#231a12', muted: '#63574a', accent: '#7a2168', second: '#1d5a4b', soft: '#ebe3d1', line: '#8f8270' },
    ['#7a2168', '#1d5a4b', '#9a5a10', '#2b4a8f'], 'Source Serif'),
];

export const DEFAULT_THEME = 'paper';

export const themeOf = (slug: string): DeckTheme => DECK_THEMES.find((each) => each.slug === slug) ?? DECK_THEMES[1]!;
