import { personName } from './person-name';

/** What a channel tells of itself in the place of a message. */
export const CHANNEL_LINE_KINDS = [
  'created', 'joined', 'left', 'added', 'removed', 'admin', 'member', 'renamed', 'described', 'logo', 'closed',
] as const;

export type ChannelLineKind = (typeof CHANNEL_LINE_KINDS)[number];

interface Named { id: string; firstname: string; lastname: string }

export interface ChannelLine {
  kind: ChannelLineKind;
  /** Who was added, removed, made an admin or is one no more. Whose account is gone is not among them. */
  people: readonly Named[];
  /** The channel's name from then on; null where the line is about something else, or where something was taken away. */
  text: string | null;
}

/** More people than this are counted. */
const NAMED = 3;

/**
 * The line as a sentence, through the eyes of one person.
 * @param author who did it; null when the account is gone
 * @param selfId whoever reads it is "you"; null tells it to anybody
 */
export function channelLineWords({ kind, people, text }: ChannelLine, author: Named | null, selfId: string | null): string {
  const who = author === null ? 'Somebody' : author.id === selfId ? 'You' : personName(author);
  const whom = listed(people, selfId);
  switch (kind) {
    case 'created': return `${who} created the channel`;
    case 'joined': return `${who} joined`;
    case 'left': return `${who} left`;
    case 'added': return `${who} added ${whom}`;
    case 'removed': return `${who} removed ${whom}`;
    case 'admin': return `${who} made ${whom} an admin`;
    case 'member': return `${who} made ${whom} a participant like the others`;
    case 'renamed': return `${who} renamed the channel to “${text ?? ''}”`;
    case 'described': return `${who} ${text === null ? 'took the description away' : 'changed the description'}`;
    case 'logo': return `${who} ${text === null ? 'took the logo away' : 'changed the logo'}`;
    case 'closed': return `${who} closed the channel: only the people in it can see it`;
  }
}

/** The reader comes first: it is they who look for themselves. */
function listed(people: readonly Named[], selfId: string | null): string {
  const names = people
    .toSorted((a, b) => Number(b.id === selfId) - Number(a.id === selfId))
    .map((person) => (person.id === selfId ? 'you' : personName(person)));
  const shown = names.length > NAMED ? [...names.slice(0, NAMED - 1), `${names.length - NAMED + 1} others`] : names;
  return [shown.slice(0, -1).join(', '), shown.at(-1) ?? 'somebody'].filter(Boolean).join(' and ');
}
