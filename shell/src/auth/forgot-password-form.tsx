import { CheckedForm, checkWith, FormError, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { useState } from 'react';
import { Banner, TextLink } from '@heartwood/shared-ui';
import { After, Press, Stack } from './auth-copy';
import { AuthLayout } from './auth-layout';
import { requestReset } from './identity-calls';
import { MailboxHint } from './mailbox-hint';

const check = checkWith(() => import('./forgot-password-form.schema'));

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout title="Set a new password." lead="Tell us your address. We send a link that is good for one hour.">
      <Formik
        initialValues={{ email: '' }}
        validate={check}
        validateOnChange={false}
        onSubmit={submitWith(async (values) => {
          await requestReset(values.email.trim());
          setSentTo(values.email.trim());
        })}
      >
        <CheckedForm label="Forgot password">
          <Stack>
            <TextField name="email" label="Email" type="email" size="lg" autoComplete="username" inputMode="email" />
          </Stack>
          <Press>
            <FormError />
            {sentTo === null ? null : <Banner>If {sentTo} has an account, a link is on its way.</Banner>}
            <SubmitButton size="lg" block>{sentTo === null ? 'Send link' : 'Send again'}</SubmitButton>
          </Press>
        </CheckedForm>
      </Formik>
      {sentTo === null ? null : <MailboxHint />}
      <After>Remembered it? <TextLink href="/auth/login">Login</TextLink></After>
    </AuthLayout>
  );
}
