import { parse } from 'graphql';
import { GRAPHQL_DOOR } from '../request/limits';
import { operationPoints } from './operation-points';
import { buildSchema } from './schema';
import { clientOperations } from '../testing/client-operations';

const schema = buildSchema();
const points = (text: string, variables = {}, name: string | null = null) => operationPoints(schema, parse(text), name, variables);
const commands = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: setTyping(channelId: "x") `).join(' ');

it('takes one point for a question, ten for a command, five for a subscription', () => {
  expect([
    points('{ me { user { id } } }'), points(`mutation { ${commands(1)} }`), points('subscription { inboxStream { __typename } }'),
  ]).toEqual([1, 10, 5]);
});

it('counts commands, however they are packed', () => {
  expect(points(`mutation { ${commands(15)} }`)).toBe(150);
  expect(points(
    `mutation { ...a ...b } fragment a on Mutation { ${commands(7)} } fragment b on Mutation { ... on Mutation { ${commands(8)} } }`,
  )).toBeGreaterThanOrEqual(150);
  expect(points(`query A { me { user { id } } } mutation B { ${commands(2)} }`, {}, 'B')).toBe(20);
});

it('takes more for a large page, and of no operation of our clients more than a hundredth of a minute', () => {
  const ofClients = new Map(clientOperations().map(({ name, text }) => [name, points(text, { companyId: 'x', first: 50 })]));
  expect(ofClients.get('FoundationPage')).toBeGreaterThan(ofClients.get('Viewer') ?? 0);
  expect(Math.max(...ofClients.values())).toBeLessThanOrEqual(GRAPHQL_DOOR.points / 100);
});

it('takes a point for what can not be understood', () => {
  expect([
    points('{ me { user { id } } }', {}, 'Other'),
    points('query ($first: Int!) { searchMessages(search: "x", first: $first) { hasMore } }'),
  ]).toEqual([1, 1]);
});
