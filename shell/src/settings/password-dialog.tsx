import { apiErrorOf } from '@heartwood/client-kit/commands';
import { CheckedForm, checkWith, FormError, FormFields, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { useId } from 'react';
import { Button, Modal } from '@heartwood/shared-ui';
import { session } from '../session/browser-session';
import { toast } from '../toasts/toasts';

const check = checkWith(() => import('./password-form.schema'));

/** The password that is changed with the one before. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  return (
    <Formik
      initialValues={{ currentPassword: '', newPassword: '' }}
      validate={check}
      validateOnChange={false}
      onSubmit={submitWith(async (values) => {
        const response = await session.fetch('/api/v1/users/change-password', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(values),
        });
        if (!response.ok) throw await apiErrorOf(response);
        toast({ title: 'Password changed', status: 'success' });
        onClose();
      })}
    >
      {({ dirty }) => (
        <Modal
          open size={440} onClose={onClose} title="Change password" dirty={dirty}
          footer={<><Button variant="ghost" onClick={onClose}>Cancel</Button><SubmitButton form={form}>Change password</SubmitButton></>}
        >
          <CheckedForm id={form} label="Change password">
            <FormFields>
              <TextField name="currentPassword" label="Current password" type="password" autoComplete="current-password" />
              <TextField
                name="newPassword" label="New password" type="password" autoComplete="new-password"
                hint="Changing it logs you out on other devices."
              />
              <FormError />
            </FormFields>
          </CheckedForm>
        </Modal>
      )}
    </Formik>
  );
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
