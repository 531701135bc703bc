import type { Cache } from '@urql/exchange-graphcache';
import { listRules } from './list-rules';

const rules = listRules({
  owner: ({ harbourId }) => ({ __typename: 'Harbour', id: String(harbourId) }),
  list: 'berths', type: 'Berth', save: 'saveBerth', remove: 'deleteBerth',
  row: ({ id, name }) => ({ id: String(id), name }),
  answer: ({ harbourId }, fields) => ({ harbour: { __typename: 'Harbour', id: harbourId, ...fields } }),
});
const cache = { resolve: () => ['Berth:a', 'Berth:b'] } as unknown as Cache;
const berths = (mutation: string, variables: Record<string, unknown>) => {
  const answer = rules[mutation]?.({ harbourId: 'h', ...variables } as never, cache, {} as never) as unknown as { harbour: { berths: object[] } };
  return answer.harbour.berths;
};
const berth = (id: string) => ({ __typename: 'Berth', id });

it.each([
  ['a new row stands at the end', 'saveBerth', { id: 'c', name: 'North' }, [berth('a'), berth('b'), { ...berth('c'), name: 'North' }]],
  ['a changed one stays where it is', 'saveBerth', { id: 'a', name: 'South' }, [{ ...berth('a'), name: 'South' }, berth('b')]],
  ['a deleted one is gone', 'deleteBerth', { id: 'a' }, [berth('b')]],
])('%s', (_case, mutation, variables, expected) => {
  expect(berths(mutation, variables)).toEqual(expected);
});
