import { randomUUID } from 'node:crypto';
import { signedIn, type Rights, type Rule } from '../../testing/rights';
import type { Part, Stage } from '../../testing/rights-stage';

/** Of the stage's CLOSE channel: the owner made it, the editor takes part and has written in it. */
const PARTICIPANTS: Part[] = ['editor', 'owner'];
const CREATOR: Part[] = ['owner'];
const AUTHORS: Part[] = ['editor'];
const BUT_EDITOR: Part[] = ['outsider', 'viewer', 'custom', 'admin', 'owner'];

const inChannel = (may: Rule['may'], more: (stage: Stage) => Record<string, unknown> = () => ({})): Rule => (
  { may, variables: (stage) => ({ channelId: stage.channelId, ...more(stage) }) }
);
const newMessage = () => ({ input: { id: randomUUID(), body: 'Hello' } });
const list = { first: 5 };

export const MESSAGING_RIGHTS: Rights = {
  fields: {
    'Query.conversations': signedIn(list),
    'Query.joinedChannels': signedIn(list),
    'Query.openChannels': signedIn(list),
    'Query.unreadCounts': signedIn(),
    'Query.channelRequests': signedIn(list),
    'Query.chatDrafts': signedIn(list),
    'Query.searchChannels': signedIn({ search: 'depot', ...list }),
    'Query.searchMessages': signedIn({ search: 'editor', first: 5 }),
    'Query.chatPeople': { may: 'signed-in', variables: ({ channelId }) => ({ search: '', first: 5, forChannelId: channelId }) },
    'Query.inboxEntry': { ...inChannel(PARTICIPANTS), hides: true },
    'Query.channelMessages': { ...inChannel(PARTICIPANTS), hides: true },
    'Query.pinnedMessages': { ...inChannel(PARTICIPANTS, () => list), hides: true },
    'Query.messagesWithFiles': { ...inChannel(PARTICIPANTS, () => list), hides: true },
    'Query.channelDetails': { ...inChannel(PARTICIPANTS, () => ({ ...list, search: '' })), hides: true },
    'Query.chatMessage': { may: PARTICIPANTS, hides: true, variables: ({ messageId }) => ({ id: messageId }) },
    'Query.chatThread': { may: PARTICIPANTS, hides: true, variables: ({ messageId }) => ({ id: messageId, ...list }) },
    'Query.oneOnOne': { may: BUT_EDITOR, variables: ({ people }) => ({ userId: people.editor.userId }) },
    'Mutation.writePersonalMessage': { may: BUT_EDITOR, variables: ({ people }) => ({ userId: people.editor.userId, ...newMessage() }) },
    'Mutation.sendChannelMessage': inChannel(PARTICIPANTS, newMessage),
    'Mutation.editMessage': { may: AUTHORS, variables: ({ messageId }) => ({ id: messageId, body: 'Changed' }) },
    'Mutation.deleteMessage': { may: PARTICIPANTS, variables: ({ messageId }) => ({ id: messageId }) },
    // Nothing is deleted on the stage: whoever takes part gets the message as it is.
    'Mutation.restoreMessage': { may: PARTICIPANTS, variables: ({ messageId }) => ({ id: messageId }) },
    'Mutation.react': { may: PARTICIPANTS, variables: ({ messageId }) => ({ messageId, emoji: '👍', on: true }) },
    'Mutation.forwardMessage': {
      may: PARTICIPANTS, variables: ({ messageId, channelId }) => ({ messageId, id: randomUUID(), channelId }),
    },
    'Mutation.setChannelAdmin': inChannel(CREATOR, ({ people }) => ({ userId: people.editor.userId, on: true })),
    'Mutation.pinMessage': { may: PARTICIPANTS, variables: ({ messageId }) => ({ messageId, on: true }) },
    'Mutation.markConversationRead': { may: ['viewer'], variables: ({ people }) => ({ userId: people.editor.userId }) },
    'Mutation.markChannelRead': inChannel(PARTICIPANTS),
    'Mutation.markUnread': { may: PARTICIPANTS, variables: ({ messageId }) => ({ messageId }) },
    'Mutation.muteConversation': inChannel(PARTICIPANTS),
    'Mutation.createChannel': { may: 'signed-in', variables: () => ({ input: { id: randomUUID(), name: 'New channel', type: 'OPEN' } }) },
    'Mutation.updateChannel': { may: CREATOR, variables: ({ channelId }) => ({ id: channelId, set: { name: 'Renamed' } }) },
    'Mutation.addParticipants': inChannel(CREATOR, ({ people }) => ({ userIds: [people.custom.userId] })),
    'Mutation.removeParticipant': inChannel(CREATOR, ({ people }) => ({ userId: people.editor.userId })),
    'Mutation.joinChannel': { may: 'signed-in', variables: ({ openChannelId }) => ({ channelId: openChannelId }) },
    // The owner has asked the viewer.
    'Mutation.answerChannelRequest': inChannel(['viewer'], () => ({ accept: false })),
    'Mutation.leaveChannel': inChannel(PARTICIPANTS, ({ people }) => ({ newCreatorId: people.editor.userId })),
    'Mutation.deleteChannel': { may: CREATOR, variables: ({ channelId }) => ({ id: channelId }) },
    'Mutation.saveChatDraft': {
      may: 'signed-in',
      variables: ({ people }) => ({ target: `person:${people.editor.userId}`, text: 'Half a thou', base: 0 }),
    },
    'Mutation.setTyping': inChannel(PARTICIPANTS, () => ({ isTyping: true })),
    'Mutation.setPresence': signedIn({ tab: 'one', visible: true }),
    'Subscription.channelStream': inChannel(PARTICIPANTS),
    'Subscription.inboxStream': signedIn(),
    'Subscription.typing': {
      ...inChannel(PARTICIPANTS),
      nudge: ({ channelId }) => (
        { query: 'mutation ($id: ID!) { setTyping(channelId: $id, isTyping: true) }', variables: { id: channelId } }
      ),
    },
    'Subscription.presence': { may: 'signed-in', variables: ({ people }) => ({ userIds: [people.editor.userId, people.viewer.userId] }) },
  },
  routes: {
    'POST /helpers/get-metadata': { policy: 'messenger', status: 200, request: () => ({ body: { url: 'http://127.0.0.1:1/' } }) },
  },
};
