import { lte } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { deletedMessage } from './messaging.table';

/** Takes away the words of messages whose deletion can't be undone any more. */
export async function sweepDeletedMessages({ db: { orm }, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await orm.delete(deletedMessage).where(lte(deletedMessage.keptUntil, now()));
}
