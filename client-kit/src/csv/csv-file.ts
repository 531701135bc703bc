import { LIMITS } from '@heartwood/contract/domain';
import Papa from 'papaparse';

const { max } = LIMITS.importedRows;
const MEGABYTE = 1024 * 1024;
/** Far beyond 200 rows of text. */
const MOST_BYTES = 5 * MEGABYTE;

/** One row below the header. */
export interface CsvRow {
  /** As a spreadsheet counts it: the header is 1. */
  line: number;
  /** As many as the header has. */
  cells: readonly string[];
}

export interface CsvTable {
  header: readonly string[];
  rows: readonly CsvRow[];
  separator: string;
}

export type CsvRead = { table: CsvTable; fault: null } | { table: null; fault: string };

const fault = (sentence: string): CsvRead => ({ table: null, fault: sentence });

/** The table of a file; its separator is found by itself. What cannot be read is said in a sentence. */
export async function readCsvFile(file: Blob): Promise<CsvRead> {
  if (file.size > MOST_BYTES) return fault(`This file is too large. It can have at most ${MOST_BYTES / MEGABYTE} MB.`);
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fault('This file is not written in UTF-8. Save it as “CSV UTF-8” and choose it again.');
  }
  return readCsv(text);
}

/** What some files tell spreadsheets of the separator, above the header: these do not count it as a row. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/i;

export function readCsv(file: string): CsvRead {
  const [line = '', delimiter = ''] = SEPARATOR_LINE.exec(file) ?? [];
  const text = file.slice(line.length);
  // A file of one column has no separator, and then the comma is as good as any.
  const { data, errors, meta } = Papa.parse<string[]>(text, { delimiter, delimitersToGuess: [',', ';', '\t'] });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return fault(`A quotation mark is not closed in row ${(broken.row ?? 0) + 1}.`);
  const [header = [], ...rest] = data.map((cells) => cells.map(plain));
  if (header.every((name) => name === '')) return fault('The first row has to name the columns.');
  const rows = rest.map((cells, at) => ({ line: at + 2, cells: header.map((_, column) => cells[column] ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return fault('There is no row below the header.');
  if (rows.length > max) return fault(`This file has ${rows.length} rows. At most ${max} can be imported at once.`);
  return { table: { header, rows, separator: meta.delimiter }, fault: null };
}

/** How a formula begins; what stands in the lines below makes no difference. */
const FORMULA = /^[=+\-@\t\r]/;

/** What `toCsv` has put before a formula is not part of the words. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/**
 * A file of these rows. Words that a spreadsheet would take for a formula begin with an apostrophe, so that they are read and not run; a
 * number is one, below zero too.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[], separator = ','): string {
  return `\uFEFF${Papa.unparse({ fields: [...header], data: rows.map((cells) => [...cells]) }, { delimiter: separator, escapeFormulae: FORMULA })}`;
}
