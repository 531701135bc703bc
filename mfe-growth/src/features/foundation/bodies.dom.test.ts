import type { RichTextValue } from '@heartwood/shared-ui/rich-text';
import { FOUNDATION, type FoundationKey } from './bodies';
import type { FoundationArea } from './foundation-area';
import type { FoundationRows } from './foundation.sample';

type DoneInput = FoundationRows & { key: FoundationKey };

const blank: RichTextValue = [{ type: 'paragraph', children: [{ text: '  ' }] }];
const words: RichTextValue = [{ type: 'paragraph', children: [{ text: 'A world without parcel waste.' }] }];
const item = { id: 'i', key: 'culture' as const, label: 'Depot Friday', description: '', position: 1, revision: 1 };
const goal = { id: 'g', key: 'sdgs' as const, sdgId: 12, contribution: '', evaluation: '' };
const skill = { id: 's', key: 'skills' as const, skillId: 'k', name: 'Route planning', isUserGenerated: false, people: [] };
const empty = { items: [], sdgs: [], skills: [] };

test.each<[string, DoneInput, RichTextValue, string | null]>([
  ['a vision of spaces', { key: 'vision', ...empty }, blank, 'Write your vision first.'],
  ['a written vision', { key: 'vision', ...empty }, words, null],
  ['a blank belief', { key: 'belief', ...empty }, blank, 'Write your belief first.'],
  ['a written belief', { key: 'belief', ...empty }, words, null],
  ['values with text and no row', { key: 'values', ...empty }, words, 'Add at least one value first.'],
  ['one value and no text', { key: 'values', ...empty, items: [{ ...item, key: 'values' }] }, blank, null],
  [
    'culture with text and a row of the values alone', { key: 'culture', ...empty, items: [{ ...item, key: 'values' }] }, words,
    'Add at least one habit first.',
  ],
  ['one habit', { key: 'culture', ...empty, items: [item] }, blank, null],
  ['no goal', { key: 'sdgs', ...empty }, words, 'Choose at least one goal first.'],
  ['one goal', { key: 'sdgs', ...empty, sdgs: [goal] }, blank, null],
  ['no skill', { key: 'skills', ...empty }, words, 'Add at least one skill first.'],
  ['one skill', { key: 'skills', ...empty, skills: [skill] }, blank, null],
  ['the team, which is derived', { key: 'team', ...empty }, words, 'This module is done by itself.'],
])('%s', (_case, { key, ...rows }, text, missing) => {
  expect(FOUNDATION[key].missing(rows as FoundationArea, text)).toBe(missing);
});
