import type { CsvField } from './csv-fields';

/** Which field each column is, by its head; null for those that say nothing known. */
export type CsvColumns = readonly (string | null)[];

const bare = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** What the columns are, as far as their heads tell. No field is two columns: whole names go before parts of names. */
export function guessColumns(header: readonly string[], fields: readonly CsvField[]): CsvColumns {
  const columns: (string | null)[] = header.map(() => null);
  const take = (isLike: (head: string, name: string) => boolean) => header.forEach((head, at) => {
    if (columns[at] !== null || bare(head) === '') return;
    const field = fields.find(({ name, label, also = [] }) => (
      !columns.includes(name) && [name, label, ...also].some((each) => isLike(bare(head), bare(each)))
    ));
    columns[at] = field?.name ?? null;
  });
  take((head, name) => head === name);
  take((head, name) => head.length > 2 && name.length > 2 && (head.startsWith(name) || name.startsWith(head)));
  return columns;
}

/** A column becomes a field; the one that was it before is none. */
export function chooseColumn(columns: CsvColumns, at: number, field: string | null): CsvColumns {
  return columns.map((each, column) => (column === at ? field : each === field ? null : each));
}
