import { ApiError, sentenceOf } from '@heartwood/client-kit/commands';
import { useState } from 'react';
import { Banner, Button } from '@heartwood/shared-ui';
import { nav } from '../navigation/nav';
import { useQuery } from '../navigation/use-location';
import { session } from '../session/browser-session';
import { After, Press } from './auth-copy';
import { AuthLayout } from './auth-layout';
import { undoAddress } from './identity-calls';

/** The landing of the link that went to an old address: takes it back. It asks first, since mail programs open links by themselves. */
export function UndoAddressPage() {
  const token = useQuery('token');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const code = failure instanceof ApiError ? failure.code : null;

  const undo = async (secret: string): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const to = `/auth/set-password?note=undone&token=${encodeURIComponent(await undoAddress(secret))}`;
      // Whoever is signed in here was signed out by the server, or must not stand in the way of the owner of this mail.
      if (session.tokens.get() === null) nav.navigate(to, { replace: true });
      else session.signOut({ to });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  if (!token) return <Dead title="This link is not complete." text="Open the link from the mail again." label="Login" href="/auth/login" />;
  if (code === 'LINK_USED') return <Dead
    title="The change is undone already." text={sentenceOf(failure)} label="Choose a new password" href="/auth/forgot-password"
  />;
  if (code === 'LINK_EXPIRED' || code === 'EMAIL_TAKEN')
    return <Dead title="This link does not work any more." text={sentenceOf(failure)} label="Login" href="/auth/login" />;
  return (
    <AuthLayout
      title="Was it not you?"
      lead="Somebody asked to change the address you log in with. You can take it back: everybody is logged out, and you choose a new password."
    >
      <Press>
        {failure === null ? null : <Banner tone="danger">{sentenceOf(failure)}</Banner>}
        <Button variant="primary" size="lg" block busy={isBusy} onClick={() => void undo(token)}>Keep my old address</Button>
      </Press>
      <After>It was you? Then close this page: nothing happens.</After>
    </AuthLayout>
  );
}

interface DeadProps { title: string; text: string; label: string; href: string }

function Dead({ title, text, label, href }: DeadProps) {
  return (
    <AuthLayout title={title}>
      <Press>
        <Banner tone="warning">{text}</Banner>
        <Button variant="primary" size="lg" block href={href}>{label}</Button>
      </Press>
    </AuthLayout>
  );
}
