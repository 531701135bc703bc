import { apiErrorOf } from '@heartwood/client-kit/commands';
import { checkWith, TextField } from '@heartwood/client-kit/forms';
import { useFormikContext } from 'formik';
import { Button, Checkbox, Modal } from '@heartwood/shared-ui';
import { PasswordStrength } from '../auth/password-strength';
import { session } from '../session/browser-session';
import { useCurrentCompany } from '../session/current-company';
import { toast } from '../toasts/toasts';
import { FormDialog } from './form-dialog';

const check = checkWith(() => import('./password-form.schema'));

async function changePassword(values: { currentPassword: string; newPassword: string; signsOutOthers: boolean }): Promise<void> {
  const response = await session.fetch('/api/v1/users/change-password', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  if (!response.ok) throw await apiErrorOf(response);
  toast({ title: 'Password changed', status: 'success' });
}

/** The password that is changed with the one before. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const initialValues = { currentPassword: '', newPassword: '', signsOutOthers: true };
  return (
    <FormDialog
      title="Change password" initialValues={initialValues} check={check} onSubmit={changePassword} submit="Change password"
      onClose={onClose}
    >
      <TextField name="currentPassword" label="Current password" type="password" autoComplete="current-password" />
      <div>
        <TextField name="newPassword" label="New password" type="password" autoComplete="new-password" />
        <Strength />
      </div>
      <Others />
    </FormDialog>
  );
}

function Others() {
  const { values, setFieldValue } = useFormikContext<{ signsOutOthers: boolean }>();
  return <Checkbox checked={values.signsOutOthers} onChange={(on) => void setFieldValue('signsOutOthers', on)}>
    Sign out all other devices
  </Checkbox>;
}

function Strength() {
  const { newPassword } = useFormikContext<{ newPassword: string }>().values;
  return <PasswordStrength password={newPassword} owner={useCurrentCompany().me.user} />;
}

/** Somebody who came through Google has no password to change: the first one is set by mail. */
export function FirstPasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      open size={440} onClose={onClose} title="Choose a password"
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => session.signOut({ to: '/auth/forgot-password' })}>Log out and choose one</Button>
        </>
      )}
    >
      You log in with Google. Log out and use “Forgot password?” to choose a password as well.
    </Modal>
  );
}
