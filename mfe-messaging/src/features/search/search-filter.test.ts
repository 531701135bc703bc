import { daysLabel, findsByItself, isFiltered, NO_FILTER, variablesOf } from './search-filter';

const BEN = { id: '00000000-0000-4000-8000-000000000001' } as never;

test('an author or a file is enough to find by; days and a place only narrow', () => {
  expect(findsByItself(NO_FILTER)).toBe(false);
  expect(findsByItself({ ...NO_FILTER, from: BEN })).toBe(true);
  expect(findsByItself({ ...NO_FILTER, hasFile: true })).toBe(true);
  const narrowed = { ...NO_FILTER, firstDay: '2026-05-12', place: { channelId: 'c', name: 'General' } };
  expect([findsByItself(narrowed), isFiltered(narrowed), isFiltered(NO_FILTER)]).toEqual([false, true, false]);
});

test('days are searched whole, in the viewer’s zone', () => {
  const { since, until } = variablesOf('pears', null, { ...NO_FILTER, firstDay: '2026-12-31', lastDay: '2026-12-31' });
  expect([since, until]).toEqual([new Date(2026, 11, 31).toISOString(), new Date(2027, 0, 1).toISOString()]);
  const typing = variablesOf('pears', null, { ...NO_FILTER, firstDay: '2026-1' });
  expect(typing.since).toBeNull();
});

test('the conversation that is searched wins over a chosen place', () => {
  const filter = { ...NO_FILTER, place: { channelId: 'chosen', name: 'General' } };
  expect(variablesOf('', 'here', filter).channelId).toBe('here');
  expect(variablesOf('', null, filter).channelId).toBe('chosen');
});

test.each([
  [null, null, null],
  ['2026-05-12', null, 'Since 12'],
  [null, '2026-05-14', 'Until 14'],
  ['2026-05-12', '2026-05-14', '12 – 14'],
  ['2026-05-12', '2026-05-12', '12'],
])('days %s and %s are called %s', (firstDay, lastDay, label) => {
  expect(daysLabel({ ...NO_FILTER, firstDay, lastDay }, (iso) => String(new Date(iso).getDate()))).toBe(label);
});
