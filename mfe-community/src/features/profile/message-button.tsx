import { conversationPath } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import { Button, MessageCircleIcon } from '@heartwood/shared-ui';
import { useDesk } from '../../notification/desk';

/** What the messaging remote offers: without it there is nowhere to write. */
const CHATS = 'chat-drawer@1';

/** Leads to the conversation with a person. */
export function MessageButton({ id, name }: { id: string; name: string }) {
  const { shell } = useDesk();
  const hasChats = useReadable(shell.slots.offered(CHATS));
  if (!hasChats) return null;
  return <Button icon={MessageCircleIcon} href={conversationPath({ id, name })} aria-label={`Message ${name}`}>Message</Button>;
}
