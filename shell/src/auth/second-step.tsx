import { ApiError, sentenceOf } from '@heartwood/client-kit/commands';
import { TextField } from '@heartwood/client-kit/forms';
import { useEffect, useState } from 'react';
import { Banner, Button, Checkbox, TextLink } from '@heartwood/shared-ui';
import { nav } from '../navigation/nav';
import { useQuery } from '../navigation/use-location';
import { returnPath } from '../session/browser-session';
import { Press } from './auth-copy';
import { AuthForm } from './auth-form';
import { AuthLayout } from './auth-layout';
import { checkCode } from './check-code';
import { CodeField } from './code-field';
import { giveSecondFactor, signInAgain } from './identity-calls';
import { pathAfterSignIn } from './sign-in-paths';
import { pathAfterFirstFactor, signInWait, waitFor, type SignInWait } from './sign-in-wait';

/** What is asked for after the password, Google or a passkey. */
export function SecondStepPage() {
  const [wait, setWait] = useState(signInWait);
  const invite = useQuery('invite');
  const next = useQuery('next');
  const login = `/auth/login${window.location.search}`;
  useEffect(() => {
    if (wait === null) nav.navigate(login, { replace: true });
  }, [wait, login]);
  const goOn = (): void => {
    const asked = signInWait();
    setWait(asked);
    if (asked === null) nav.navigate(pathAfterSignIn({ invite, next, left: returnPath() }), { replace: true });
    else nav.navigate(pathAfterFirstFactor({ invite, next }), { replace: true });
  };
  if (wait === null) return null;
  return wait.kind === 'ends' ? <Ending wait={wait} onKept={goOn} /> : <SecondFactor ticket={wait.ticket} onEntered={goOn} login={login} />;
}

interface SecondFactorProps {
  ticket: string;
  onEntered: () => void;
  login: string;
}

function SecondFactor({ ticket, onEntered, login }: SecondFactorProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [trust, setTrust] = useState(false);
  const [tooLate, setTooLate] = useState<string | null>(null);
  const enter = async ({ code, recoveryCode }: { code: string; recoveryCode: string }): Promise<void> => {
    try {
      await giveSecondFactor({ ticket, trust, ...(isRecovery ? { recoveryCode } : { code }) });
      onEntered();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'LOG_IN_AGAIN') throw error;
      setTooLate(error.message);
    }
  };
  const beginAgain = (): void => {
    waitFor(null);
    nav.navigate(login, { replace: true });
  };
  if (tooLate !== null) {
    return (
      <AuthLayout title="Please log in again.">
        <Press>
          <Banner tone="warning">{tooLate}</Banner>
          <Button variant="primary" size="lg" block onClick={beginAgain}>Login</Button>
        </Press>
      </AuthLayout>
    );
  }
  const check = (values: { code: string; recoveryCode: string }) =>
    isRecovery
      ? Promise.resolve<Partial<Record<string, string>>>(
        values.recoveryCode.trim() === '' ? { recoveryCode: 'Enter one of your codes' } : {},
      )
      : checkCode(values);
  return (
    <AuthLayout
      title={isRecovery ? 'Enter a recovery code' : 'Enter the 6 digits'}
      lead={isRecovery ? 'One of the 8 codes that you have stored. It works once.' : 'From your authenticator app, for Heartwood.'}
    >
      <AuthForm
        key={String(isRecovery)} label={isRecovery ? 'Recovery code' : 'Second factor'}
        initialValues={{ code: '', recoveryCode: '' }} check={check} checksOnBlur={false} onSubmit={enter} submit="Login"
      >
        {isRecovery
          ? <TextField
            name="recoveryCode" label="Recovery code" size="lg" autoFocus autoComplete="off" autoCapitalize="characters" spellCheck={false}
          />
          : <CodeField name="code" label="6 digits" />}
        <div><TextLink as="button" type="button" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use the app instead' : 'Use a recovery code'}
        </TextLink></div>
        <Checkbox checked={trust} onChange={setTrust}>Trust this browser for 30 days</Checkbox>
      </AuthForm>
    </AuthLayout>
  );
}

function Ending({ wait, onKept }: { wait: SignInWait & { kind: 'ends' }; onKept: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      await signInAgain(wait.again);
      onKept();
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <AuthLayout title={wait.message.replace(/\.$/, '')} lead="Log in and everything comes back.">
      <Press>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        <Button variant="primary" size="lg" block busy={isBusy} onClick={() => void keep()}>Keep account</Button>
      </Press>
    </AuthLayout>
  );
}
