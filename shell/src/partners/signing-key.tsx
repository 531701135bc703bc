import { useState } from 'react';
import styled from 'styled-components';
import { Banner, Button, ConfirmDialog, Modal, Text } from '@heartwood/shared-ui';
import { CopyBlock } from './copy-block';
import type { SigningKey } from './use-partner-commands';

const Parts = styled.div`display: grid; gap: 12px;`;

/** A key that is shown once: Esc and the scrim do not drop it, and the cross asks. */
export function SigningKeyDialog({ made, onClose }: { made: SigningKey; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Modal
        open dirty onClose={() => setAsking(true)} title="Signing key"
        footer={<Button variant="primary" onClick={onClose}>I have kept it</Button>}
      >
        <Parts>
          <Banner tone="warning">This is shown once. Keep it on the partner’s server, never in a page.</Banner>
          <CopyBlock label="Signing key" text={made.signingKey} />
          <Text>Its id is the token’s kid, the partner’s id its iss; both stand in the partner’s card.</Text>
          <CopyBlock label="Key id" text={made.keyId} />
          <CopyBlock label="Partner id" text={made.partner} />
        </Parts>
      </Modal>
      <ConfirmDialog
        open={isAsking} danger title="Close without the key?" cancelLabel="Back to the key" confirmLabel="Close"
        onCancel={() => setAsking(false)} onConfirm={onClose}
      >
        It can’t be shown again: without it the partner’s server signs nothing, and only a new key helps.
      </ConfirmDialog>
    </>
  );
}
