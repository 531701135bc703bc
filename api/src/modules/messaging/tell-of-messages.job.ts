import { defineJob } from '../jobs';
import { conversationSubject, notifyEach, type Told } from '../notification';
import { secondLook } from '../presence';
import { lookAfterVisitors } from './mail-visitors.job';
import { UNTOLD, type Untold } from './untold.queries';

/**
 * Some seconds after a message: who is away and has not read it is told, one row a conversation with how many there are. Who has a
 * page of the product before their eyes hears it from messaging itself, and is looked at once more.
 */
export const tellOfMessages = defineJob<{ channelId: string; isSecondLook?: boolean }>({
  kind: 'tell-of-messages',
  run: async (services, { channelId, isSecondLook = false }): Promise<void> => {
    const { db, jobs, now } = services;
    await lookAfterVisitors(services, channelId);
    const people = await db.read<Untold>(UNTOLD, [channelId]);
    const to = people.filter(({ isWatching }) => !isWatching)
      .map(({ threadId, userId, actorId, count, type }): Told => (
        { userId, actorId, count, type, ...(threadId !== null && { data: { threadId } }) }
      ));
    const [first] = people;
    if (!first) return;
    const subject = conversationSubject(channelId);
    await db.transaction(async (tx) => {
      await notifyEach(tx, services, {
        to, subject, groupKey: `CHAT:${subject}`, companyId: null, data: { channelId, channelName: first.channelName }, isLate: true,
      });
      if (to.length === people.length || isSecondLook) return;
      await jobs.enqueue(tx, tellOfMessages, {
        key: `${channelId}:again`, payload: { channelId, isSecondLook: true }, runAt: secondLook(now()),
      });
    });
  },
});
