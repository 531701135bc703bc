import { endOf, lastDayOf, namesOf, newPasscode, secondsWords, standingOf, totalsOf, type KeptLink } from './kept-link';

const link: KeptLink = {
  id: 'l', name: 'Seed investors', hasPasscode: false, asksMail: false, expiresAt: null, isRevoked: false, lockedUntil: null, views: 29,
  lastOpenedAt: null, visits: [], history: [],
};
const now = new Date('2026-05-14T10:00:00Z');

test.each<[Partial<KeptLink>, string]>([
  [{}, 'No passcode · ends never'],
  [{ hasPasscode: true, asksMail: true, expiresAt: endOf('2026-06-30') }, 'Passcode · asks for mail · ends 30 Jun. 2026'],
  [{ expiresAt: endOf('2026-05-08') }, 'Ended 08 May. 2026'],
  [{ isRevoked: true, expiresAt: endOf('2026-06-30') }, 'Ended'],
  [{ hasPasscode: true, lockedUntil: '2026-05-14T10:10:00Z' }, 'Passcode · ends never · locked after wrong passcodes'],
  [{ hasPasscode: true, lockedUntil: '2026-05-14T09:10:00Z' }, 'Passcode · ends never'],
])('%j stands as %s', (change, words) => {
  expect(standingOf({ ...link, ...change }, now)).toBe(words);
});

it('says times and totals in words', () => {
  expect([secondsWords(58), secondsWords(250), secondsWords(120)]).toEqual(['58 s', '4 min 10 s', '2 min']);
  expect(totalsOf([link, { ...link, views: 12 }])).toBe('2 links, 41 views');
});

it('ends when its last day is over', () => {
  expect(lastDayOf(endOf('2026-06-30'))).toBe('2026-06-30');
});

it('makes one link for each name, and passcodes that are long enough', () => {
  expect(namesOf('Angels  Berlin, Kai\nKai\n\n Noor ')).toEqual(['Angels Berlin', 'Kai', 'Noor']);
  expect(newPasscode(() => 0)).toBe('crate-crate-0000');
});
