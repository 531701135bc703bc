import { sentenceOf } from '@heartwood/client-kit/commands';
import { useState } from 'react';
import { Banner, Button } from '@heartwood/shared-ui';
import { useQuery } from '../navigation/use-location';
import { After, Press } from './auth-copy';
import { AuthLayout } from './auth-layout';
import { endDigests } from './identity-calls';

type State = 'asking' | 'busy' | 'ended' | { failure: unknown };

const WORDS = {
  digest: {
    question: 'No more summaries?',
    lead: 'You get a mail of what you have not seen, daily or weekly. You can end that here.',
    ended: 'No more summaries.',
  },
  kind: {
    question: 'No more of these mails?',
    lead: 'You get a mail when something changes for you in a company. You can end that here.',
    ended: 'No more of these mails.',
  },
  answers: {
    question: 'No more of these mails?',
    lead: 'You get a mail when somebody has answered you and you were away. You can end that here.',
    ended: 'No more of these mails.',
  },
};

const wordsOf = (what: string | null) => (what === 'kind' || what === 'answers' ? WORDS[what] : WORDS.digest);

/**
 * The landing of the link in a mail that ends its like, without logging in. It asks first, since mail programs open links by themselves.
 */
export function DigestOffPage() {
  const token = useQuery('token');
  const of = useQuery('of');
  const { question, lead, ended } = wordsOf(of);
  const [state, setState] = useState<State>('asking');

  const end = async (secret: string): Promise<void> => {
    setState('busy');
    try {
      await endDigests(secret);
      setState('ended');
    } catch (failure) {
      setState({ failure });
    }
  };

  if (!token) {
    return (
      <AuthLayout title="This link is not complete." lead="Open the link from the mail again.">
        <Press><Button variant="primary" size="lg" block href="/auth/login">Login</Button></Press>
      </AuthLayout>
    );
  }
  // A partner's customer has no settings here.
  if (state === 'ended' && of === 'answers') return <AuthLayout title={ended} lead="Answers wait for you where you have asked." />;
  if (state === 'ended') {
    return (
      <AuthLayout
        title={ended} lead="What happens while you are away waits for you in the product. You can have the mails back in your settings."
      >
        <Press><Button variant="primary" size="lg" block href="/app/settings/notifications">Open the settings</Button></Press>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={question} lead={lead}>
      <Press>
        {typeof state === 'object' ? <Banner tone="danger">{sentenceOf(state.failure)}</Banner> : null}
        <Button variant="primary" size="lg" block busy={state === 'busy'} onClick={() => void end(token)}>End these mails</Button>
      </Press>
      <After>You want them? Then close this page: nothing happens.</After>
    </AuthLayout>
  );
}
