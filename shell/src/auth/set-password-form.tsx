import { ApiError } from '@heartwood/client-kit/commands';
import { CheckedForm, checkWith, FormError, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { useState } from 'react';
import { Banner, Button } from '@heartwood/shared-ui';
import { nav } from '../navigation/nav';
import { useQuery } from '../navigation/use-location';
import { Press, Stack } from './auth-copy';
import { AuthLayout } from './auth-layout';
import { setPassword } from './identity-calls';
import { PasswordStrength } from './password-strength';

const check = checkWith(() => import('./set-password-form.schema'));

export function SetPasswordPage() {
  const token = useQuery('token');
  const isUndone = useQuery('note') === 'undone';
  const [hasEnded, setEnded] = useState(false);
  if (hasEnded) {
    return (
      <AuthLayout title="This link has ended." lead="Links work once and for 60 minutes.">
        <Press><Button variant="primary" size="lg" block href="/auth/forgot-password">Send a new link</Button></Press>
      </AuthLayout>
    );
  }
  if (!token) {
    return (
      <AuthLayout title="This link is not complete.">
        <Press>
          <Banner tone="warning">Open the link from the mail again, or ask for a new one.</Banner>
          <Button variant="primary" size="lg" block href="/auth/forgot-password">Ask for a new link</Button>
        </Press>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Choose a new password." lead={isUndone
      ? 'Your old address is back and everybody is logged out. With a new password the account is yours alone again.'
      : 'You will be logged out everywhere else.'}>
      <Formik
        initialValues={{ password: '', repeated: '' }}
        validate={check}
        validateOnChange={false}
        onSubmit={submitWith(async (values) => {
          try {
            await setPassword(token, values.password);
            nav.navigate('/auth/login?note=reset', { replace: true });
          } catch (error) {
            if (!(error instanceof ApiError) || error.code !== 'LINK_EXPIRED') throw error;
            setEnded(true);
          }
        })}
      >
        {({ values }) => (
          <CheckedForm label="Set password">
            <Stack>
              <div>
                <TextField name="password" label="New password" type="password" size="lg" autoComplete="new-password" />
                <PasswordStrength password={values.password} />
              </div>
              <TextField name="repeated" label="Repeat new password" type="password" size="lg" autoComplete="new-password" />
            </Stack>
            <Press>
              <FormError />
              <SubmitButton size="lg" block>Set password</SubmitButton>
            </Press>
          </CheckedForm>
        )}
      </Formik>
    </AuthLayout>
  );
}
