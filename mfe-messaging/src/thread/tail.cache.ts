import type { Cache } from '@urql/exchange-graphcache';
import {
  QuoteFragmentDoc, ThreadAnswersDocument, ThreadTailDocument, type MessageFragment, type QuoteFragment,
} from '../generated/graphql';

/** Puts the next message behind the newest page. One behind a hole is left to the thread's stream, which knows what came before. */
export function appendToTail(cache: Cache, message: MessageFragment): void {
  appendToThread(cache, message);
  cache.updateQuery({ query: ThreadTailDocument, variables: { channelId: message.channelId } }, (data) => {
    const page = data?.channelMessages;
    if (!data || !page) return data;
    const last = page.nodes.at(-1)?.seq ?? page.lastSeq;
    if (message.seq !== last + 1) return data;
    const changeSeq = Math.max(page.changeSeq, message.changeSeq);
    return { ...data, channelMessages: { ...page, lastSeq: message.seq, changeSeq, nodes: [...page.nodes, message] } };
  });
}

/** An answer stands in its thread too, where that was opened. */
function appendToThread(cache: Cache, message: MessageFragment): void {
  const { id } = message.thread;
  if (id === message.id) return;
  cache.updateQuery({ query: ThreadAnswersDocument, variables: { id } }, (data) => {
    const answers = data?.chatThread?.answers;
    if (!data?.chatThread || !answers || answers.nodes.some((known) => known.id === message.id)) return data;
    const nodes = [message, ...answers.nodes].sort((a, b) => b.seq - a.seq);
    return { ...data, chatThread: { ...data.chatThread, answers: { ...answers, nodes } } };
  });
}

/** How much of a message its quotes show; the server cuts there too. */
const QUOTED = 200;

type Quotable = Pick<MessageFragment, 'id' | 'body' | 'isDeleted' | 'attachments'>;

/** A message that changed changes in the answers that quote it. */
export function syncQuote(cache: Cache, { id, body, isDeleted, attachments }: Quotable): void {
  const quote = cache.readFragment(QuoteFragmentDoc, { __typename: 'ChatQuote', id }) as QuoteFragment | null;
  const hasAttachments = attachments.length > 0;
  if (quote) cache.writeFragment(QuoteFragmentDoc, { ...quote, body: body.slice(0, QUOTED), isDeleted, hasAttachments });
}
