import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Banner } from '@heartwood/shared-ui';
import { sentenceOf } from '../forms/api-error';
import { nav } from '../navigation/nav';
import { useQuery } from '../navigation/use-location';
import { Or } from './auth-copy';
import { deployment } from '../registry/deployment';
import { logInWithGoogle } from './identity-calls';
import { loadGoogle } from './load-google';
import { pathAfterSignIn } from './sign-in-paths';

/** What Google draws at most here; on a narrow screen the column is narrower. */
const WIDEST = 380;

const Place = styled.div`display: flex; justify-content: center; min-height: 44px;`;

/** Google's own button, where this deployment has a client id; where it has none there is nothing to offer. */
export function GoogleSignIn() {
  const clientId = deployment.googleClientId;
  const invite = useQuery('invite');
  const next = useQuery('next');
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (clientId === '') return;
    loadGoogle().then(
      (google) => {
        google.initialize({
          client_id: clientId,
          callback: ({ credential }) => {
            logInWithGoogle(credential).then(
              () => nav.navigate(pathAfterSignIn({ invite, next }), { replace: true }),
              (error: unknown) => setFailure(sentenceOf(error)),
            );
          },
        });
        const { current } = place;
        if (current) google.renderButton(current, { theme: 'outline', size: 'large', text: 'continue_with', width: Math.min(WIDEST, current.clientWidth) });
      },
      () => setFailure('Google could not be reached. Log in with your email address.'),
    );
  }, [clientId, invite, next]);

  if (clientId === '') return null;
  return (
    <>
      <Place ref={place} />
      {failure === null ? null : <Banner tone="warning">{failure}</Banner>}
      <Or>or</Or>
    </>
  );
}
