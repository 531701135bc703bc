import { ConversationFiles } from './conversation-files';
import { DetailsPanel } from './details-panel';

/** Of a conversation of two: its files. */
export function PairDetails({ channelId, onClose, onShow }: { channelId: string; onClose(): void; onShow(messageId: string): void }) {
  return <DetailsPanel title="Files" onClose={onClose}><ConversationFiles channelId={channelId} onShow={onShow} /></DetailsPanel>;
}
