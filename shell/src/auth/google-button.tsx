import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Banner } from '@heartwood/shared-ui';
import { deployment } from '../registry/deployment';
import { newGoogleNonce } from './google-nonce';
import { theme } from '../theme/browser-theme';
import { GoogleMark } from './google-mark';
import { loadGoogle } from './load-google';

/** What Google draws at most here; on a narrow screen the column is narrower. */
const WIDEST = 380;

const Place = styled.div`display: grid; justify-items: center; min-height: 44px; & > * { grid-area: 1 / 1; }`;
const Frame = styled.div`width: 100%; display: flex; justify-content: center;`;
/** Stands where Google's button will, and looks like it, so that nothing moves when it comes. */
const Coming = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: 100%;
  max-width: ${WIDEST}px;
  height: 40px;
  margin: 2px 0;
  border: 1px solid var(--border-2);
  border-radius: 4px;
  font-size: 14px;
  font-weight: var(--fw-semi);
`;

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
  const [state, setState] = useState<'coming' | 'there' | 'away'>('coming');
  useEffect(() => {
    latest.current = onAnswer;
  }, [onAnswer]);
  useEffect(() => {
    Promise.all([loadGoogle(), newGoogleNonce()]).then(
      ([google, nonce]) => {
        google.initialize({
          client_id: deployment.googleClientId, nonce: nonce.hash,
          callback: ({ credential }) => latest.current({ idToken: credential, nonce: nonce.secret }),
        });
        const { current } = place;
        if (!current) return;
        const look = { theme: theme.get() === 'dark' ? 'filled_black' : 'outline', shape: 'rectangular', logo_alignment: 'center' };
        google.renderButton(current, { ...look, size: 'large', text: 'continue_with', width: Math.min(WIDEST, current.clientWidth) });
        setState('there');
      },
      () => setState('away'),
    );
  }, []);
  if (state === 'away') return <Banner tone="warning">{away}</Banner>;
  return (
    <Place>
      {state === 'coming' ? <Coming aria-hidden><GoogleMark />Continue with Google</Coming> : null}
      <Frame ref={place} />
    </Place>
  );
}
