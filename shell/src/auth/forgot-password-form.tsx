import { checkWith, TextField } from '@heartwood/client-kit/forms';
import { useState } from 'react';
import { Banner, TextLink } from '@heartwood/shared-ui';
import { After } from './auth-copy';
import { AuthForm } from './auth-form';
import { AuthLayout } from './auth-layout';
import { requestReset } from './identity-calls';
import { MailboxHint } from './mailbox-hint';

const check = checkWith(() => import('./forgot-password-form.schema'));

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = async ({ email }: { email: string }): Promise<void> => {
    await requestReset(email.trim());
    setSentTo(email.trim());
  };
  return (
    <AuthLayout title="Set a new password." lead="Tell us your address. We send a link that is good for one hour.">
      <AuthForm
        label="Forgot password" initialValues={{ email: '' }} check={check} onSubmit={ask} submit={sentTo === null ? 'Send link' : 'Send again'}
        news={sentTo === null ? null : <Banner>If {sentTo} has an account, a link is on its way.</Banner>}
      >
        <TextField name="email" label="Email" type="email" size="lg" autoComplete="username" inputMode="email" />
      </AuthForm>
      {sentTo === null ? null : <MailboxHint />}
      <After>Remembered it? <TextLink href="/auth/login">Login</TextLink></After>
    </AuthLayout>
  );
}
