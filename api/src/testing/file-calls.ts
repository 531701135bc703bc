import { randomUUID } from 'node:crypto';
import type { Chatter, Failure } from './chat';
import type { TestServer } from './test-server';
import { upload, type Uploaded } from './upload';

export interface Attached { id: string; name: string; type: string; url: string; size: number }

interface Written { message: { id: string; attachments: Attached[] } | null; error: Failure | null }

const ATTACHED = 'attachments { id name type url size }';

/** What a message is told of an upload. */
export const asInput = ({ id, name, type, size, url }: Uploaded) => ({ id, name, type, size, url });

/** Uploads, the messages that take them, and who gets them by which address. */
export function fileCalls(server: () => TestServer) {
  async function keep(who: Chatter, options: Parameters<typeof upload>[2] = {}): Promise<Uploaded> {
    const { status, body } = await upload(server(), who.token, options);
    expect(status).toBe(201);
    return body;
  }

  async function attach(who: Chatter, channelId: string, attachments: object[], id = randomUUID()): Promise<Written> {
    return (await who.ask<{ sendChannelMessage: Written }>(
      `mutation ($channelId: ID!, $input: MessageInput!) {
        sendChannelMessage(channelId: $channelId, input: $input) { message { id ${ATTACHED} } error { code field message } }
      }`,
      { channelId, input: { id, body: '', attachments } },
    )).sendChannelMessage;
  }

  async function read(who: Chatter, id: string): Promise<Attached[] | undefined> {
    const asked = `query ($id: ID!) { chatMessage(id: $id) { ${ATTACHED} } }`;
    return (await who.ask<{ chatMessage: { attachments: Attached[] } | null }>(asked, { id })).chatMessage?.attachments;
  }

  async function get(path: string) {
    const response = await fetch(server().url + path);
    return { status: response.status, cache: response.headers.get('cache-control'), text: await response.text() };
  }

  async function bytesOf(id: string): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of await server().files.open(id)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).length;
  }

  /** A message with one file in a CLOSE channel of two. */
  async function sent(from: Chatter, to: Chatter, options: Parameters<typeof upload>[2] = {}) {
    const channelId = await from.createChannel({ type: 'CLOSE', participantIds: [to.userId] });
    const kept = await keep(from, options);
    const { message: written, error } = await attach(from, channelId, [asInput(kept)]);
    expect(error).toBeNull();
    return { channelId, kept, messageId: written?.id ?? '', url: written?.attachments[0]?.url ?? '' };
  }

  return {
    keep, attach, read, get, bytesOf, sent,
    statusOf: async (path: string) => (await get(path)).status,
    remove: (who: Chatter, id: string) => who.ask('mutation ($id: ID!) { deleteMessage(id: $id) { error { code } } }', { id }),
  };
}
