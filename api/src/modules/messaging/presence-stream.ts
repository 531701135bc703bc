import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { invalid } from '../../request/errors';
import { SharedSource } from '../../sockets/fan-out';
import { presenceTopic, type PresenceEvent } from '../presence';
import { apartFromSql } from '../reach';
import { personReachSql } from './messaging.json';
import { requireMessenger, who } from './messenger';

const MAX_PEOPLE = 200;

/** $4 people: those the viewer may see the state of, as it is now. Who is apart from them, and meets them in a channel, is never online. */
const STATES: Statement = {
  name: 'presence-states',
  text: `select u.id as "userId", u.id in ${apartFromSql('$1::uuid')} as "isApart",
      case when u.id in ${apartFromSql('$1::uuid')} then 'false' else u.online_status end as "OnlineStatus"
    from users u
    where u.id = any($4::uuid[]) and (${personReachSql('u')} or exists (
      select from channel_member a
      join channel_member b on b.channel_id = a.channel_id
      where a.user_id = $1 and a.left_at is null and b.user_id = u.id and b.left_at is null))`,
};

/** Present online states, then each change. */
export function presenceStream(context: Context, userIds: readonly string[]): SharedSource {
  const viewer = requireMessenger(context);
  const people = [...new Set(userIds)];
  if (people.length > MAX_PEOPLE) throw invalid('userIds', `Watch at most ${MAX_PEOPLE} people at once.`);
  return new SharedSource(async (receiver) => {
    // What is heard before it is known whose state may be seen waits for that.
    const early: PresenceEvent[] = [];
    let pass = async (event: PresenceEvent): Promise<void> => { early.push(event); };
    const stops = await Promise.all(people.map((userId) => (
      context.bus.subscribe(presenceTopic(userId), ({ OnlineStatus }) => { void pass({ userId, OnlineStatus } as PresenceEvent); })
    )));
    const stop = (): void => { for (const end of stops) void end(); };
    try {
      const states = await context.db.read<PresenceEvent & { isApart: boolean }>(STATES, [...who(viewer), people]);
      const visible = new Set(states.filter(({ isApart }) => !isApart).map(({ userId }) => userId));
      const send = async (event: PresenceEvent): Promise<void> => { if (visible.has(event.userId)) await receiver.send(event); };
      for (const { userId, OnlineStatus } of states) await receiver.send({ userId, OnlineStatus });
      for (let event = early.shift(); event; event = early.shift()) await send(event);
      pass = send;
      return stop;
    } catch (error) {
      stop();
      throw error;
    }
  });
}
