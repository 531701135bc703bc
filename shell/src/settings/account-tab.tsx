import { sentenceOf } from '@heartwood/client-kit/commands';
import { useState } from 'react';
import { useClient } from 'urql';
import { Button, inPlace, latePart } from '@heartwood/shared-ui';
import { formatDayShort, formatTime } from '@heartwood/shared-ui/dates';
import { MeDocument } from '../generated/graphql';
import { useCurrentCompany } from '../session/current-company';
import { toast, toastError } from '../toasts/toasts';
import { callJson } from '../session/call-json';
import { PasswordRow } from './password-row';
import { sendAddress } from './send-address';
import { SettingRow, SettingsRows } from './settings-rows';
import { useProtection } from './security/protection';
import { useWanted } from './use-wanted';

const AccountSections = latePart(
  () => import('./account/account-sections').then((part) => part.AccountSections), { failed: inPlace('The settings') },
);
const AddressDialog = latePart(() => import('./address-dialog').then((part) => part.AddressDialog));

/** How the person logs in. */
export function AccountTab() {
  const { user } = useCurrentCompany().me;
  const { isOpen, open, close } = useWanted('#email');
  const { pendingEmail } = user;
  // When it was asked for is not told with the person.
  const { protection, reload } = useProtection(pendingEmail ?? null);
  return (
    <>
      <SettingsRows>
        <SettingRow name="Email" deeds={<Button size="sm" aria-label="Change email" onClick={open}>Change</Button>}>
          <strong>{user.email}</strong>
          <small>{user.isVerified ? 'Verified' : 'Not verified yet'}</small>
        </SettingRow>
        {pendingEmail == null ? null : <PendingRow email={pendingEmail} endsAt={protection?.pendingEmailEndsAt ?? null} reload={reload} />}
        <PasswordRow user={user} changedAt={protection?.passwordChangedAt ?? null} />
        {protection?.hasGoogle ? <GoogleRow hasPassword={user.hasPassword} reload={reload} /> : null}
        <SettingRow name="Language and time">
          English · {user.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
          <small>The time zone follows your browser.</small>
        </SettingRow>
      </SettingsRows>
      <AccountSections />
      {isOpen ? <AddressDialog onClose={close} /> : null}
    </>
  );
}

function GoogleRow({ hasPassword, reload }: { hasPassword: boolean; reload: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const disconnect = async (): Promise<void> => {
    setBusy(true);
    try {
      await callJson('DELETE', '/account/google');
      toast({ title: 'Google is disconnected', status: 'success' });
      await reload();
    } catch (error) {
      toastError(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <SettingRow
      name="Google"
      deeds={hasPassword ? <Button
        size="sm" variant="ghost" aria-label="Disconnect Google" busy={isBusy} onClick={() => void disconnect()}
      >Disconnect</Button> : undefined}
    >
      Connected
      {hasPassword ? null : <small>It is your only way in. Set a password first to disconnect it.</small>}
    </SettingRow>
  );
}

function PendingRow({ email, endsAt, reload }: { email: string; endsAt: string | null; reload: () => Promise<void> }) {
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const cancel = async (): Promise<void> => {
    setBusy(true);
    try {
      await callJson('DELETE', '/users/email');
      await client.query(MeDocument, {}, { requestPolicy: 'network-only' }).toPromise();
    } catch (error) {
      toastError(sentenceOf(error));
    }
    setBusy(false);
  };
  const sendAgain = async (): Promise<void> => {
    setBusy(true);
    try {
      await sendAddress(email);
      await reload();
      toast({ title: 'The mail is on its way', text: `Open the link in the mail to ${email}.`, status: 'success' });
    } catch (error) {
      toastError(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <SettingRow
      name="New email"
      deeds={(
        <>
          <Button size="sm" variant="ghost" busy={isBusy} onClick={() => void sendAgain()}>Send again</Button>
          <Button size="sm" variant="ghost" aria-label="Cancel the change of email" disabled={isBusy} onClick={() => void cancel()}>
            Cancel
          </Button>
        </>
      )}
    >
      <strong>{email}</strong>
      <small>{waitWords(endsAt, new Date())} You log in with the old one until then.</small>
    </SettingRow>
  );
}

function waitWords(endsAt: string | null, now: Date): string {
  if (endsAt === null) return 'Waits for the click in the mail.';
  if (Date.parse(endsAt) <= now.getTime()) return 'The link in the mail has ended. Send it again to go on.';
  return `Waits for the click in the mail, until ${formatDayShort(endsAt)} ${formatTime(endsAt)}.`;
}
