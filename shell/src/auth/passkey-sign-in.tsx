import { sentenceOf } from '@heartwood/client-kit/commands';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { Banner, Button, KeyRoundIcon } from '@heartwood/shared-ui';
import { Press } from './auth-copy';
import { logInWithPasskey, passkeyOptions } from './identity-calls';

/** Signs in with a passkey, whoever's it is; nothing where the browser knows none. */
export function PasskeySignIn({ onEntered }: { onEntered: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!browserSupportsWebAuthn()) return null;
  const logIn = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await logInWithPasskey(await startAuthentication({ optionsJSON: await passkeyOptions() }));
      onEntered();
    } catch (error) {
      // Closing the browser's own dialog is no failure.
      if (!(error instanceof Error && error.name === 'NotAllowedError')) setFailure(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Press>
      <Button size="lg" block icon={KeyRoundIcon} busy={isBusy} onClick={() => void logIn()}>Log in with a passkey</Button>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
    </Press>
  );
}
