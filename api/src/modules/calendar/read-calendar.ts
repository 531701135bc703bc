import { moduleOf } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { noAccess } from '../company';
import { requireViewer } from '../identity';
import { CALENDAR_KINDS, type CalendarEntry, type CalendarKind } from './calendar-entry';
import { CALENDAR } from './calendar.queries';

const MOST_DAYS = 400;
const DAY = 24 * 60 * 60 * 1000;

interface Asked { companyId: string; from: string; to: string; kinds?: readonly CalendarKind[] | null | undefined }

/**
 * Goals, phases, events and modules that are due between two days, as the viewer may see them; only some kinds, if told.
 * Throws FORBIDDEN for outsiders, and INVALID.
 */
export async function readCalendar(context: Context, { companyId, from, to, kinds }: Asked): Promise<CalendarEntry[]> {
  const { userId } = requireViewer(context);
  if (to < from) throw invalid('to', 'To must be after From.');
  if (Date.parse(to) - Date.parse(from) > MOST_DAYS * DAY) throw invalid('to', `A calendar shows at most ${MOST_DAYS} days at once.`);
  const [row] = await context.db.read<{ data: CalendarEntry[] }>(CALENDAR, [companyId, userId, from, to, kinds ?? CALENDAR_KINDS]);
  if (!row) throw noAccess();
  return row.data.map(titled);
}

/** A module is called as everywhere. */
export const titled = <Entry extends Pick<CalendarEntry, 'moduleKey' | 'title'>>(entry: Entry): Entry => (
  entry.moduleKey === null ? entry : { ...entry, title: moduleOf(entry.moduleKey).label }
);
