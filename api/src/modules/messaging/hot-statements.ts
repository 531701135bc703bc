import { CHANGES, POSITIONS, TAKING_PART } from './changes.queries';
import { AROUND, NEWER, NEWEST, OLDER } from './history.queries';
import { CONVERSATIONS, JOINED_CHANNELS, MY_CHANNELS, UNREAD_COUNTS } from './inbox.queries';
import { REQUESTS } from './channel-requests';
import { ENTRY, FACTS, MESSAGE, PAIR, WRITING_FACTS } from './messaging.queries';
import { CHANNEL_DETAILS, CHAT_PERSON } from './people.queries';
import { SEND } from './send-message';

/** What runs all the time; a test looks at each one's plan on a grown database. Searches are not among them: they read what they search. */
export const HOT_STATEMENTS = [
  SEND, FACTS, WRITING_FACTS, ENTRY, MESSAGE, PAIR, NEWEST, OLDER, NEWER, AROUND, CONVERSATIONS, JOINED_CHANNELS, UNREAD_COUNTS, MY_CHANNELS, CHANGES, POSITIONS, TAKING_PART, CHANNEL_DETAILS, CHAT_PERSON, REQUESTS,
] as const;
