import { personName } from '@heartwood/contract/domain';
import { MarkdownText } from '@heartwood/shared-ui/rich-text';
import type { MessageFragment } from '../generated/graphql';
import { CALL_ALL } from './use-conversation';

/** The words of a message: its Markdown shown, links in a new tab, names that are mentioned standing out. */
export function MessageBody({ message, selfId }: { message: Pick<MessageFragment, 'body' | 'mentions' | 'isToAll'>; selfId: string }) {
  const named = message.mentions.map((person) => ({ id: person.id, name: personName(person) }));
  const people = message.isToAll ? [...named, { id: selfId, name: CALL_ALL }] : named;
  return <MarkdownText text={message.body} people={people} selfId={selfId} />;
}
