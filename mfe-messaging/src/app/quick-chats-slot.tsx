import type { ViewProps } from '@heartwood/contract/kit';
import { QuickChats } from '../features/quick-chats/quick-chats';
import { UnreadReporter } from '../inbox/unread-reporter';
import { MessagingProviders } from './messaging-providers';

/** Slot `quick-chats@1`: also where new messages are told of while no other part of messaging is open. `hidden` draws nothing. */
export function QuickChatsSlot({ shell, params }: ViewProps) {
  return (
    <MessagingProviders shell={shell}>
      <UnreadReporter />
      {params['hidden'] === true ? null : <QuickChats />}
    </MessagingProviders>
  );
}
