import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ACCESS_LABELS } from '@heartwood/contract/domain';
import { Banner, Button, Card, Column, CompanyMark, Grow, H3, Row, Skeleton, Text } from '@heartwood/shared-ui';
import { sentenceOf } from '../forms/api-error';
import type { InvitationByTokenQuery, ViewerQuery } from '../generated/graphql';
import { nav } from '../navigation/nav';
import { useQuery } from '../navigation/use-location';
import { session } from '../session/browser-session';
import { Fine, Press } from './auth-copy';
import { AuthLayout } from './auth-layout';
import { answerInvitation, readInvitation, readViewer } from './operations';
import { GROWTH_HOME, withInvite } from './sign-in-paths';

type Invitation = NonNullable<InvitationByTokenQuery['invitation']>;
type Viewer = ViewerQuery['me'];

type Loaded = { state: 'loading' } | { state: 'failed'; text: string } | { state: 'ready'; invitation: Invitation | null; viewer: Viewer | null };

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
    return <AuthLayout title="Your invitation." lead="One moment."><Skeleton /></AuthLayout>;
  }
  if (loaded.state === 'failed') {
    return (
      <AuthLayout title="Your invitation.">
        <Press>
          <Banner tone="warning">{loaded.text}</Banner>
          <Button size="lg" block onClick={() => setAttempt(attempt + 1)}>Try again</Button>
        </Press>
      </AuthLayout>
    );
  }
  if (!loaded.invitation || loaded.invitation.state !== 'PENDING') return <NoInvitation state={loaded.invitation?.state ?? null} />;
  return <Invited token={token} invitation={loaded.invitation} viewer={loaded.viewer} />;
}

const WHY: Record<string, string> = {
  ACCEPTED: 'You have accepted it already.',
  DECLINED: 'You have declined it.',
  EXPIRED: 'It is too old. Ask for a new mail.',
};

function NoInvitation({ state }: { state: string | null }) {
  return (
    <AuthLayout title="This invitation is not open any more." lead={WHY[state ?? ''] ?? 'It was taken back or replaced by a newer mail.'}>
      <Press><Button variant="primary" size="lg" block href={GROWTH_HOME}>Go to Heartwood</Button></Press>
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
}

function Invited({ token, invitation, viewer }: InvitedProps) {
  const isRightPerson = viewer !== null && viewer.user.email.toLowerCase() === invitation.email.toLowerCase();
  return (
    <AuthLayout title={`Join ${invitation.companyName}.`} lead={`${invitation.invitedBy} invites you to build it together.`}>
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
      {viewer === null && <SignedOut token={token} invitation={invitation} />}
      {viewer !== null && !isRightPerson && <WrongAccount viewer={viewer} invitation={invitation} />}
      {viewer !== null && isRightPerson && <Answer invitation={invitation} />}
    </AuthLayout>
  );
}

function SignedOut({ token, invitation }: { token: string; invitation: Invitation }) {
  return invitation.hasAccount ? (
    <Press>
      <Button variant="primary" size="lg" block href={`${withInvite('/auth/login', token)}&email=${encodeURIComponent(invitation.email)}`}>Login to answer</Button>
    </Press>
  ) : (
    <>
      <Press><Button variant="primary" size="lg" block href={withInvite('/auth/signup', token)}>Sign Up to answer</Button></Press>
      <Fine>There is no account for {invitation.email} yet. It takes a minute.</Fine>
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
      <Button variant="ghost" size="lg" block href={GROWTH_HOME}>Stay as {viewer.user.firstname}</Button>
    </Press>
  );
}

function Answer({ invitation }: { invitation: Invitation }) {
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const answer = async (kind: 'accept' | 'decline'): Promise<void> => {
    setBusy(kind);
    setFailure(null);
    try {
      const { updateTeamMember } = await answerInvitation({ id: invitation.id, set: kind === 'accept' ? { isAccepted: true } : { isDeclined: true } });
      if (updateTeamMember.error) setFailure(updateTeamMember.error.message);
      else nav.navigate(kind === 'accept' ? `/app?is_invite=true&company_id=${invitation.companyId}` : GROWTH_HOME, { replace: true });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(null);
  };
  return (
    <Press>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      <Button variant="primary" size="lg" block busy={busy === 'accept'} disabled={busy === 'decline'} onClick={() => void answer('accept')}>Accept</Button>
      <Button size="lg" block busy={busy === 'decline'} disabled={busy === 'accept'} onClick={() => void answer('decline')}>Decline</Button>
    </Press>
  );
}
