import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { expected } from '../../request/expected-failure';
import { builder } from '../../graphql/schema-builder';
import { addParticipants } from './add-participants';
import { answerChannelRequest } from './channel-requests';
import { createChannel } from './create-channel';
import { deleteChannel } from './delete-channel';
import { deleteMessage } from './delete-message';
import { saveDraft } from './drafts';
import { editMessage } from './edit-message';
import { forwardMessage } from './forward-message';
import { joinChannel } from './join-channel';
import { leaveChannel } from './leave-channel';
import { markChannelRead, markConversationRead } from './mark-read';
import { markUnread } from './mark-unread';
import { muteConversation } from './mute-conversation';
import type { ChatChannel, ChatMessage, InboxEntry } from './messaging.json';
import { ChannelTypeRef, LeavePayloadRef } from './channel.schema';
import { ChatDraftPayloadRef } from './drafts.schema';
import { ChannelPayloadRef, EntryPayloadRef, PersonalMessagePayloadRef } from './inbox.schema';
import { MessagePayloadRef } from './message.schema';
import { requireMessenger } from './messenger';
import { pinMessage } from './pin-message';
import { react } from './react';
import { readInboxEntry } from './read-messaging';
import { removeParticipant } from './remove-participant';
import { restoreMessage } from './restore-message';
import { sendChannelMessage } from './send-message';
import { setChannelAdmin } from './set-channel-admin';
import { setTyping } from './set-typing';
import { updateChannel } from './update-channel';
import { writePersonalMessage } from './write-personal-message';

export const AttachmentInput = builder.inputType('AttachmentInput', {
  description: '`url` as the upload answered it.',
  fields: (t) => ({ id: t.id(), name: t.string(), type: t.string(), url: t.string(), size: t.int() }),
});

const MessageInputRef = builder.inputType('MessageInput', {
  description: '`id` is made by the client: the same id twice is one message.',
  fields: (t) => ({
    id: t.id(),
    body: t.string(),
    replyTo: t.id({ required: false }),
    mentions: t.idList({ required: false }),
    attachments: t.field({ type: [AttachmentInput], required: false }),
  }),
});

const CreateChannelInput = builder.inputType('CreateChannelInput', {
  fields: (t) => ({
    id: t.id(),
    name: t.string(),
    type: t.field({ type: ChannelTypeRef }),
    description: t.string({ required: false }),
    logoUrl: t.string({ required: false }),
    participantIds: t.idList({ required: false }),
    partnerId: t.id({ required: false, description: 'For a channel that the people of this partner take part in.' }),
  }),
});

const ChannelSetRef = builder.inputType('ChannelSet', {
  description: 'What is left out stays; null empties.',
  fields: (t) => ({
    name: t.string({ required: false }),
    description: t.string({ required: false }),
    logoUrl: t.string({ required: false }),
    type: t.field({ type: ChannelTypeRef, required: false, description: 'CLOSE alone: a close channel stays close.' }),
  }),
});

type MessageArgs = typeof MessageInputRef.$inferInput;
const messageOf = ({ id, body, replyTo, mentions, attachments }: MessageArgs) => (
  { id, body, replyTo: replyTo ?? null, mentions: mentions ?? [], attachments: attachments ?? [] }
);

async function messagePayload(command: () => Promise<ChatMessage>) {
  const { value, error } = await expected(command);
  return { message: value, error };
}

async function entryPayload(command: () => Promise<InboxEntry>) {
  const { value, error } = await expected(command);
  return { entry: value, error };
}

async function channelPayload(context: Context, command: () => Promise<ChatChannel>) {
  const { value, error } = await expected(command);
  return { channel: value, entry: value && await readInboxEntry(context, value.id), error };
}

async function leavePayload(channelId: string, command: () => Promise<void>) {
  const { error } = await expected(command);
  return { channelId: error ? null : channelId, error };
}

const base = { authScopes: { messenger: true }, complexity: 20 } as const;

