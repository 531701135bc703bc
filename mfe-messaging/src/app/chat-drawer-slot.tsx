import type { ViewProps } from '@heartwood/contract/kit';
import { ChatDrawer } from '../features/drawer/chat-drawer';
import { MessagingProviders } from './messaging-providers';

/** Slot `chat-drawer@1`; `text` is what somebody wants to send, and has not said to whom. */
export function ChatDrawerSlot({ shell, params: { text } }: ViewProps) {
  return <MessagingProviders shell={shell}>
    <ChatDrawer key={String(text ?? '')} text={typeof text === 'string' ? text : null} />
  </MessagingProviders>;
}
