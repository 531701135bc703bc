import { endOf, lastDayOf, longestWords, namesOf, newPasscode, readingsOf, secondsWords, standingOf, totalsOf, type Link } from './link-words';

const link: Link = {
  __typename: 'ShareLink', id: 'l', companyId: 'c', name: 'Seed investors', sections: ['problem', 'market', 'team'], hasPasscode: false,
  asksMail: false, expiresAt: null, isRevoked: false, lockedUntil: null, createdAt: '2026-05-01T00:00:00Z', createdBy: null, views: 29, visitors: 7,
  lastOpenedAt: null, visits: [], questions: [], history: [],
  readings: [{ __typename: 'SectionReading', section: 'market', seconds: 580, views: 10 }, { __typename: 'SectionReading', section: 'team', seconds: 40, views: 8 }],
};
const now = new Date('2026-05-14T10:00:00Z');

test.each<[Partial<Link>, string]>([
  [{}, 'No passcode · ends never'],
  [{ hasPasscode: true, asksMail: true, expiresAt: endOf('2026-06-30') }, 'Passcode · asks for mail · ends 30 Jun. 2026'],
  [{ expiresAt: endOf('2026-05-08') }, 'Ended 08 May. 2026'],
  [{ isRevoked: true, expiresAt: endOf('2026-06-30') }, 'Ended'],
  [{ hasPasscode: true, lockedUntil: '2026-05-14T10:10:00Z' }, 'Passcode · ends never · locked after wrong passcodes'],
  [{ hasPasscode: true, lockedUntil: '2026-05-14T09:10:00Z' }, 'Passcode · ends never'],
])('%j stands as %s', (change, words) => {
  expect(standingOf({ ...link, ...change }, now)).toBe(words);
});

it('says how long each section holds a visit, and which the longest', () => {
  expect(readingsOf(link).map(({ seconds }) => seconds)).toEqual([0, 58, 5]);
  expect(longestWords(link)).toBe('Seed investors: Market potential holds them longest');
  expect(longestWords({ ...link, readings: [] })).toBeNull();
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