builder.mutationFields((t) => {
  const messages = { ...base, type: MessagePayloadRef } as const;
  const entries = { ...base, type: EntryPayloadRef } as const;
  const channels = { ...base, type: ChannelPayloadRef } as const;
  const leaving = { ...base, type: LeavePayloadRef } as const;
  return {
    writePersonalMessage: t.field({
      ...base, type: PersonalMessagePayloadRef, description: 'The conversation of the pair is made with the first message.',
      args: { userId: t.arg.id(), input: t.arg({ type: MessageInputRef }) },
      resolve: async (_root, { userId, input }, context) => {
        const { message, error } = await messagePayload(() => writePersonalMessage(context, { ...messageOf(input), userId }));
        return { message, entry: message && await readInboxEntry(context, message.channelId), error };
      },
    }),
    sendChannelMessage: t.field({
      ...messages, description: 'Also into a personal conversation that exists.',
      args: { channelId: t.arg.id(), input: t.arg({ type: MessageInputRef }) },
      resolve: (_root, { channelId, input }, context) => (
        messagePayload(() => sendChannelMessage(context, { ...messageOf(input), channelId }))
      ),
    }),
    editMessage: t.field({
      ...messages, description: '`over`: the words that are changed. Where others stand by now it is a CONFLICT, and nothing is changed.',
      args: { id: t.arg.id(), body: t.arg.string(), mentions: t.arg.idList({ required: false }), over: t.arg.string({ required: false }) },
      resolve: (_root, { id, body, mentions, over }, context) => (
        messagePayload(() => editMessage(context, { id, body, mentions: mentions ?? [], over: over ?? null }))
      ),
    }),
    deleteMessage: t.field({
      ...messages, description: 'Own, or any for an admin of the channel.', args: { id: t.arg.id() },
      resolve: (_root, { id }, context) => messagePayload(() => deleteMessage(context, id)),
    }),
    restoreMessage: t.field({
      ...messages, description: 'Undoes a deletion as who deleted, within minutes. Twice is once.', args: { id: t.arg.id() },
      resolve: (_root, { id }, context) => messagePayload(() => restoreMessage(context, id)),
    }),
    react: t.field({
      ...messages, args: { messageId: t.arg.id(), emoji: t.arg.string(), on: t.arg.boolean() },
      resolve: (_root, args, context) => messagePayload(() => react(context, args)),
    }),
    pinMessage: t.field({
      ...messages, description: 'Keeps it at hand for everybody in the conversation; `on: false` lets it go.',
      args: { messageId: t.arg.id(), on: t.arg.boolean() },
      resolve: (_root, args, context) => messagePayload(() => pinMessage(context, args)),
    }),
    forwardMessage: t.field({
      ...messages,
      description: 'Passes a message on to one of `channelId` and `userId`, with copies of its files. `id` is of the new message: twice is once.',
      args: { messageId: t.arg.id(), id: t.arg.id(), channelId: t.arg.id({ required: false }), userId: t.arg.id({ required: false }) },
      resolve: (_root, { messageId, id, channelId, userId }, context) => messagePayload(() => {
        if (channelId != null && userId == null) return forwardMessage(context, { messageId, id, to: { channelId } });
        if (userId != null && channelId == null) return forwardMessage(context, { messageId, id, to: { userId } });
        throw invalid('channelId', 'Say where it is to go.');
      }),
    }),
    markConversationRead: t.field({
      ...entries, description: 'Up to the message; never backwards. Without `lastMessageId`: all.',
      args: { userId: t.arg.id(), lastMessageId: t.arg.id({ required: false }) },
      resolve: (_root, { userId, lastMessageId }, context) => (
        entryPayload(() => markConversationRead(context, { userId, messageId: lastMessageId ?? null }))
      ),
    }),
    markChannelRead: t.field({
      ...entries, description: 'Up to the message; never backwards. Without `lastMessageReadId`: all.',
      args: { channelId: t.arg.id(), lastMessageReadId: t.arg.id({ required: false }) },
      resolve: (_root, { channelId, lastMessageReadId }, context) => (
        entryPayload(() => markChannelRead(context, { channelId, messageId: lastMessageReadId ?? null }))
      ),
    }),
    markUnread: t.field({
      ...entries, description: 'That message and what follows count as unread again.', args: { messageId: t.arg.id() },
      resolve: (_root, { messageId }, context) => entryPayload(() => markUnread(context, messageId)),
    }),
    muteConversation: t.field({
      ...entries, args: { channelId: t.arg.id(), until: t.arg({ type: 'DateTime', required: false }) },
      description: 'The viewer is told of nothing here until then; null: of everything again. A channel or a conversation of two.',
      resolve: (_root, { channelId, until }, context) => (
        entryPayload(() => muteConversation(context, { channelId, until: until ? new Date(until) : null }))
      ),
    }),
    createChannel: t.field({
      ...channels, description: "Same id twice: the first call's answer.", args: { input: t.arg({ type: CreateChannelInput }) },
      resolve: (_root, { input }, context) => channelPayload(context, () => createChannel(context, {
        ...input, description: input.description ?? null, logoUrl: input.logoUrl ?? null, participantIds: input.participantIds ?? [],
        partnerId: input.partnerId ?? null,
      })),
    }),
    updateChannel: t.field({
      ...channels, args: { id: t.arg.id(), set: t.arg({ type: ChannelSetRef }) },
      resolve: (_root, { id, set: { name, type, ...rest } }, context) => (
        channelPayload(context, () => updateChannel(context, { id, set: { ...rest, name: name ?? undefined, type: type ?? undefined } }))
      ),
    }),
    addParticipants: t.field({
      ...channels, args: { channelId: t.arg.id(), userIds: t.arg.idList() },
      resolve: (_root, args, context) => channelPayload(context, () => addParticipants(context, args)),
    }),
    removeParticipant: t.field({
      ...channels, args: { channelId: t.arg.id(), userId: t.arg.id() },
      resolve: (_root, args, context) => channelPayload(context, () => removeParticipant(context, args)),
    }),
    setChannelAdmin: t.field({
      ...channels, description: 'Makes a participant an admin beside the creator, or takes that back, as an admin. Twice is once.',
      args: { channelId: t.arg.id(), userId: t.arg.id(), on: t.arg.boolean() },
      resolve: (_root, args, context) => channelPayload(context, () => setChannelAdmin(context, args)),
    }),
    joinChannel: t.field({
      ...channels, args: { channelId: t.arg.id() },
      resolve: (_root, { channelId }, context) => channelPayload(context, () => joinChannel(context, channelId)),
    }),
    answerChannelRequest: t.field({
      ...entries, args: { channelId: t.arg.id(), accept: t.arg.boolean() },
      description: 'Takes part in the channel that somebody asked the viewer into, or does not.',
      resolve: async (_root, args, context) => {
        const { error } = await expected(() => answerChannelRequest(context, args));
        return { entry: error || !args.accept ? null : await readInboxEntry(context, args.channelId), error };
      },
    }),
    leaveChannel: t.field({
      ...leaving,
      description: 'The creator of a channel without further admins names a new one (`newCreatorId`, a participant) or deletes it: NEW_CREATOR_NEEDED.',
      args: { channelId: t.arg.id(), newCreatorId: t.arg.id({ required: false }) },
      resolve: (_root, { channelId, newCreatorId }, context) => (
        leavePayload(channelId, () => leaveChannel(context, { channelId, newCreatorId: newCreatorId ?? null }))
      ),
    }),
    deleteChannel: t.field({
      ...leaving, args: { id: t.arg.id() },
      resolve: (_root, { id }, context) => leavePayload(id, () => deleteChannel(context, id)),
    }),
    saveChatDraft: t.field({
      ...base, authScopes: { signedIn: true }, type: ChatDraftPayloadRef,
      description: '`base`: the revision that this device has seen, 0 for none.',
      args: { target: t.arg.string(), text: t.arg.string(), mentions: t.arg.idList({ required: false }), base: t.arg.int() },
      resolve: async (_root, { mentions, ...draft }, context) => {
        const { value, error } = await expected(() => saveDraft(context, { ...draft, mentions: mentions ?? [] }));
        return { draft: value?.draft ?? null, isTaken: value?.isTaken ?? false, error };
      },
    }),
    setTyping: t.field({
      ...base, type: 'Boolean', args: { channelId: t.arg.id(), isTyping: t.arg.boolean() },
      description: 'Ask again every 3 s while typing; it fades after 5 s. False: the viewer takes no part there.',
      resolve: async (_root, args, context) => (await expected(() => setTyping(context, args))).error === null,
    }),
    setPresence: t.field({
      ...base, type: 'Boolean', args: { tab: t.arg.string(), visible: t.arg.boolean() },
      description: "A tab was hidden or shown (`tab` of the socket's connectionParams). Answers whether the person is online.",
      resolve: (_root, { tab, visible }, context) => (
        context.chat.presence.looked(requireMessenger(context).userId, tab.slice(0, 64), visible)
      ),
    }),
  };
});
