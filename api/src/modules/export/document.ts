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

/** Width and height of a sheet, points. */
export const PAPER_SIZES: Readonly<Record<PageFormat, readonly [width: number, height: number]>> = {
  A4_PORTRAIT: [595.28, 841.89], A4_LANDSCAPE: [841.89, 595.28], A3_LANDSCAPE: [1190.55, 841.89], LETTER_PORTRAIT: [612, 792],
  LETTER_LANDSCAPE: [792, 612],
};

/** One drawing that fills a sheet inside a margin; lengths are points. */
export interface PrintedDrawing { title: string; svg: string; width: number; height: number; margin: number }

export interface ExportDocument {
  title: string;
  subtitle: string;
  page: PageFormat;
  blocks: readonly Block[];
  tables: readonly CsvTable[];
}

export const FORMATS = ['PDF', 'DOCX', 'CSV'] as const;
export type ExportFormat = (typeof FORMATS)[number];

export const NOTE_FORMATS = ['MARKDOWN', 'HTML', 'PDF'] as const;
export type NoteFormat = (typeof NOTE_FORMATS)[number];

/** Of all that is exported. */
export const KEPT_FORMATS = [...FORMATS, 'MARKDOWN', 'HTML', 'PPTX', 'PNG'] as const;
export type KeptFormat = (typeof KEPT_FORMATS)[number];
