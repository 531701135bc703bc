import type { Told, Type, Words } from './told';

/** Of messages. */
export const OF_CHATS = {
  CHAT_MENTIONED: { kind: 'MENTION', words: (told) => inChat(told, 'mentioned you', 'mentioned you in a message') },
  CHAT_REPLIED: { kind: 'COMMENT', words: (told) => inChat(told, 'replied to you', 'replied to you') },
  MESSAGED: {
    kind: 'MESSAGE',
    words: (told) => {
      const { count, data: { channelName } } = told;
      const words = inChat(told, 'wrote', count > 1 ? `sent you ${count} messages` : 'wrote to you');
      if (count === 1 || channelName == null) return words;
      return { ...words, message: `${count} new messages in ${channelName}`, strong: [channelName] };
    },
  },
} as const satisfies Record<string, Type>;

/** In a channel, by its name; between two, by who the other one is. */
function inChat({ actors: [who = 'Somebody'], actorIds: [otherId], data }: Told, verb: string, toYou: string): Words {
  const { channelId, channelName, threadId } = data;
  const thread = threadId === undefined ? '' : `&thread=${threadId}`;
  if (channelName == null) return { message: `${who} ${toYou}`, strong: [who], path: `/app/messaging/user?name=${otherId ?? ''}${thread}` };
  const path = `/app/messaging/channel?channel=${channelId ?? ''}${thread}`;
  return { message: `${who} ${verb} in ${channelName}`, strong: [who, channelName], path };
}
