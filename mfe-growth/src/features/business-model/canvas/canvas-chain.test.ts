import { chainOf, chainWords, type LinkedRows } from './canvas-chain';

const row = { __typename: undefined as never, position: 1, revision: 1 };
/** Partner p runs resource r1; r1 is used by a1; a1 feeds c1, c2, a2 feeds c3; c1, c2 serve s1, c3 serves s2; s1 pays v1 and v2, s2 v1. */
const MODEL = {
  keyPartners: [{ ...row, id: 'p', resourceIds: ['r1'] }],
  keyResources: [{ ...row, id: 'r1', activityIds: ['a1'] }, { ...row, id: 'r2', activityIds: [] }],
  keyActivities: [{ ...row, id: 'a1', channelIds: ['c1', 'c2'] }, { ...row, id: 'a2', channelIds: ['c3'] }],
  channels: [
    { ...row, id: 'c1', customerId: 's1' }, { ...row, id: 'c2', customerId: 's1' }, { ...row, id: 'c3', customerId: 's2' },
    { ...row, id: 'c4', customerId: null },
  ],
  customers: [{ ...row, id: 's1' }, { ...row, id: 's2' }],
  revenues: [{ ...row, id: 'v1', customerIds: ['s1', 's2'] }, { ...row, id: 'v2', customerIds: ['s1'] }],
} as unknown as LinkedRows;

it.each([
  ['a customer', 's1', 'a1:2:feeds c1:1:serves c2:1:serves r1:3:used by v1:1:pays v2:1:pays',
    '2 channels serve it, 2 revenues pay, 1 activity and 1 resource stand behind'],
  ['a channel', 'c1', 'a1:1:feeds p:3:runs r1:2:used by s1:1:served v1:2:pays v2:2:pays',
    '1 activity feeds it, 1 customer is served by it, 1 resource, 2 revenues and 1 partner stand behind'],
  ['an activity', 'a2', 'c3:1:fed by s2:2:served v1:3:pays', '1 channel is fed by it, 1 customer and 1 revenue stand behind'],
  ['a resource', 'r1', 'a1:1:uses c1:2:fed by c2:2:fed by p:1:runs s1:3:served',
    '1 partner runs it, 1 activity uses it, 2 channels and 1 customer stand behind'],
  ['a partner', 'p', 'a1:2:uses c1:3:fed by c2:3:fed by r1:1:run by', '1 resource is run by it, 1 activity and 2 channels stand behind'],
  ['a revenue', 'v2', 'a1:3:feeds c1:2:serves c2:2:serves s1:1:pays', '1 customer pays it, 2 channels and 1 activity stand behind'],
  ['a row without a link', 'c4', '', 'Nothing is linked to it yet'],
  ['a row that is gone', 'nobody', '', 'Nothing is linked to it yet'],
])('the chain of %s', (_, id, rows, words) => {
  const chain = chainOf(MODEL, id);
  expect(chain.rows.map((each) => `${each.id}:${each.steps}:${each.word}`).sort().join(' ')).toBe(rows);
  expect(chainWords(chain)).toBe(words);
});

it('a row that is reached by two ways has a wire for each, and stands once', () => {
  const { rows, wires } = chainOf(MODEL, 's1');
  expect(rows.filter(({ id }) => id === 'a1')).toHaveLength(1);
  expect(wires.filter(({ to }) => to === 'a1').map(({ from, steps }) => [from, steps])).toEqual([['c1', 2], ['c2', 2]]);
});

it('one thing alone stands behind', () => {
  const alone = { ...MODEL, keyResources: [], channels: MODEL.channels.slice(2), revenues: [] };
  expect(chainWords(chainOf(alone, 's2'))).toBe('1 channel serves it, 1 activity stands behind');
});
