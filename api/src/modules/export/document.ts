/** A piece of a line that looks one way. */
export interface Run { text: string; bold?: true; italic?: true; underline?: true; strike?: true; code?: true; link?: string }

/** What a document is made of, whatever it is printed as. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string; note?: string }
  | { kind: 'text'; runs: readonly Run[]; look?: 'quote' | 'code' | 'muted' }
  | { kind: 'list'; isOrdered: boolean; items: readonly { runs: readonly Run[]; indent: number }[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'record'; title: string; facts: readonly (readonly [label: string, text: string])[] };

/** One table of rows, as a file of its own. */
export interface CsvTable { name: string; head: readonly string[]; rows: readonly (readonly string[])[] }

export const PAGES = ['A4_PORTRAIT', 'A4_LANDSCAPE', 'LETTER_PORTRAIT', 'A3_LANDSCAPE', 'LETTER_LANDSCAPE'] as const;
export type PageFormat = (typeof PAGES)[number];

export interface ExportDocument {
  title: string;
  subtitle: string;
  page: PageFormat;
  blocks: readonly Block[];
  tables: readonly CsvTable[];
}

export const FORMATS = ['PDF', 'DOCX', 'CSV'] as const;
export type ExportFormat = (typeof FORMATS)[number];
