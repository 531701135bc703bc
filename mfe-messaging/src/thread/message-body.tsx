import { personName } from '@heartwood/contract/domain';
import { MarkdownText } from '@heartwood/shared-ui/rich-text';
import type { MessageFragment } from '../generated/graphql';

/** The words of a message: its Markdown shown, links in a new tab, names that are mentioned standing out. */
export function MessageBody({ message, selfId }: { message: Pick<MessageFragment, 'body' | 'mentions'>; selfId: string }) {
  const people = message.mentions.map((person) => ({ id: person.id, name: personName(person) }));
  return <MarkdownText text={message.body} people={people} selfId={selfId} />;
}
