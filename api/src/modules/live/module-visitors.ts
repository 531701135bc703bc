import type { ModuleKey } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { companyTopic } from '../company';
import { moduleRowsSql, permitted, type ModuleRows } from '../growth';
import { personSql, requireViewer, type Person } from '../identity';
import { placeTopic, type Place } from '../presence';
import { leavable, NoticeQueue } from '../../events/notice-queue';

/** $1 company, $2 module, $3 viewer, $4 subject of the place. */
export const MODULE_VISITORS: Statement = {
  name: 'module-visitors',
  text: moduleRowsSql(`select json_agg(${personSql('u')} order by lower(u.firstname), u.id)
    from users u
    where not u.is_deleted and u.id in (
      select p.user_id
      from place_presence p
      where p.kind = 'module' and p.subject = $4 and p.expires_at > now())`),
};

/** Steps of the company after which somebody may not see the module any more. */
const RIGHTS: readonly unknown[] = ['VISIBILITY_CHANGED', 'ASSIGNMENT_CHANGED', 'TEAM_CHANGED', 'COMPANY_REMOVED'];

export interface ModuleVisitors { moduleId: string; people: Person[] }
interface Address { companyId: string; key: ModuleKey }

/**
 * Who looks at a module: to look is to be seen, for as long as the subscription lasts. Throws FORBIDDEN for those who do not
 * see the module, and ends when the viewer does not see it any more.
 */
export async function openModuleVisitors(context: Context, { companyId, key }: Address): Promise<AsyncIterableIterator<ModuleVisitors>> {
  const { userId } = requireViewer(context);
  const moduleId = `${companyId}:${key}`;
  const place: Place = { kind: 'module', subject: moduleId };
  const read = async () => {
    const [row] = await context.db.read<{ data: ModuleRows<Person> }>(MODULE_VISITORS, [companyId, key, userId, moduleId]);
    return permitted(row?.data, key, userId, context.now()).rows;
  };
  await read();
  const queue = new NoticeQueue();
  await queue.open(context.bus, placeTopic(place));
  await queue.open(context.bus, companyTopic(companyId));
  return leavable(visits(context, place, userId, read, queue), queue);
}

async function* visits(
  context: Context,
  place: Place,
  userId: string,
  read: () => Promise<Person[]>,
  queue: NoticeQueue,
): AsyncGenerator<ModuleVisitors, void> {
  const leave = await context.places.stand(place, userId);
  try {
    let told = '';
    for (;;) {
      const people = await read().catch(() => null);
      if (people === null) return;
      const seen = people.map(({ id }) => id).join();
      if (seen !== told) yield { moduleId: place.subject, people };
      told = seen;
      if (!(await nextOf(queue))) return;
    }
  } finally {
    leave();
    queue.close();
  }
}

/** Waits for a notice that may have changed the answer; false once the queue is closed. */
async function nextOf(queue: NoticeQueue): Promise<boolean> {
  for (;;) {
    const notice = await queue.next();
    if (notice === null) return false;
    if (notice.type === undefined || RIGHTS.includes(notice.type)) return true;
  }
}
