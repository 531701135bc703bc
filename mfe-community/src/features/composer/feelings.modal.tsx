import { Modal } from '@heartwood/shared-ui';
import { FeelingsList } from './feelings-list';

export interface FeelingsModalProps { onChoose(feeling: string): void; onClose(): void }

/** The feelings picker by itself. */
export function FeelingsModal({ onChoose, onClose }: FeelingsModalProps) {
  return <Modal open title="How are you feeling?" onClose={onClose}>
    <FeelingsList value={null} onChange={(feeling) => feeling !== null && onChoose(feeling)} />
  </Modal>;
}
