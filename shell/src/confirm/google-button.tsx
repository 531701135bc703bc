import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Banner } from '@heartwood/shared-ui';
import { deployment } from '../registry/deployment';
import { loadGoogle } from '../auth/load-google';

const WIDEST = 380;

const Place = styled.div`display: flex; justify-content: center; min-height: 44px;`;

/** Google's own button, for somebody who logs in with Google alone. */
export function GoogleButton({ onCredential }: { onCredential: (credential: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onCredential);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    latest.current = onCredential;
  }, [onCredential]);
  useEffect(() => {
    loadGoogle().then(
      (google) => {
        google.initialize({ client_id: deployment.googleClientId, callback: ({ credential }) => latest.current(credential) });
        const { current } = place;
        if (current) google.renderButton(current, { theme: 'outline', size: 'large', text: 'continue_with', width: Math.min(WIDEST, current.clientWidth) });
      },
      () => setAway(true),
    );
  }, []);
  return isAway ? <Banner tone="warning">Google could not be reached. Check your connection and try again.</Banner> : <Place ref={place} />;
}
