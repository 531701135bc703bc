import { sentenceOf } from '@heartwood/client-kit/commands';
import { useState } from 'react';
import { Button, latePart } from '@heartwood/shared-ui';
import { useCurrentCompany } from '../session/current-company';
import { toast, toastError } from '../toasts/toasts';
import { PasswordRow } from './password-row';
import { sendAddress } from './send-address';
import { SettingRow, SettingsRows } from './settings-rows';
import { useWanted } from './use-wanted';

const AddressDialog = latePart(() => import('./address-dialog').then((part) => part.AddressDialog));

/** How the person logs in. */
export function AccountTab() {
  const { user } = useCurrentCompany().me;
  const { isOpen, open, close } = useWanted('#email');
  return (
    <>
      <SettingsRows>
        <SettingRow name="Email" deeds={<Button size="sm" aria-label="Change email" onClick={open}>Change</Button>}>
          <strong>{user.email}</strong>
          <small>{user.isVerified ? 'Verified' : 'Not verified yet'}</small>
        </SettingRow>
        {user.pendingEmail == null ? null : <PendingRow email={user.pendingEmail} />}
        <PasswordRow user={user} />
      </SettingsRows>
      {isOpen ? <AddressDialog onClose={close} /> : null}
    </>
  );
}

function PendingRow({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false);
  const sendAgain = async (): Promise<void> => {
    setBusy(true);
    try {
      await sendAddress(email);
      toast({ title: 'The mail is on its way', text: `Open the link in the mail to ${email}.`, status: 'success' });
    } catch (error) {
      toastError(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <SettingRow
      name="New email"
      deeds={<Button size="sm" variant="ghost" busy={isBusy} onClick={() => void sendAgain()}>Send again</Button>}
    >
      <strong>{email}</strong>
      <small>Waits for the click in the mail. You log in with the old one until then.</small>
    </SettingRow>
  );
}
