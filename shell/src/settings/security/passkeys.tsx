import { sentenceOf } from '@heartwood/client-kit/commands';
import { TextField } from '@heartwood/client-kit/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { Button, ConfirmDialog, H2 } from '@heartwood/shared-ui';
import { formatDate, relativeDay } from '@heartwood/shared-ui/dates';
import { callJson } from '../../session/call-json';
import { toast, toastError } from '../../toasts/toasts';
import { FormDialog } from '../form-dialog';
import { SettingRow, SettingsRows } from '../settings-rows';
import type { OwnPasskey } from './protection';

const Heading = styled(H2)`margin: 0 0 10px;`;

interface PasskeysProps {
  passkeys: readonly OwnPasskey[];
  reload: () => Promise<void>;
}

/** Keys of a phone, a computer or a stick that sign in without a password. */
export function Passkeys({ passkeys, reload }: PasskeysProps) {
  const [isBusy, setBusy] = useState(false);
  const [renamed, setRenamed] = useState<OwnPasskey | null>(null);
  const [removed, setRemoved] = useState<OwnPasskey | null>(null);
  const run = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    try {
      toast({ title: await work(), status: 'success' });
      await reload();
    } catch (error) {
      toastError(isRefusal(error) ? 'No passkey was made.' : sentenceOf(error));
    }
    setBusy(false);
    setRemoved(null);
  };
  const add = () => run(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const options = await callJson<Parameters<typeof startRegistration>[0]['optionsJSON']>('POST', '/account/passkeys/options', {});
    const response = await startRegistration({ optionsJSON: options });
    await callJson('POST', '/account/passkeys', { name: `Passkey of ${formatDate(new Date().toISOString())}`, response });
    return 'Passkey added';
  });
  const remove = ({ id }: OwnPasskey) => run(async () => {
    await callJson('DELETE', `/account/passkeys/${encodeURIComponent(id)}`);
    return 'Passkey removed';
  });
  return (
    <section>
      <Heading>Passkeys</Heading>
      <SettingsRows>
        {passkeys.map((passkey) => (
          <SettingRow
            key={passkey.id} name={passkey.name}
            deeds={(
              <>
                <Button size="sm" variant="ghost" aria-label={`Rename ${passkey.name}`} onClick={() => setRenamed(passkey)}>Rename</Button>
                <Button size="sm" aria-label={`Remove ${passkey.name}`} onClick={() => setRemoved(passkey)}>Remove</Button>
              </>
            )}
          >
            Since {formatDate(passkey.createdAt)}{passkey.usedAt === null ? ', not used yet' : ` · used ${relativeDay(passkey.usedAt)}`}
          </SettingRow>
        ))}
        <SettingRow
          name={passkeys.length === 0 ? 'No passkey yet' : 'One more'}
          deeds={<Button size="sm" busy={isBusy} onClick={() => void add()}>Add passkey</Button>}
        >
          Your phone, computer or key signs you in, without password and code.
        </SettingRow>
      </SettingsRows>
      {renamed ? <RenameDialog passkey={renamed} onClose={() => { setRenamed(null); void reload(); }} /> : null}
      <ConfirmDialog
        open={removed !== null} title={`Remove ${removed?.name ?? 'the passkey'}?`} danger confirmLabel="Remove passkey" busy={isBusy}
        onCancel={() => setRemoved(null)} onConfirm={() => { if (removed) void remove(removed); }}
      >
        It does not log you in any more. Remove it from your device as well.
      </ConfirmDialog>
    </section>
  );
}

/** The person closed the browser's own dialog, or has nothing that could keep a passkey. */
const isRefusal = (error: unknown): boolean => error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

const check = ({ name }: { name: string }) => (
  Promise.resolve<Partial<Record<string, string>>>(name.trim() === '' ? { name: 'Name the passkey' } : {})
);

function RenameDialog({ passkey, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const rename = async ({ name }: { name: string }): Promise<void> => {
    await callJson('PATCH', `/account/passkeys/${encodeURIComponent(passkey.id)}`, { name: name.trim() });
  };
  return (
    <FormDialog
      title="Rename passkey" initialValues={{ name: passkey.name }} check={check} onSubmit={rename} submit="Save" onClose={onClose}
    >
      <TextField name="name" label="Name" most={60} />
    </FormDialog>
  );
}
