import type { Cache, UpdateResolver } from '@urql/exchange-graphcache';
import { listRules } from './list-rules';

const rules = listRules({
  area: 'Harbour', list: 'berths', type: 'Berth', save: 'saveBerth', remove: 'deleteBerth', bulk: ['importBerths'],
});

/** A cache with one list, or with none. */
function cacheOf(berths: string[] | null) {
  const cache = {
    berths,
    resolve: (entity: { companyId: string } | string, field: string) => {
      if (typeof entity === 'string') return field === 'key' && entity === 'Berth:a' ? 'closed' : 'open';
      return entity.companyId === 'c' ? cache.berths : null;
    },
    inspectFields: () => (
      [{ fieldName: 'name', arguments: null }, { fieldName: 'depth', arguments: null }, { fieldName: 'ships', arguments: { first: 5 } }]
    ),
    link: (_owner: object, _list: string, keys: string[]) => { cache.berths = keys; },
  };
  return cache as unknown as Cache & { berths: string[] | null };
}
const update = (mutation: string, result: object, variables: object, berths: string[] | null = ['Berth:a', 'Berth:b']) => {
  const cache = cacheOf(berths);
  (rules.updates[mutation] as UpdateResolver)(
    { [mutation]: result } as never, { companyId: 'c', ...variables } as never, cache, {} as never,
  );
  return cache.berths;
};

it.each([
  ['a new row stands at the end', update('saveBerth', { row: { id: 'c' } }, {}), ['Berth:a', 'Berth:b', 'Berth:c']],
  ['a changed one stays where it is', update('saveBerth', { row: { id: 'a' } }, {}), ['Berth:a', 'Berth:b']],
  ['one that was refused is none', update('saveBerth', { row: null, error: {} }, {}), ['Berth:a', 'Berth:b']],
  ['a deleted one is gone', update('deleteBerth', { row: null }, { id: 'a' }), ['Berth:b']],
  ['one whose deletion was refused stays', update('deleteBerth', { row: null, error: {} }, { id: 'a' }), ['Berth:a', 'Berth:b']],
  [
    'several that were saved at once stand there too', update('importBerths', { rows: [{ id: 'a' }, { id: 'c' }] }, {}),
    ['Berth:a', 'Berth:b', 'Berth:c'],
  ],
  ['several that were refused do not', update('importBerths', { rows: [], error: {} }, {}), ['Berth:a', 'Berth:b']],
  ['a list that nobody asked for is left alone', update('saveBerth', { row: { id: 'c' } }, {}, null), null],
])('%s', (_case, berths, expected) => expect(berths).toEqual(expected));

it('what is saved is shown before the server has answered', () => {
  const answer = rules.optimistic['saveBerth']?.({ companyId: 'c', row: { id: 'c', name: 'North' } } as never, cacheOf([]), {} as never);
  expect(answer).toEqual({ __typename: 'BerthPayload', error: null, row: { __typename: 'Berth', id: 'c', revision: 1, name: 'North' } });
});

it('what is left out of a change is shown as it stands', () => {
  const answer = rules.optimistic['saveBerth']?.(
    { companyId: 'c', row: { id: 'a', name: 'North' } } as never, cacheOf(['Berth:a']), {} as never,
  );
  expect(answer).toMatchObject({ row: { __typename: 'Berth', id: 'a', name: 'North', depth: 'open' } });
});

it('rows of others come and go with the stream, those of other types aside', () => {
  const cache = cacheOf(['Berth:a', 'Berth:b']);
  rules.live(cache, 'c', { records: [{ __typename: 'Berth', id: 'c' }, { __typename: 'Ship', id: 'd' }], deletedRecordIds: ['a', 'x'] });
  expect(cache.berths).toEqual(['Berth:b', 'Berth:c']);
});

it('rows that are closed to the viewer go', () => {
  const cache = cacheOf(['Berth:a', 'Berth:b']);
  rules.live(cache, 'c', { records: [], deletedRecordIds: [], closedKey: 'closed' });
  expect(cache.berths).toEqual(['Berth:b']);
});

it('an answer that was overtaken by the stream is asked for anew', () => {
  const own = listRules({ area: 'Harbour', list: 'berths', type: 'Berth', save: 'saveBerth', remove: 'deleteBerth' });
  const invalidated: unknown[] = [];
  const cache = Object.assign(cacheOf(['Berth:a']), { invalidate: (key: unknown) => invalidated.push(key) }) as unknown as Cache;
  const saved = (revision: number, info: object = {}) => (own.updates['saveBerth'] as UpdateResolver)(
    { saveBerth: { row: { id: 'a', revision } } } as never, { companyId: 'c' } as never, cache, info as never,
  );
  own.live(cache, 'c', { records: [{ __typename: 'Berth', id: 'a', revision: 3 }], deletedRecordIds: [] });
  saved(3);
  expect(invalidated).toEqual([]);
  // A deleted row that is brought back is shown without a revision of its own, and that is no answer.
  saved(1, { optimistic: true });
  expect(invalidated).toEqual([]);
  saved(2);
  expect(invalidated).toEqual(['Berth:a']);
});
