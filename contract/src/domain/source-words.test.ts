import type { ClaimStatus, EvidenceKind } from './evidence';
import {
  claimedOf, claimedTogether, isMarked, moduleClaim, readerMark, sourceLine, sourceWords, type Claimed, type Founded, type Quoted,
} from './source-words';

const claim = (status: ClaimStatus | null, count: number, strength: Founded['strength'] = count === 0 ? 'NONE' : 'SOME') => (
  { status, count, strength });

test.each<[string, Founded, string, string]>([
  ['nobody has looked', claim(null, 0), 'Assumption', 'Assumption'],
  ['one source', claim(null, 1), '1 source', '1 source'],
  ['several', claim(null, 3, 'STRONG'), '3 sources', '3 sources'],
  ['to be tested', claim('TO_TEST', 0), 'To test', 'Assumption · To test'],
  ['being tested, with a first source', claim('TESTING', 1), 'Testing · 1 source', 'Testing · 1 source'],
  ['true', claim('TRUE', 2), 'True · 2 sources', 'True · 2 sources'],
  ['said to be true, and nothing speaks for it', claim('TRUE', 0), 'True', 'Assumption · True'],
  ['false', claim('FALSE', 1), 'False · 1 source', 'False · 1 source'],
])('%s', (_case, founded, text, forReaders) => {
  expect(sourceWords(founded).text).toBe(text);
  expect(readerMark(founded)).toBe(forReaders);
});

test('how well it is founded is spoken', () => {
  expect(sourceWords(claim('TRUE', 3, 'STRONG')).spoken).toBe('strong evidence');
});

const found = (rowId: string | null, day: number, kind: EvidenceKind = 'INTERVIEW', link: string | null = null): Quoted => (
  { key: 'revenue', rowId, field: null, kind, date: `2026-05-0${day}`, note: `Found on day\n${day}`, link });
const subject = (rowId: string | null, field: string | null = null) => ({ key: 'revenue', rowId, field });

test('a claim has its own sources alone, the newest first, and what is thought of it', () => {
  const sources = {
    evidence: [found('a', 1), found('b', 2), found('a', 3), { ...found('a', 4), field: 'value' }],
    claims: [{ ...subject('a'), status: 'TRUE' as const }, { ...subject('b'), status: 'FALSE' as const }],
  };
  expect(claimedOf(sources, subject('a'))).toMatchObject({ status: 'TRUE', count: 2, strength: 'SOME' });
  expect(claimedOf(sources, subject('a')).evidence.map(({ date }) => date)).toEqual(['2026-05-03', '2026-05-01']);
  expect(claimedOf(sources, subject('c'))).toEqual({ status: null, count: 0, strength: 'NONE', evidence: [] });
});

test.each<[string | null, { status: ClaimStatus } | null, ClaimStatus | null]>([
  [null, { status: 'TRUE' }, null], ['Shops pay', null, 'TO_TEST'], ['Shops pay', { status: 'TESTING' }, 'TESTING'],
])('a module that takes %j for granted, with the card %j, is %s', (assumption, assumptionData, status) => {
  expect(moduleClaim({ evidence: [], claims: [] }, { key: 'revenue', assumption, assumptionData }).status).toBe(status);
});

const claimed = (status: ClaimStatus | null, evidence: Quoted[]): Claimed => claimedOf({ evidence, claims: [] }, subject('a'), status);

test.each<[string, Claimed, string]>([
  ['nothing', claimed(null, []), 'Assumption'],
  ['one with its link', claimed('TRUE', [found('a', 4, 'PAYMENT', 'https://bank.example')]),
    'True · 1 source. Paid, 2026-05-04: Found on day 4 (https://bank.example)'],
  ['more than are quoted', claimed(null, [1, 2, 3, 4].map((day) => found('a', day))),
    ['4 sources', 'Interview, 2026-05-04: Found on day 4', 'Interview, 2026-05-03: Found on day 3', 'Interview, 2026-05-02: Found on day 2',
      'And 1 more'].join('. ')],
])('%s in a line', (_case, of, line) => {
  expect(sourceLine(of)).toBe(line);
});

test.each<[string, Claimed[], string, Founded['strength']]>([
  ['nothing at all', [], 'Assumption', 'NONE'],
  [
    'all of them with a source', [claimed('TRUE', [found('a', 1)]), claimed('TRUE', [found('a', 2, 'PAYMENT')])], 'True · 2 sources',
    'SOME',
  ],
  ['one of them without', [claimed('TRUE', [found('a', 1)]), claimed(null, [])], 'Assumption', 'NONE'],
  ['one of them false', [claimed('TRUE', [found('a', 1)]), claimed('FALSE', [found('a', 2)])], 'False · 2 sources', 'SOME'],
  ['one of them only tested', [claimed('TRUE', [found('a', 1)]), claimed('TESTING', [found('a', 2)])], 'Testing · 2 sources', 'SOME'],
])('together, %s', (_case, all, mark, strength) => {
  const together = claimedTogether(all);
  expect(readerMark(together)).toBe(mark);
  expect(together.strength).toBe(strength);
});

test('what a company wants to be is no claim, unless somebody has looked for evidence', () => {
  expect(isMarked('revenue', claim(null, 0))).toBe(true);
  expect(isMarked('vision', claim(null, 0))).toBe(false);
  expect(isMarked('vision', claim(null, 1))).toBe(true);
  expect(isMarked('culture', claim('TO_TEST', 0))).toBe(true);
});
