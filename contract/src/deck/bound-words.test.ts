import { updatedFields } from './bound-words';
import type { Block } from './deck';
import type { PlanFact } from './facts';

const fact = (words: string, content: PlanFact['content'] = null): PlanFact => (
  {
    path: 'sam.value', name: 'SAM', module: 'sam', kind: 'words', words, content, digest: 'd', source: '', changedAt: null, changedBy: null,
  });
const placed = { id: 'block-01', x: 0, y: 0, width: 100, height: 100, rev: 0, bindings: [] };
const text = (...children: object[]) => (
  ({ ...placed, kind: 'text', role: 'body', value: [{ type: 'paragraph', children }] }) as unknown as Block
);

it('replaces whole words, across marks, and leaves words that only contain them', () => {
  expect(updatedFields(text({ text: 'Art in start, ' }, { text: 'Ar', bold: true }, { text: 't' }), fact('Music'), 'Art'))
    .toEqual({ value: [{ type: 'paragraph', children: [{ text: 'Music in start, ' }, { text: 'Music', bold: true }, { text: '' }] }] });
});

it('leaves addresses of links as they are, and the link and pictures of a block', () => {
  const link = { type: 'link', url: 'https://loop.example/loop', children: [{ text: 'See loop' }] };
  expect(updatedFields(text({ text: '' }, link, { text: '' }), fact('ring'), 'loop'))
    .toMatchObject({ value: [{ children: [{}, { url: 'https://loop.example/loop', children: [{ text: 'See ring' }] }, {}] }] });
  const metric = { ...placed, kind: 'metric', value: '5', label: '5 of 15', note: '', link: 'https://example.com/5' } as Block;
  expect(updatedFields(metric, fact('6'), '5')).toEqual({ value: '6', label: '6 of 15', note: '' });
  const team = { ...placed, kind: 'team', people: [{ name: 'Ana', role: '5', address: '/files/5' }] } as Block;
  expect(updatedFields(team, fact('6'), '5')).toEqual({});
});

it('keeps to what a field holds', () => {
  const metric = { ...placed, kind: 'metric', value: '5', label: '', note: '' } as Block;
  expect(updatedFields(metric, fact('6'.repeat(90)), '5')).toMatchObject({ value: '6'.repeat(60) });
});
