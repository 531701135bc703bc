import { diffRows } from './version-rows';

test('rows are told apart by what became of them', () => {
  const row = (id: string, label: string, text = '') => ({ id, label, text });
  const rows = diffRows([
    row('1', 'Depot Friday'), row('2', 'Open book'), row('3', 'Phones down'),
  ], [row('2', 'Open cost sheet'), row('1', 'Depot Friday'), row('4', 'Say it')]);
  expect(rows.map(({ id, kind }) => [id, kind])).toEqual([['2', 'changed'], ['1', 'same'], ['4', 'added'], ['3', 'removed']]);
  expect(rows[0]?.label).toEqual([
    { kind: 'same', text: 'Open ' }, { kind: 'removed', text: 'book' }, { kind: 'added', text: 'cost sheet' },
  ]);
});
