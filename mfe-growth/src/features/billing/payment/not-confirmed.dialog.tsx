import { Button, Modal } from '@heartwood/shared-ui';

/** The bank said no, or nobody answered it. */
export function NotConfirmedDialog({ onAgain, onOther, onClose }: { onAgain(): void; onOther: (() => void) | null; onClose(): void }) {
  return (
    <Modal
      open onClose={onClose} title="The bank did not confirm"
      footer={(
        <>
          {onOther === null ? null : <Button onClick={onOther}>Another card</Button>}
          <Button variant="primary" onClick={onAgain}>Try again</Button>
        </>
      )}
    >
      Nothing was charged. Try once more or use another card.
    </Modal>
  );
}
