import { sentenceOf } from '@heartwood/client-kit/commands';
import { checkWith, TextField } from '@heartwood/client-kit/forms';
import { useState } from 'react';
import { Banner, Button, TextLink } from '@heartwood/shared-ui';
import { After, Press } from './auth-copy';
import { AuthForm } from './auth-form';
import { AuthLayout } from './auth-layout';
import { requestReset } from './identity-calls';
import { MailboxHint } from './mailbox-hint';
import { useCountdown } from './use-countdown';

const check = checkWith(() => import('./forgot-password-form.schema'));

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = async ({ email }: { email: string }): Promise<void> => {
    await requestReset(email.trim());
    setSentTo(email.trim());
  };
  if (sentTo !== null) return <Sent to={sentTo} />;
  return (
    <AuthLayout title="Set a new password." lead="Tell us your address. We send a link that is good for one hour.">
      <AuthForm label="Forgot password" initialValues={{ email: '' }} check={check} onSubmit={ask} submit="Send link">
        <TextField name="email" label="Email" type="email" size="lg" autoComplete="username" inputMode="email" />
      </AuthForm>
      <After>Remembered it? <TextLink href="/auth/login">Login</TextLink></After>
    </AuthLayout>
  );
}

/** The same for an address that has no account. */
function Sent({ to }: { to: string }) {
  const { left, start } = useCountdown();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sendAgain = async (): Promise<void> => {
    setBusy(true);
    try {
      await requestReset(to);
      setFailure(null);
      start();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <AuthLayout title="Look in your mail." lead={`If ${to} has an account, a link is on its way. It works for 60 minutes.`} hollow>
      <Press>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        <Button variant="primary" size="lg" block href="mailto:">Open mail app</Button>
        <Button size="lg" block busy={isBusy} disabled={left > 0} onClick={() => void sendAgain()}>
          {left > 0 ? `Send again in ${left} s` : 'Send again'}
        </Button>
      </Press>
      <MailboxHint />
      <After>Remembered it? <TextLink href="/auth/login">Login</TextLink></After>
    </AuthLayout>
  );
}
