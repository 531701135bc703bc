import { meant, readTyped } from './typed-search';

const NOW = new Date(2026, 4, 14, 10);
const none = { words: '', from: null, place: null, firstDay: null, lastDay: null, hasFile: false };

test.each([
  ['pears', { words: 'pears' }],
  ['from:ben pears', { words: 'pears', from: 'ben' }],
  ['ripe FROM:"Ben Kovac" pears', { words: 'ripe pears', from: 'Ben Kovac' }],
  ['from:“Ben Kovac', { from: 'Ben Kovac' }],
  ['from: pears', { words: 'pears' }],
  ['in:#general pears', { words: 'pears', place: 'general' }],
  ['has:file', { hasFile: true }],
  ['has:legs', { words: 'has:legs' }],
  ['on:2026-05-12', { firstDay: '2026-05-12', lastDay: '2026-05-12' }],
  ['after:2026-12-31 before:3.1.2027', { firstDay: '2027-01-01', lastDay: '2027-01-02' }],
  ['on:yesterday', { firstDay: '2026-05-13', lastDay: '2026-05-13' }],
  ['after:2026-02-30 pears', { words: 'pears' }],
  ['after:2026-0', {}],
  ['https://example.test/?in:box', { words: 'https://example.test/?in:box' }],
])('“%s” is read', (search, read) => expect(readTyped(search, NOW)).toEqual({ ...none, ...read }));

test('a name means who is called so, then whose name begins so', () => {
  const rows = [{ name: 'Anna Ben' }, { name: 'Bennet Lund' }, { name: 'Ben' }];
  expect([
    meant(rows, 'ben')?.name, meant(rows, 'benn')?.name, meant(rows, 'ann')?.name, meant(rows, 'lund')?.name, meant(rows, 'zoe'),
  ]).toEqual([
    'Ben', 'Bennet Lund', 'Anna Ben', 'Bennet Lund', null,
  ]);
});
