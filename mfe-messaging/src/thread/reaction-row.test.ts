import { whoReacted } from './reaction-row';

const names = new Map([['a', 'Amara Okafor'], ['n', 'Noor Haddad']]);

test.each([
  ['an', 'You, Noor Haddad'],
  ['nz', 'Noor Haddad and 1 other'],
  ['naxyz', 'Noor Haddad, You and 3 others'],
  ['z', '1 person'],
  ['yz', '2 people'],
])('of %j it reads %j', (userIds, expected) => {
  expect(whoReacted([...userIds], 'a', names)).toBe(expected);
});
