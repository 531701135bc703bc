import type { ReactNode } from 'react';
import { ConversationFiles } from './conversation-files';
import { DetailsPanel } from './details-panel';

/** Of a conversation of two: its files. */
export function PairDetails(
  { channelId, tools, onClose, onShow }: { channelId: string; tools?: ReactNode; onClose(): void; onShow(messageId: string): void },
) {
  return <DetailsPanel title="Files" tools={tools} onClose={onClose}>
    <ConversationFiles channelId={channelId} onShow={onShow} />
  </DetailsPanel>;
}
