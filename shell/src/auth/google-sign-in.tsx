import { ApiError, sentenceOf } from '@heartwood/client-kit/commands';
import { useState } from 'react';
import { Banner, latePart } from '@heartwood/shared-ui';
import { nav } from '../navigation/nav';
import { useQuery } from '../navigation/use-location';
import { deployment } from '../registry/deployment';
import { returnPath } from '../session/browser-session';
import { Or } from './auth-copy';
import { GoogleButton, type GoogleAnswer } from './google-button';
import { logInWithGoogle } from './identity-calls';
import { pathAfterFirstFactor } from './sign-in-wait';

const ConnectGoogleForm = latePart(() => import('./connect-google-form').then((part) => part.ConnectGoogleForm));

/** Google's own button, where this deployment has a client id; where it has none there is nothing to offer. */
export function GoogleSignIn() {
  const invite = useQuery('invite');
  const next = useQuery('next');
  const [failure, setFailure] = useState<string | null>(null);
  const [unconnected, setUnconnected] = useState<GoogleAnswer | null>(null);

  if (deployment.googleClientId === '') return null;
  const goOn = (): void => nav.navigate(pathAfterFirstFactor({ invite, next, left: returnPath() }), { replace: true });
  const logIn = (answer: GoogleAnswer): void => {
    setFailure(null);
    logInWithGoogle(answer).then(goOn, (error: unknown) => {
      if (error instanceof ApiError && error.code === 'GOOGLE_PASSWORD_NEEDED') setUnconnected(answer);
      else setFailure(sentenceOf(error));
    });
  };
  return (
    <>
      {unconnected === null
        ? <GoogleButton onAnswer={logIn} away="Google could not be reached. Log in with your email address." />
        : <ConnectGoogleForm answer={unconnected} connected={goOn} cancelled={() => setUnconnected(null)} />}
      {failure === null ? null : <Banner tone="warning">{failure}</Banner>}
      <Or>or</Or>
    </>
  );
}
