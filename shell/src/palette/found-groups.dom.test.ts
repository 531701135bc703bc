import { foundGroups, type Found } from './found-groups';
import { stillFits } from './still-fits';

const person = {
  __typename: 'Person' as const, id: 'u1', firstname: 'Noor', lastname: 'Haddad', profilePhoto: null, OnlineStatus: 'false',
};
const hit = (kind: Found['kind'], change: Partial<Found> = {}): Found => ({
  __typename: 'Found', kind, id: 'x1', name: '', excerpt: '', moduleKey: null, channelId: null, person: null, ...change,
});
const LINES = [{ id: 'module:vision', label: 'Vision', path: '/app/g?module=vision' }];
const OPENERS = [
  { thing: 'conversation', path: '/m/user?name={name}-{id}' },
  { thing: 'conversation-message', path: '/m/user?name={name}-{id}&message={message}' },
  { thing: 'channel', path: '/m/channel?channel={name}-{id}' },
  { thing: 'channel-message', path: '/m/channel?channel={name}-{id}&message={message}' },
  { thing: 'goal', path: '/t?goal={id}' },
] as const;

const cases: readonly [Found, { label: string; detail?: string; hint?: string }, string][] = [
  [hit('PERSON', { id: 'u1', name: 'Noor Haddad', person }), { label: 'Noor Haddad' }, '/m/user?name=Noor%20Haddad-u1'],
  [
    hit('CHANNEL', { id: 'c1', name: 'R&D / depot', channelId: 'c1' }), { label: 'R&D / depot' },
    '/m/channel?channel=R%26D%20%2F%20depot-c1',
  ],
  [hit('GOAL', { id: 'g1', name: '1,000 trips a day' }), { label: '1,000 trips a day' }, '/t?goal=g1'],
  [
    hit('MODULE', { id: 'vision', excerpt: 'our depot', moduleKey: 'vision' }), { label: 'Vision', detail: 'our depot' },
    '/app/g?module=vision',
  ],
  [
    hit('COMMENT', { excerpt: 'which depot', moduleKey: 'vision', person }),
    { label: 'Vision', detail: 'which depot', hint: 'Noor Haddad' }, '/app/g?module=vision',
  ],
  [
    hit('MESSAGE', { id: 'm1', name: 'Depots', excerpt: 'at noon', channelId: 'c1', person }),
    { label: 'Depots', detail: 'at noon', hint: 'Noor Haddad' }, '/m/channel?channel=Depots-c1&message=m1',
  ],
  [
    hit('MESSAGE', { id: 'm1', excerpt: 'at noon', channelId: 'c9', person }), { label: 'Noor Haddad', detail: 'at noon' },
    '/m/user?name=Noor%20Haddad-u1&message=m1',
  ],
];

it.each(cases)('%j leads where the manifests say', (found, shown, path) => {
  const went: string[] = [];
  const [item] = foundGroups([found], { lines: LINES, openers: OPENERS, known: new Set(), go: (to) => went.push(to) })
    .flatMap(({ items }) => items);
  expect(item).toMatchObject(shown);
  item?.onSelect();
  expect(went).toEqual([path]);
});

it('shows nothing twice, and nothing that leads nowhere', () => {
  const items = (known: string[], openers: typeof OPENERS | []) => foundGroups([
    hit('PERSON', { id: 'u1', person }), hit('CHANNEL', { channelId: 'c1', name: 'A' }), hit('MODULE', { moduleKey: 'tam' }),
  ], { lines: LINES, openers, known: new Set(known), go: () => undefined }).flatMap((group) => group.items);
  expect(items([], OPENERS)).toHaveLength(2);
  expect(items(['u1'], OPENERS)).toHaveLength(1);
  expect(items([], [])).toHaveLength(0);
});

it.each([
  ['depot', true], ['DEPOT o', true], ['depot x', false], ['noor h', true], ['', true],
])('an answer to an older question shows only what fits "%s" too: %s', (typed, fits) => {
  expect(stillFits({ name: '', excerpt: 'The depot  opens', person }, typed)).toBe(fits);
});
