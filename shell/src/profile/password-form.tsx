import { apiErrorOf } from '@heartwood/client-kit/commands';
import { CheckedForm, checkWith, FormError, FormFields, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { Button, Text } from '@heartwood/shared-ui';
import type { Me } from '../graphql/me';
import { session } from '../session/browser-session';
import { toast } from '../toasts/toasts';

const check = checkWith(() => import('./password-form.schema'));

/** Changes the password; somebody who came through Google sets the first one by mail. */
export function PasswordForm({ user }: Pick<Me, 'user'>) {
  if (!user.hasPassword) {
    return (
      <div>
        <Text size="dense" tone="2">You log in with Google. Log out and use "Forgot password?" to choose a password as well.</Text>{' '}
        <Button onClick={() => session.signOut({ to: '/auth/forgot-password' })}>Log out and choose one</Button>
      </div>
    );
  }
  return (
    <Formik
      initialValues={{ currentPassword: '', newPassword: '' }}
      validate={check}
      validateOnChange={false}
      onSubmit={submitWith(async (values, helpers) => {
        const response = await session.fetch('/api/v1/users/change-password', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(values),
        });
        if (!response.ok) throw await apiErrorOf(response);
        helpers.resetForm();
        toast({ title: 'Password changed', status: 'success' });
      })}
    >
      <CheckedForm label="Password">
        <FormFields>
          <TextField name="currentPassword" label="Current password" type="password" autoComplete="current-password" />
          <TextField name="newPassword" label="New password" type="password" autoComplete="new-password" />
          <FormError />
          <SubmitButton>Change password</SubmitButton>
        </FormFields>
      </CheckedForm>
    </Formik>
  );
}
