import { badRequest } from '../request/errors';
import { isDay } from './days';
import { UUID } from './uuid';

/** A page of a list by key: `endCursor` is where the next one begins. */
export interface Page<Node> { nodes: Node[]; hasMore: boolean; endCursor: string | null }

/** What is asked for of a list: so many rows, behind where a page ended or, with null, from the beginning. */
export interface PageInput { first: number; after: string | null }

/** How many rows a page has when so many were asked for. */
export const sizeOf = (first: number, most = 100) => Math.min(Math.max(first, 1), most);

/** The page that these rows make, of which one more was read than it has: it tells whether there are more. */
export function pageOf<Row, Node>(
  rows: readonly Row[], size: number, { view, cursor }: { view: (row: Row) => Node; cursor: (row: Row) => string },
): Page<Node> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { nodes: shown.map(view), hasMore: rows.length > shown.length, endCursor: last === undefined ? null : cursor(last) };
}

/** Where a page of a list ended, as the client hands it back. */
export const cursorOf = (...parts: readonly string[]) => Buffer.from(parts.join('|')).toString('base64url');

const ID = new RegExp(`^${UUID}$`);
const MOMENT = /^((?:19|20|21)\d\d)-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** What a cursor may be made of. */
const PARTS = {
  moment: isMoment,
  day: isDay,
  id: (text: string) => ID.test(text),
  number: (text: string) => /^\d{1,18}$/.test(text),
  code: (text: string) => /^[A-Z0-9]{1,20}$/.test(text),
  word: (text: string) => /^[a-z]{1,20}$/.test(text),
} as const;

/** The parts of a cursor, each of the kind that stands there. Throws BAD_REQUEST for what was not written by `cursorOf`. */
export function readCursor(after: string, ...kinds: readonly (keyof typeof PARTS)[]): string[] {
  const parts = after.length > 200 ? [] : Buffer.from(after, 'base64url').toString().split('|');
  if (parts.length !== kinds.length || !kinds.every((kind, at) => PARTS[kind](parts[at] ?? '')))
    throw badRequest('This is not a place in the list.');
  return parts;
}

/** The same for a statement that takes null in place of each part for the beginning of its list. */
export const placeOf = (after: string | null, ...kinds: readonly (keyof typeof PARTS)[]) => (
  after === null ? kinds.map(() => null) : readCursor(after, ...kinds)
);

/**
 * Where a list begins that comes newest first, as a row of moment and id to be less than; both parameters null: at its
 * beginning. An index can go there, which it can't with an `or`.
 */
export const behindSql = (moment: string, id: string) => (
  `(coalesce(${moment}::timestamptz, 'infinity'), coalesce(${id}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))`
);

/** The same for a list that comes oldest first: to be greater than. */
export const beyondSql = (moment: string, id: string) => (
  `(coalesce(${moment}::timestamptz, '-infinity'), coalesce(${id}::uuid, '00000000-0000-0000-0000-000000000000'))`
);

/** ISO 8601 as PostgreSQL writes it, of a day that there is. */
export function isMoment(text: string): boolean {
  const [, year, month, day, hour, minute, second] = (MOMENT.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
}
