import { RATING, rowNameKey } from '@heartwood/contract/domain';
import { isCurrency, readAmount } from '@heartwood/contract/numbers';

/** What a cell says, or what is wrong with it. */
export type CellRead = { value: unknown; fault: null } | { value: null; fault: string };

/** What a column of a file can be: a field of the rows. */
export interface CsvField {
  /** The field of the row. */
  name: string;
  label: string;
  /** What else the heads of columns call it. */
  also?: readonly string[];
  /**
   * A cell that says something.
   * @param updates the id of the row that it changes; null: it is a new one
   */
  read(text: string, updates: string | null): CellRead;
  /** Said of a row that lacks it: "no price". */
  lack?: string;
}

const value = (read: unknown): CellRead => ({ value: read, fault: null });
export const fault = (sentence: string): CellRead => ({ value: null, fault: sentence });

/** @param max characters */
export const text = (max: number) => (typed: string): CellRead => (
  typed.length > max ? fault(`At most ${max.toLocaleString('en-US')} characters`) : value(typed)
);

/** An amount of money, as people write it. */
export function amount(typed: string): CellRead {
  const read = readAmount(typed);
  return read === null || read.startsWith('-') ? fault('Use a number, such as 1,500.50') : value(read);
}

/** The code of a currency, in capitals or not. */
export function currency(typed: string): CellRead {
  const code = typed.toUpperCase();
  return isCurrency(code) ? value(code) : fault('Use a currency, such as EUR');
}

/** A step of the scale of five. */
export function rating(typed: string): CellRead {
  const read = /^\d+$/.test(typed) ? Number(typed) : NaN;
  return read >= RATING.min && read <= RATING.max ? value(read) : fault(`Use a number ${RATING.min}–${RATING.max}`);
}

/** One of a list, by its word or its value, in capitals or not. */
export const oneOf = (list: readonly (readonly [string, string])[], unknown: string) => (typed: string): CellRead => {
  const found = list.find((each) => each.some((word) => rowNameKey(word.replaceAll('_', ' ')) === rowNameKey(typed.replaceAll('_', ' '))));
  return found ? value(found[0]) : fault(unknown);
};

/** Rows of another list by their names, several between commas or semicolons. */
export const namesOf = (rows: readonly { id: string; name: string }[], unknown: (name: string) => string) => (typed: string): CellRead => {
  const whole = rows.find(({ name }) => rowNameKey(name) === rowNameKey(typed));
  const names = whole ? [typed] : typed.split(/[,;|]/).map((name) => name.trim()).filter((name) => name !== '');
  const ids: string[] = [];
  for (const each of names) {
    const found = rows.find(({ name }) => rowNameKey(name) === rowNameKey(each));
    if (!found) return fault(unknown(each));
    ids.push(found.id);
  }
  return value([...new Set(ids)]);
};
