import { mergeForm, type Begun } from './merge-form';

interface Values { title: string; day: string; status: string }
const initial: Values = { title: 'Depot', day: '2026-06-30', status: 'open' };
const begun: Begun<number, Values> = { base: 1, initial, clashes: [] };
const merge = (typed: Partial<Values>, theirs: Partial<Values>, from = begun) => (
  mergeForm(from, { ...from.initial, ...typed }, { row: 2, now: { ...initial, ...theirs }, followed: ['status'] })
);

test('fields that nobody touched are those of the row, what is typed stays', () => {
  const { begun: next, values } = merge({ title: 'Depot opens' }, { day: '2026-07-01', status: 'done' });
  expect(values).toEqual({ title: 'Depot opens', day: '2026-07-01', status: 'done' });
  expect(next).toEqual({ base: 2, initial: { title: 'Depot', day: '2026-07-01', status: 'done' }, clashes: [] });
});

test('where both wrote both words are kept until one is chosen', () => {
  const { begun: next, values } = merge({ title: 'Mine' }, { title: 'Theirs', day: '2026-07-01' });
  expect(values).toMatchObject({ title: 'Mine', day: '2026-07-01' });
  expect(next.clashes).toEqual([{ name: 'title', mine: 'Mine', theirs: 'Theirs', isChosen: false }]);
});

test('a question stands while other fields change, begins anew with a newer word, and goes where both are the same', () => {
  const asked = merge({ title: 'Mine' }, { title: 'Theirs' });
  const chosen = { ...asked.begun, clashes: asked.begun.clashes.map((clash) => ({ ...clash, isChosen: true })) };
  expect(merge({ title: 'Mine' }, { title: 'Theirs', day: '2026-07-01' }, chosen).begun.clashes).toEqual(chosen.clashes);
  expect(merge({ title: 'Mine' }, { title: 'Newer' }, chosen).begun.clashes).toMatchObject([{ theirs: 'Newer', isChosen: false }]);
  expect(merge({ title: 'Mine' }, { title: 'Mine' }, chosen).begun.clashes).toEqual([]);
});
