import { SettingsCard } from '@heartwood/client-kit/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { Badge, Button, Checkbox, ConfirmDialog, Field, Input, isComposing, Modal, Row, Text } from '@heartwood/shared-ui';
import type { PartnerPartsFragment } from '../generated/graphql';
import { longDate } from '../plan/long-date';
import { toast, toastError } from '../toasts/toasts';
import { CopyBlock } from './copy-block';
import { CopyId, Ids } from './copy-id';
import { PartnerForm } from './partner-form';
import { usePartnerCommands, type Outcome, type SigningKey } from './use-partner-commands';

const Facts = styled.dl`
  display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 6px 16px; align-items: baseline; font-size: var(--fs-dense);
  line-height: var(--lh-dense);
  & > dt { color: var(--text-3); }
  & > dd { overflow-wrap: anywhere; }
`;

const Parts = styled.div`display: grid; gap: 12px;`;

export interface PartnerCardProps {
  partner: PartnerPartsFragment;
  /** A signing key was made: it is shown once. */
  onKey(key: SigningKey): void;
  onChannel(): void;
}

/** One partner: its facts, what is pasted into its pages, and what the owner can do with it. */
export function PartnerCard({ partner, onKey, onChannel }: PartnerCardProps) {
  const commands = usePartnerCommands();
  const [open, setOpen] = useState<'edit' | 'channel' | 'rotate' | 'revoke' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => setOpen(null);
  const run = async (command: Promise<Outcome>, done: string): Promise<void> => {
    setBusy(true);
    const { failure, key } = await command;
    setBusy(false);
    close();
    if (failure) toastError(failure.message);
    else {
      toast({ title: done, status: 'success' });
      if (key !== null) onKey(key);
    }
  };
  return (
    <SettingsCard title={partner.name} lead={partner.isRevoked ? <Badge tone="danger">Revoked</Badge> : undefined}>
      <Facts>
        <dt>Origins</dt><dd>{partner.origins.join(', ')}</dd>
        <dt>Partner id</dt><dd><CopyId id={partner.id} of={partner.name} /></dd>
        <dt>Key id</dt><dd><CopyId id={partner.keyId} of="the key" /> made {longDate(new Date(partner.keyCreatedAt))}</dd>
        <dt>Last used</dt><dd>{partner.lastUsedAt ? longDate(new Date(partner.lastUsedAt)) : 'Not yet'}</dd>
        <dt>Channels</dt>
        <dd>
          {partner.channels.length === 0
            ? 'None: its people write to members of the company'
            : <Ids>{partner.channels.map(({ id, name }) => <li key={id}>{name} <CopyId id={id} of={name ?? 'the channel'} /></li>)}</Ids>}
        </dd>
      </Facts>
      {partner.isRevoked ? null : (
        <>
          <CopyBlock label="Snippet" of={partner.name} text={snippetOf(partner)} />
          <Row gap={2} wrap>
            <Button onClick={() => setOpen('edit')}>Change</Button>
            <Button onClick={() => setOpen('channel')}>Add channel</Button>
            <Button onClick={() => setOpen('rotate')}>Rotate key</Button>
            <Button variant="danger" onClick={() => setOpen('revoke')}>Revoke</Button>
          </Row>
        </>
      )}
      {open === 'edit' ? (
        <Modal open onClose={close} title={`Change ${partner.name}`}>
          <PartnerForm
            label="Partner" action="Save" initial={{ name: partner.name, origins: partner.origins.join('\n') }} onCancel={close}
            onSave={async (values) => {
              const { failure } = await commands.update(partner.id, values);
              if (!failure) {
                toast({ title: 'Partner saved', status: 'success' });
                close();
              }
              return failure;
            }}
          />
        </Modal>
      ) : null}
      {open === 'channel' ? <AddChannel partner={partner} onClose={close} onDone={onChannel} /> : null}
      {open === 'rotate' ? <RotateKey
        isBusy={isBusy}
        onCancel={close}
        onRotate={(endSessions) => void run(commands.rotate(partner.id, endSessions), 'Key rotated')}
      /> : null}
      <ConfirmDialog
        open={open === 'revoke'}
        danger
        busy={isBusy}
        title={`Revoke ${partner.name}?`}
        confirmLabel="Revoke"
        onCancel={close}
        onConfirm={() => void run(commands.revoke(partner.id), 'Partner revoked')}
      >
        <Text>
          Messaging disappears from its sites at once, for everybody. This can’t be undone; what was written stays with the company.
        </Text>
      </ConfirmDialog>
    </SettingsCard>
  );
}

function RotateKey({ isBusy, onCancel, onRotate }: { isBusy: boolean; onCancel(): void; onRotate(endSessions: boolean): void }) {
  const [endSessions, setEndSessions] = useState(false);
  return (
    <ConfirmDialog
      open
      busy={isBusy}
      title="Rotate the signing key?"
      confirmLabel="Rotate key"
      onCancel={onCancel}
      onConfirm={() => onRotate(endSessions)}
    >
      <Parts>
        <Text>
          Tokens signed with the present key are refused from now on. Who is connected stays until their session ends, within 12 hours.
        </Text>
        <Text>
          Does somebody else have the key? Then end the open sessions too: the partner’s people are connected again as soon as its server
            signs with the new key.
        </Text>
        <Checkbox checked={endSessions} onChange={setEndSessions}>And end open sessions</Checkbox>
      </Parts>
    </ConfirmDialog>
  );
}

function AddChannel({ partner, onClose, onDone }: { partner: PartnerPartsFragment; onClose(): void; onDone(): void }) {
  const { addChannel } = usePartnerCommands();
  // The same for each try: a repeated one makes no second channel.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const save = async (): Promise<void> => {
    const { failure } = await addChannel(id, partner.id, name);
    if (failure) {
      setError(failure.message);
      return;
    }
    toast({ title: 'Channel added', status: 'success' });
    onClose();
    onDone();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={`Channel for ${partner.name}`}
      footer={<Button variant="primary" onClick={() => void save()}>Add channel</Button>}
    >
      <Field label="Channel name" error={error} hint="People of the partner’s site can join it; your team too.">
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && void save()}
        />
      </Field>
    </Modal>
  );
}

function snippetOf({ id, channels }: PartnerPartsFragment): string {
  const [channel] = channels;
  const shown = channel ? ` channel="${channel.id}"` : '';
  return `<script src="${window.location.origin}/embed.js" async></script>\n<heartwood-messaging partner="${id}" token="TOKEN_FROM_YOUR_SERVER"${shown}></heartwood-messaging>`;
}
