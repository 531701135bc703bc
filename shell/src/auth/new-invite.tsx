import { sentenceOf } from '@heartwood/client-kit/commands';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ACCESS_LABELS } from '@heartwood/contract/domain';
import { Banner, Button, Card, Column, CompanyMark, Grow, H2, H3, Row, Skeleton, Text } from '@heartwood/shared-ui';
import type { InvitationByTokenQuery, ViewerQuery } from '../generated/graphql';
import { HOME } from '../navigation/home';
import { nav } from '../navigation/nav';
import { useQuery } from '../navigation/use-location';
import { session } from '../session/browser-session';
import { Fine, Press } from './auth-copy';
import { AuthLayout, type AuthLayoutProps } from './auth-layout';
import { closedInvitation, declinedWords } from './invitation-words';
import { answerInvitation, declineInvitation, readInvitation, readViewer } from './operations';
import { withInvite } from './sign-in-paths';

type Invitation = NonNullable<InvitationByTokenQuery['invitation']>;
type Viewer = ViewerQuery['me'];
type Named = { id: string; name: string };

type Loaded = { state: 'loading' } | { state: 'failed'; text: string } | {
  state: 'ready'; invitation: Invitation | null; viewer: Viewer | null
};

export function NewInvitePage() {
  const token = useQuery('token') ?? '';
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    const put = (next: Loaded): void => {
      if (!isGone) setLoaded(next);
    };
    const isInside = session.tokens.get() !== null;
    Promise.all([readInvitation(token), isInside ? readViewer() : null]).then(
      ([{ invitation }, viewer]) => put({ state: 'ready', invitation: invitation ?? null, viewer: viewer?.me ?? null }),
      (error: unknown) => put({ state: 'failed', text: sentenceOf(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [token, attempt]);

  if (loaded.state === 'loading') {
    return <AuthLayout title="Your invitation." lead="One moment." picture={NO_LEVEL}><Skeleton /></AuthLayout>;
  }
  if (loaded.state === 'failed') {
    return (
      <AuthLayout title="Your invitation." picture={NO_LEVEL}>
        <Press>
          <Banner tone="warning">{loaded.text}</Banner>
          <Button size="lg" block onClick={() => setAttempt(attempt + 1)}>Try again</Button>
        </Press>
      </AuthLayout>
    );
  }
  const { invitation, viewer } = loaded;
  const person = viewer && { id: viewer.user.id, name: `${viewer.user.firstname} ${viewer.user.lastname}`.trim() };
  if (!invitation || invitation.state !== 'PENDING') return <NoInvitation {...closedInvitation(token, invitation)} person={person} />;
  return <Invited token={token} invitation={invitation} viewer={viewer} person={person} />;
}

// A ring that fills would read as the level of the company that invites.
const NO_LEVEL: NonNullable<AuthLayoutProps['picture']> = {
  inRing: null, caption: 'An invitation opens one company’s plan to you, and nothing else.',
};

function NoInvitation({ title, text, person }: { title: string; text: string; person: Named | null }) {
  return (
    <AuthLayout title={title} lead={text} picture={NO_LEVEL} person={person}>
      <Press><Button variant="primary" size="lg" block href={HOME}>Go to Heartwood</Button></Press>
    </AuthLayout>
  );
}

const Frame = styled(Card)`display: flex; flex-direction: column; gap: 14px;`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 16px;
  margin: 0;
  font-size: var(--fs-dense);
  line-height: var(--lh-dense);
  & dt { color: var(--text-3); }
  & dd { margin: 0; font-weight: var(--fw-medium); overflow-wrap: anywhere; }
`;

interface InvitedProps {
  token: string;
  invitation: Invitation;
  viewer: Viewer | null;
  person: Named | null;
}

const InRing = styled(Column)`align-items: center; gap: 16px;`;

function Invited({ token, invitation, viewer, person }: InvitedProps) {
  const [hasDeclined, setDeclined] = useState(false);
  const isRightPerson = viewer !== null && viewer.user.email.toLowerCase() === invitation.email.toLowerCase();
  if (hasDeclined) return <NoInvitation {...declinedWords(invitation)} person={person} />;
  const picture = {
    inRing: <InRing>
      <CompanyMark name={invitation.companyName} logo={invitation.companyLogo} size={96} />
      <H2 as="span">{invitation.companyName}</H2>
    </InRing>,
    caption: `You see the plan of ${invitation.companyName} once you accept.`,
  };
  const onDeclined = () => setDeclined(true);
  return (
    <AuthLayout
      title={`Join ${invitation.companyName}.`}
      lead={`${invitation.invitedBy} invites you to build it together.`}
      picture={picture}
      person={person}
    >
      <Frame pad="md">
        <Row gap={3}>
          <CompanyMark name={invitation.companyName} logo={invitation.companyLogo} size={44} />
          <Grow as={Column}>
            <H3 as="h2">{invitation.companyName}</H3>
            <Text size="dense" tone="3">Invited by {invitation.invitedBy}</Text>
          </Grow>
        </Row>
        <Facts>
          <dt>Role</dt><dd>{invitation.position}</dd>
          <dt>Access</dt><dd>{ACCESS_LABELS[invitation.accessType]}</dd>
          <dt>Address</dt><dd>{invitation.email}</dd>
        </Facts>
      </Frame>
      {viewer === null && <SignedOut token={token} invitation={invitation} onDeclined={onDeclined} />}
      {viewer !== null && !isRightPerson && <WrongAccount viewer={viewer} invitation={invitation} />}
      {viewer !== null && isRightPerson && <Answer invitation={invitation} onDeclined={onDeclined} />}
    </AuthLayout>
  );
}

interface AnswerProps {
  invitation: Invitation;
  onDeclined: () => void;
}

/** Sends a no, and says why it could not be sent. */
function useDecline(send: () => Promise<string | null>, onDeclined: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const decline = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const refusal = await send().catch((error: unknown) => sentenceOf(error));
    setBusy(false);
    setFailure(refusal);
    if (refusal === null) onDeclined();
  };
  return { isBusy, failure, decline };
}

function SignedOut({ token, invitation, onDeclined }: AnswerProps & { token: string }) {
  const { isBusy, failure, decline } = useDecline(
    async () => (await declineInvitation(token)).declineInvitation.error?.message ?? null, onDeclined,
  );
  const { hasAccount, email } = invitation;
  return (
    <>
      <Press>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        {hasAccount
          ? <Button variant="primary" size="lg" block href={`${withInvite('/auth/login', token)}&email=${encodeURIComponent(email)}`}>
            Login to answer
          </Button>
          : <Button variant="primary" size="lg" block href={withInvite('/auth/signup', token)}>Sign Up to answer</Button>}
        <Button size="lg" block busy={isBusy} onClick={() => void decline()}>Decline</Button>
      </Press>
      <Fine>
        {hasAccount
          ? 'To decline you need not log in.'
          : `There is no account for ${email} yet. It takes a minute; to decline you need none.`}
      </Fine>
    </>
  );
}

function WrongAccount({ viewer, invitation }: { viewer: Viewer; invitation: Invitation }) {
  return (
    <Press>
      <Banner tone="warning">
        This invitation is for {invitation.email}. You are logged in as {viewer.user.email}.
      </Banner>
      <Button
        variant="primary" size="lg" block
        onClick={() => {
          const back = window.location.pathname + window.location.search;
          session.signOut({ to: back });
        }}
      >
        Switch account
      </Button>
      <Button variant="ghost" size="lg" block href={HOME}>Stay as {viewer.user.firstname}</Button>
    </Press>
  );
}

function Answer({ invitation, onDeclined }: AnswerProps) {
  const [isAccepting, setAccepting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const no = useDecline(async () => (
    (await answerInvitation({ id: invitation.id, set: { isDeclined: true } })).updateTeamMember.error?.message ?? null
  ), onDeclined);
  const accept = async (): Promise<void> => {
    setAccepting(true);
    setRefusal(null);
    try {
      const { updateTeamMember } = await answerInvitation({ id: invitation.id, set: { isAccepted: true } });
      if (updateTeamMember.error) setRefusal(updateTeamMember.error.message);
      else nav.navigate(`/app?is_invite=true&company_id=${invitation.companyId}`, { replace: true });
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
    setAccepting(false);
  };
  const failure = refusal ?? no.failure;
  return (
    <Press>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      <Button variant="primary" size="lg" block busy={isAccepting} disabled={no.isBusy} onClick={() => void accept()}>Accept</Button>
      <Button size="lg" block busy={no.isBusy} disabled={isAccepting} onClick={() => void no.decline()}>Decline</Button>
    </Press>
  );
}
