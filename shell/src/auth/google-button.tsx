import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Banner } from '@heartwood/shared-ui';
import { deployment } from '../registry/deployment';
import { newGoogleNonce } from './google-nonce';
import { loadGoogle } from './load-google';

/** What Google draws at most here; on a narrow screen the column is narrower. */
const WIDEST = 380;

const Place = styled.div`display: flex; justify-content: center; min-height: 44px;`;

/** Google's answer, with what shows that it was made for this page. */
export interface GoogleAnswer { idToken: string; nonce: string }

interface GoogleButtonProps {
  onAnswer(answer: GoogleAnswer): void;
  /** What to say when Google's script does not come. */
  away: string;
}

/** Google's own button. */
export function GoogleButton({ onAnswer, away }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onAnswer);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    latest.current = onAnswer;
  }, [onAnswer]);
  useEffect(() => {
    Promise.all([loadGoogle(), newGoogleNonce()]).then(
      ([google, nonce]) => {
        google.initialize({ client_id: deployment.googleClientId, nonce: nonce.hash, callback: ({ credential }) => latest.current({ idToken: credential, nonce: nonce.secret }) });
        const { current } = place;
        if (current) google.renderButton(current, { theme: 'outline', size: 'large', text: 'continue_with', width: Math.min(WIDEST, current.clientWidth) });
      },
      () => setAway(true),
    );
  }, []);
  return isAway ? <Banner tone="warning">{away}</Banner> : <Place ref={place} />;
}
