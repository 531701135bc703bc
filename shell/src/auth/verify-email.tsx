import { ApiError, sentenceOf } from '@heartwood/client-kit/commands';
import { useEffect, useRef, useState } from 'react';
import { Banner, Button, TextLink } from '@heartwood/shared-ui';
import { HOME } from '../navigation/home';
import { nav } from '../navigation/nav';
import { useQuery } from '../navigation/use-location';
import { session } from '../session/browser-session';
import { toast } from '../toasts/toasts';
import { After, Press } from './auth-copy';
import { AuthLayout } from './auth-layout';
import { ConfirmPasswordForm } from './confirm-password-form';
import { resendVerifyEmail, verifyEmail } from './identity-calls';
import { MailboxHint } from './mailbox-hint';
import { useCountdown } from './use-countdown';

/** With a token: the landing of the mail's link, which confirms the address. Without: what to do after signing up. */
export function VerifyEmailPage() {
  const token = useQuery('token');
  return token ? <Confirming token={token} /> : <CheckYourMail />;
}

function Confirming({ token }: { token: string }) {
  const [failure, setFailure] = useState<unknown>(null);
  const asked = useRef('');
  useEffect(() => {
    // A token is good once: a second run of this effect must not spend it again.
    if (asked.current === token) return;
    asked.current = token;
    verifyEmail(token).then(goOn, setFailure);
  }, [token]);

  if (failure instanceof ApiError && failure.code === 'PASSWORD_NEEDED') return <ConfirmPasswordForm token={token} confirmed={goOn} />;
  if (failure === null) return <AuthLayout title="Confirming your address." lead="One moment." hollow>
    <span role="status" aria-label="Confirming" />
  </AuthLayout>;
  return (
    <AuthLayout title="This link does not work any more." hollow>
      <Press>
        <Banner tone="warning">{sentenceOf(failure)}</Banner>
        <Button variant="primary" size="lg" block href="/auth/login">Login to get a new link</Button>
      </Press>
    </AuthLayout>
  );
}

function goOn(isSignedIn: boolean): void {
  const wasSignedIn = !isSignedIn && session.tokens.get() !== null;
  if (wasSignedIn) toast({ title: 'Your email address is confirmed', status: 'success' });
  nav.navigate(isSignedIn || wasSignedIn ? HOME : '/auth/login?note=verified', { replace: true });
}

function CheckYourMail() {
  const email = useQuery('email');
  const id = useQuery('id');
  const { left, start } = useCountdown();
  const [note, setNote] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const resend = async (): Promise<void> => {
    if (email === null) return;
    setBusy(true);
    try {
      await resendVerifyEmail(email, id);
      setNote('A new link is on its way. The old one has stopped working.');
      start();
    } catch (error) {
      setNote(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthLayout
      title="Check your mail."
      lead={<>We sent a link{email === null ? '' : <> to <strong>{email}</strong></>}. Open it to confirm your address.</>}
      hollow
    >
      <Press>
        <Banner>{note ?? 'Nothing there? Look into the spam folder first.'}</Banner>
        {email === null ? null : (
          <Button size="lg" block busy={isBusy} disabled={left > 0} onClick={() => void resend()}>
            {left > 0 ? `Send again in ${left} s` : 'Send again'}
          </Button>
        )}
      </Press>
      <MailboxHint />
      <After>
        Wrong address? <TextLink href="/auth/signup">Sign up</TextLink> with another one, or <TextLink href="/auth/login">Login</TextLink>.
      </After>
    </AuthLayout>
  );
}
