import type { Cache } from '@urql/exchange-graphcache';
import { ThreadTailDocument, type MessageFragment } from '../generated/graphql';

/** Puts the next message behind the newest page. One behind a hole is left to the thread's stream, which knows what came before. */
export function appendToTail(cache: Cache, message: MessageFragment): void {
  cache.updateQuery({ query: ThreadTailDocument, variables: { channelId: message.channelId } }, (data) => {
    const page = data?.channelMessages;
    if (!data || !page) return data;
    const last = page.nodes.at(-1)?.seq ?? page.lastSeq;
    if (message.seq !== last + 1) return data;
    return { ...data, channelMessages: { ...page, lastSeq: message.seq, changeSeq: Math.max(page.changeSeq, message.changeSeq), nodes: [...page.nodes, message] } };
  });
}
