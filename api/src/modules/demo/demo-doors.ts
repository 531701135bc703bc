import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { closeSessions, users } from '../identity';
import { DEMO_PEOPLE } from './demo-people';

type Doors = Pick<Services, 'db' | 'bus' | 'tokens' | 'now' | 'log' | 'config'>;

const IDS = DEMO_PEOPLE.map(({ id }) => id);

/**
 * Everybody knows the password of the demo's people. Production without the demo does not let them in, also where a start
 * as development had written them before; a start with the demo does again.
 */
export async function setDemoDoors({ config, ...parts }: Doors): Promise<void> {
  if (config.seedDemo) await open(parts);
  else if (config.production) await close(parts);
}

async function open({ db, log }: Pick<Doors, 'db' | 'log'>): Promise<void> {
  const opened = await db.orm.update(users).set({ isBlocked: false })
    .where(and(inArray(users.id, IDS), eq(users.isBlocked, true))).returning({ id: users.id });
  if (opened.length > 0) log.warn({ people: opened.length }, 'the demo accounts are open again');
}

async function close(parts: Omit<Doors, 'config'>): Promise<void> {
  const closed = await parts.db.transaction(async (tx) => {
    const people = await tx.update(users).set({ isBlocked: true })
      .where(and(inArray(users.id, IDS), eq(users.isBlocked, false))).returning({ id: users.id });
    // All of them: a session may have been opened between an earlier start that blocked and now.
    for (const id of IDS) await closeSessions(tx, parts, id);
    return people;
  });
  if (closed.length > 0) parts.log.warn(
    { people: closed.length },
    'the demo accounts are blocked and signed out: their password is public, and production was started without --demo',
  );
}
