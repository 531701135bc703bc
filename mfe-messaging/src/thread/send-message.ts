import type { Shell } from '@heartwood/contract';
import type { Client } from '@urql/core';
import { SendToChannelDocument, WriteToPersonDocument, type MessageInput } from '../generated/graphql';
import type { Attempt } from './outbox';
import type { Outgoing } from './outbox.model';

/** Server-side states that pass by themselves: the message waits for its next try. */
const PASSING = new Set(['RATE_LIMITED', 'INTERNAL_SERVER_ERROR', 'UNAUTHENTICATED']);

/** One attempt to send. Failures are only logged (specification, section 8); the message itself says "Not sent". */
export async function sendMessage(client: Client, shell: Shell, item: Outgoing): Promise<Attempt> {
  const input: MessageInput = {
    id: item.id, body: item.body, mentions: item.mentions, replyTo: item.replyTo,
    attachments: item.files.map(({ id, name, size, type, url }) => ({ id, name, size, type, url })),
  };
  const { data, error } = item.target.kind === 'channel'
    ? await client.mutation(SendToChannelDocument, { channelId: item.target.channelId, input }).toPromise()
    : await client.mutation(WriteToPersonDocument, { userId: item.target.userId, input }).toPromise();
  const refusal = data && ('sendChannelMessage' in data ? data.sendChannelMessage : data.writePersonalMessage).error;
  if (refusal) {
    shell.report(refusal, { remote: 'messaging', where: 'send' });
    return { refused: refusal.message };
  }
  if (!error) {
    shell.events.emit('answer/awaited', {});
    return 'sent';
  }
  const [first] = error.graphQLErrors;
  return first && !PASSING.has(String(first.extensions?.code)) ? { refused: first.message } : 'unreachable';
}
