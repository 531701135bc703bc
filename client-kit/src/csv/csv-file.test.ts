import { readCsv, readCsvFile, toCsv } from './csv-file';

const BOM = '\uFEFF';
const table = (text: string) => {
  const { table: read, fault } = readCsv(text);
  if (!read) throw new Error(fault);
  return read;
};

it.each([
  ['commas', 'company,url\nRebox,rebox.eu', ','],
  ['semicolons, with commas inside', 'company;price\nRebox;"0,34; a trip"\nBox;0,29', ';'],
  ['tabs', 'company\turl\nRebox\trebox.eu', '\t'],
  ['one column', 'company\nRebox', ','],
  ['a separator that is named above the header', 'sep=;\r\ncompany;price\r\nRebox;"0,34, 0,29"', ';'],
  ['lines of Windows', 'company,url\r\nRebox,rebox.eu\r\n', ','],
])('finds %s by itself', (_what, text, separator) => {
  const read = table(text);
  expect(read.separator).toBe(separator);
  expect(read.rows[0]?.cells[0]).toBe('Rebox');
  expect(read.rows.every(({ cells }) => cells.length === read.header.length)).toBe(true);
});

it('counts rows as a spreadsheet does, blank ones too, and fills rows that are short', () => {
  expect(table('name,url,price\nA,"two\nlines"\n,,\n\nB').rows).toEqual([
    { line: 2, cells: ['A', 'two\nlines', ''] }, { line: 5, cells: ['B', '', ''] },
  ]);
});

it.each([
  ['', 'The first row has to name the columns.'],
  ['name,url\n', 'There is no row below the header.'],
  [`name\n${'A\n'.repeat(201)}`, 'This file has 201 rows. At most 200 can be imported at once.'],
  ['name,url\n"A,b\nB,c', 'A quotation mark is not closed in row 2.'],
])('says what is wrong with a file', (text, fault) => expect(readCsv(text)).toEqual({ table: null, fault }));

it('takes 200 rows', () => expect(table(`name\n${'A\n'.repeat(200)}`).rows).toHaveLength(200));

it('reads UTF-8 with or without its mark, and says what is none', async () => {
  const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);
  const utf8 = [...new TextEncoder().encode('name\nÄpfel')];
  for (const bytes of [utf8, [0xEF, 0xBB, 0xBF, ...utf8]]) {
    expect((await readCsvFile(file(...bytes))).table).toMatchObject({ header: ['name'], rows: [{ cells: ['Äpfel'] }] });
  }
  expect((await readCsvFile(file(0x6E, 0x0A, 0xC4))).fault).toMatch(/not written in UTF-8/);
});

it('gives rows back that no spreadsheet runs, and reads them as they were', () => {
  const cells = ['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', 'a;b "c"\nd', "O'Neill", '=A1\nin the line below'];
  const text = toCsv(['name', 'b', 'c', 'd', 'e', 'f', 'g'], [cells], ';');
  expect(text.startsWith(BOM)).toBe(true);
  expect(text).not.toMatch(/(^|;|")[=+\-@]/m);
  expect(table(text.replace(BOM, '')).rows[0]?.cells).toEqual(cells);
});

it('writes a number as a number, below zero too', () => {
  expect(toCsv(['words', 'number'], [['-1', -10.5]])).toBe(`${BOM}words,number\r\n"'-1",-10.5`);
});
