import { badRequest } from '../request/errors';
import { UUID } from './uuid';

const ID = new RegExp(`^${UUID}$`);
const MOMENT = /^((?:19|20|21)\d\d)-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Where a page of a list ended, as the client hands it back. */
export const writeCursor = (...parts: readonly string[]) => Buffer.from(parts.join('|')).toString('base64url');

/** A moment and a row, as the list is ordered. Throws BAD_REQUEST for what was not written by `writeCursor`. */
export function readMomentCursor(after: string): [moment: string, id: string] {
  const [moment = '', id = '', ...more] = read(after);
  if (!isMoment(moment) || !ID.test(id) || more.length > 0) throw notACursor();
  return [moment, id];
}

/** A row's number. Throws BAD_REQUEST for what was not written by `writeCursor`. */
export function readNumberCursor(after: string): string {
  const [id = '', ...more] = read(after);
  if (!/^\d{1,18}$/.test(id) || more.length > 0) throw notACursor();
  return id;
}

/** ISO 8601 as PostgreSQL writes it, of a day that there is. */
export function isMoment(text: string): boolean {
  const [, year, month, day, hour, minute, second] = (MOMENT.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
}

const read = (after: string) => (after.length > 200 ? [] : Buffer.from(after, 'base64url').toString().split('|'));

const notACursor = () => badRequest('This is not a place in the list.');
