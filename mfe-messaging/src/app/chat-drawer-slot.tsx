import type { ViewProps } from '@heartwood/contract/kit';
import { ChatDrawer } from '../features/drawer/chat-drawer';
import { MessagingProviders } from './messaging-providers';

/** Slot `chat-drawer@1`. */
export function ChatDrawerSlot({ shell }: ViewProps) {
  return <MessagingProviders shell={shell}><ChatDrawer /></MessagingProviders>;
}
