import { COMPETITOR_TYPES } from '@heartwood/contract/domain';
import { chooseColumn, guessColumns } from './csv-columns';
import { namesOf, oneOf, rating, text, type CsvField } from './csv-fields';
import { checkRows } from './csv-rows';

const FIELDS: CsvField[] = [
  { name: 'name', label: 'Name', also: ['company'], read: text(10) },
  { name: 'type', label: 'Type', read: oneOf(COMPETITOR_TYPES, 'Type is not known') },
  { name: 'price', label: 'Price', read: text(10), lack: 'no price' },
  { name: 'importanceLevel', label: 'Importance level', also: ['importance'], read: rating },
  { name: 'keyTakeaway', label: 'Key takeaway', also: ['notes'], read: text(2000) },
];

describe('columns', () => {
  it.each([
    [['company', 'type', 'price', 'importance', 'notes'], ['name', 'type', 'price', 'importanceLevel', 'keyTakeaway']],
    [['Importance_Level', 'NAME', 'Company'], ['importanceLevel', 'name', null]],
    [['price (EUR)', 'colour', ''], ['price', null, null]],
    [['Names'], ['name']],
  ])('%j are %j', (header, columns) => expect(guessColumns(header, FIELDS)).toEqual(columns));

  it('are one field each: choosing takes it from the other', () => {
    expect(chooseColumn(['name', 'price', null], 2, 'name')).toEqual([null, 'price', 'name']);
    expect(chooseColumn(['name', 'price', null], 1, null)).toEqual(['name', null, null]);
  });
});

describe('a row', () => {
  const COLUMNS = ['name', 'type', 'price', 'importanceLevel'];
  const check = (...rows: string[][]) => (
    checkRows(rows.map((cells, at) => ({ line: at + 2, cells })), COLUMNS, FIELDS, [{ id: 'r', name: 'Rebox' }])
  );
  const wrong = (cells: string[]) => check(cells)[0]?.fault;

  it.each([
    [['', 'direct', '1', '4'], { column: 0, sentence: 'Name is missing' }],
    [['  ', '', '', ''], { column: 0, sentence: 'Name is missing' }],
    [['Box', 'friend', '1', '4'], { column: 1, sentence: 'Type is not known' }],
    [['Box', '', '1', 'high'], { column: 3, sentence: 'Use a number 1–5' }],
    [['Box', '', '1', '0'], { column: 3, sentence: 'Use a number 1–5' }],
    [['Box', '', '1', '6'], { column: 3, sentence: 'Use a number 1–5' }],
    [['Box', '', '1', '2.5'], { column: 3, sentence: 'Use a number 1–5' }],
    [['Box with a long name', '', '', ''], { column: 0, sentence: 'At most 10 characters' }],
    [['Box', 'Status quo', '', '1'], null],
    [['Box', 'STATUS_QUO', '', ''], null],
  ])('of %j is wrong in %j', (cells, fault) => expect(wrong(cells)).toEqual(fault));

  it('says what it says and nothing of what it leaves out', () => {
    expect(check(['Box', ' indirect ', '', '3'])[0]).toMatchObject({
      values: { name: 'Box', type: 'INDIRECT', importanceLevel: 3 }, lacks: ['no price'], updates: null,
    });
    expect(Object.keys(check(['Box', '', '', ''])[0]?.values ?? {})).toEqual(['name']);
  });

  it('changes the one of its name, however it is written', () => {
    expect(check([' re BOX', '', '', ''])[0]?.updates).toBeNull();
    expect(check([' REBOX ', '', '', ''])[0]).toMatchObject({ updates: { id: 'r' }, lacks: [] });
  });

  it('is wrong when another one has its name', () => {
    expect(check(['Box', '', '', ''], ['bOX', '', '', '']).map(({ fault }) => fault?.sentence)).toEqual([undefined, 'Same name as row 2']);
  });

  it('is right where the other one of its name is refused itself', () => {
    const faults = check(['Box', 'friend', '', ''], ['box', '', '1', ''], ['BOX', '', '2', '']).map(({ fault }) => fault?.sentence);
    expect(faults).toEqual(['Type is not known', undefined, 'Same name as row 3']);
  });

  it('is wrong, all of them, while no column is the name', () => {
    const [row] = checkRows([{ line: 2, cells: ['Box'] }], [null], FIELDS, []);
    expect(row?.fault).toEqual({ column: null, sentence: 'Name is missing' });
  });
});

it('names of other rows stand between commas or semicolons, and may have commas themselves', () => {
  const read = namesOf(
    [{ id: '1', name: 'Shops' }, { id: '2', name: 'Chains' }, { id: '3', name: 'Canteens, caterers' }], (name) => `no ${name}`,
  );
  expect(read('chains; Shops').value).toEqual(['2', '1']);
  expect(read('Canteens, caterers').value).toEqual(['3']);
  expect(read('Shops, Bars').fault).toBe('no Bars');
});

it('is judged as a whole once its cells are right, and the fault stands in its column where there is one', () => {
  const judge = (values: Readonly<Record<string, unknown>>) => (
    values['price'] === undefined ? { field: 'price', sentence: 'Price is required' } : null
  );
  const judged = (columns: (string | null)[], cells: string[]) => checkRows([{ line: 2, cells }], columns, FIELDS, [], judge)[0]?.fault;
  expect(judged(['name', 'price'], ['Box', ''])).toEqual({ column: 1, sentence: 'Price is required' });
  expect(judged(['name', null], ['Box', ''])).toEqual({ column: null, sentence: 'Price is required' });
  expect(judged(['name', 'price'], ['Box', '1'])).toBeNull();
  expect(judged(['name', 'price'], ['', ''])?.sentence).toBe('Name is missing');
});
