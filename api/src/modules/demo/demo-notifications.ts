import { ACCESS_LABELS } from '@heartwood/contract/domain';
import { dayFrom } from '../../text/days';
import { companySubject, moduleSubject, type DemoNotification } from '../notification';
import { AMARA, JONAS, MATEO, MEI, PRIYA } from './demo-people';

const HOUR = 60;
const DAY = 24 * HOUR;

/** What the founder finds under the bell: three new ones, and what went before. */
export function demoNotifications(
  { loopcrate, mira, seatId, now }: { loopcrate: string; mira: string; seatId: string; now: Date },
): DemoNotification[] {
  const inLoopcrate = { to: AMARA.id, companyId: loopcrate };
  const culture = { ...inLoopcrate, by: PRIYA.id, subject: moduleSubject(loopcrate, 'culture'), isRead: false };
  const done = (key: 'keyResources' | 'channels', by: string, count: number, daysAgo: number): DemoNotification => (
    {
      ...inLoopcrate, by, type: 'MODULE_DONE', subject: moduleSubject(loopcrate, key), data: { moduleKey: key, done: count },
      minutesAgo: daysAgo * DAY, isRead: true,
    }
  );
  return [
    { ...culture, type: 'COMMENTED', data: { moduleKey: 'culture' }, minutesAgo: 72 },
    { ...culture, type: 'ASSIGNED', data: { moduleKey: 'culture', dueDate: dayFrom(now, 6) }, minutesAgo: 3 * HOUR },
    {
      to: AMARA.id, by: MEI.id, companyId: mira, type: 'INVITED', subject: companySubject(mira),
      data: { seatId, position: 'Advisor', access: ACCESS_LABELS.view }, minutesAgo: DAY, isRead: false,
    },
    done('keyResources', JONAS.id, 17, 2),
    done('channels', MATEO.id, 16, 3),
  ];
}
