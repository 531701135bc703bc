import { longestWords, readingsOf, type Link } from './link-words';

const link: Link = {
  __typename: 'ShareLink', id: 'l', companyId: 'c', name: 'Seed investors', sections: ['problem', 'market', 'team'], hasPasscode: false,
  asksMail: false, expiresAt: null, isRevoked: false, lockedUntil: null, createdAt: '2026-05-01T00:00:00Z', createdBy: null, views: 29,
  visitors: 7,
  lastOpenedAt: null, visits: [], questions: [], history: [],
  readings: [
    { __typename: 'SectionReading', section: 'market', seconds: 580, views: 10 },
    { __typename: 'SectionReading', section: 'team', seconds: 40, views: 8 },
  ],
};

it('says how long each section holds a visit, and which the longest', () => {
  expect(readingsOf(link).map(({ seconds }) => seconds)).toEqual([0, 58, 5]);
  expect(longestWords(link)).toBe('Seed investors: Market potential holds them longest');
  expect(longestWords({ ...link, readings: [] })).toBeNull();
});
