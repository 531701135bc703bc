import { dayMonth } from '../../../text/days';
import { actorsOf, type Told, type Type, type Words } from './told';

/** Of events that one comes to, or is asked to. */
export const OF_EVENTS = {
  EVENT_REMINDED: { kind: 'EVENT', mail: 'now', words: (told) => onEvent(told, `begins in ${spanOf(told)}`) },
  EVENT_SOON: { kind: 'EVENT', mail: 'own', words: (told) => onEvent(told, `begins in ${spanOf(told)}`) },
  EVENT_CHANGED: { kind: 'EVENT', mail: 'own', words: (told) => onEvent(told, 'has changed') },
  EVENT_CANCELLED: { kind: 'EVENT', mail: 'own', words: (told) => onEvent(told, 'is cancelled') },
  EVENT_PLACE: {
    kind: 'EVENT',
    mail: 'now',
    words: (told) => ({ ...onEvent(told, ''), message: `A place came free at ${eventOf(told)}. It is kept for you for a while` }),
  },
  // In the digest alone: it comes from whom one may not know.
  EVENT_INVITED: {
    kind: 'EVENT',
    words: (told) => ({
      ...onEvent(told, ''), message: `${actorsOf(told)} invited you to ${eventOf(told)}`, strong: [actorsOf(told), eventOf(told)],
    }),
  },
  EVENT_ADDED: {
    kind: 'EVENT',
    words: (told) => ({
      ...onEvent(told, ''), message: `${actorsOf(told)} added you to ${eventOf(told)}`, strong: [actorsOf(told), eventOf(told)],
    }),
  },
  // What it says stands on the event's page: a push and a mail pass through other hands.
  EVENT_MESSAGE: {
    kind: 'EVENT',
    mail: 'now',
    words: (told) => ({
      ...onEvent(told, ''), message: `${actorsOf(told)} wrote to everybody who attends ${eventOf(told)}`,
      strong: [actorsOf(told), eventOf(told)],
    }),
  },
  EVENT_ATTENDED: {
    kind: 'EVENT',
    words: (told) => ({
      ...onEvent(told, ''), message: `${actorsOf(told)} ${told.count > 1 ? 'attend' : 'attends'} ${eventOf(told)}`,
      strong: [actorsOf(told), eventOf(told)],
    }),
  },
} as const satisfies Record<string, Type>;

const eventOf = ({ data }: Told) => data.eventName ?? 'An event';

function onEvent(told: Told, what: string): Words {
  const [name, { eventDate }] = [eventOf(told), told.data];
  const day = eventDate === undefined ? '' : `, ${dayMonth(eventDate)}`;
  return { message: `${name}${day} ${what}`, strong: [name], path: `/app/events/${told.data.eventId ?? ''}` };
}

/** "15 minutes", "3 hours", "1 day" */
function spanOf({ data: { minutes = 0 } }: Told): string {
  const [count, unit] = minutes >= 1440 ? [minutes / 1440, 'day'] : minutes >= 60 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
