import { useEffect } from 'react';
import styled from 'styled-components';
import { useClient } from 'urql';
import { ACCESS_LABELS, fullName } from '@heartwood/contract/domain';
import { Avatar, Button, Card, Column, CompanyMark, Display, H3, Logo, mobile, PlusIcon, Ring, Row, Text } from '@heartwood/shared-ui';
import { declinedToast } from '../company/declined-toast';
import { levelOf, ringOf } from '../company/company-level';
import { deletedText } from '../company/deletion-words';
import { RecentlyDeleted } from '../company/recently-deleted';
import { noTeamWords } from '../company/no-team-words';
import { useAnswerInvite } from '../company/use-answer-invite';
import { MeDocument } from '../generated/graphql';
import type { InviteCard, Me } from '../graphql/me';
import { nav } from '../navigation/nav';
import { pageHead } from '../page/page-head';
import { session } from '../session/browser-session';
import { toast } from '../toasts/toasts';
import { sentText } from './sent-text';
import { useFinish } from './use-finish';

const Page = styled.div`min-height: 100dvh; background: var(--surface);`;
const Bar = styled.header`
  display: flex; align-items: center; justify-content: space-between; height: 72px; padding: 0 32px;
  ${mobile} { height: 64px; padding: 0 16px; }
`;
const Main = styled.main`width: 620px; max-width: calc(100vw - 32px); margin: 28px auto; text-align: center;`;
const Title = styled(Display)`margin-top: 22px; font-size: 32px; line-height: 38px;`;
const Lead = styled.p`max-width: 440px; margin: 12px auto 24px; color: var(--text-2);`;
const Invites = styled.section`margin-top: 44px; text-align: left;`;
const List = styled(Card).attrs({ as: 'ul' })`margin-top: 10px; & > li + li { border-top: 1px solid var(--border); }`;
const Sample = styled.div`margin-top: 8px;`;
const Gone = styled(Card)`margin-top: 10px; padding: 4px 16px;`;
const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px;
  ${mobile} { flex-wrap: wrap; & > button { flex: 1; } }
`;
/** On a phone it fills the line beside the mark; the answers stand below. */
const Words = styled(Column)`flex: 1; min-width: 0; ${mobile} { flex-basis: calc(100% - 56px); }`;
const Name = styled(Text)`${mobile} { display: none; }`;
const Accept = styled(Button)`border-color: var(--text);`;
const Failure = styled.p`flex-basis: 100%; font-size: var(--fs-small); color: var(--danger-text);`;

/** For somebody who was in a company and is not any more, or who answers an invitation before making one. */
export function NoTeam({ me }: { me: Me }) {
  useEffect(() => pageHead.set({ title: 'No company', crumbs: [] }), []);
  const words = noTeamWords(me);
  const gone = me.deletedCompanies.find(({ id }) => id === me.user.lastAccessedCompanyId);
  const { exploreSample, isBusy } = useFinish(me, true);
  return (
    <Page>
      <Bar>
        <Logo />
        <Row>
          <Avatar id={me.user.id} name={fullName(me.user)} photo={me.user.profilePhoto} />
          <Name size="dense" weight="medium">{fullName(me.user)}</Name>
          <Button variant="ghost" onClick={() => session.signOut()}>Log out</Button>
        </Row>
      </Bar>
      <Main>
        <Ring segments={ringOf([])} size={168} />
        <Title>{gone ? `${gone.name} was deleted` : words.title}</Title>
        <Lead>{gone
          ? `${gone.isOwner ? 'You can bring it back below.' : deletedText(gone)} Your profile is still yours. Create a company, or accept an invitation to another one.`
          : words.text}</Lead>
        <Button variant="primary" size="lg" icon={PlusIcon} href="/onboarding?new_company=true">Create New Company</Button>
        <Sample><Button variant="ghost" busy={isBusy} onClick={() => void exploreSample()}>Explore the demo company</Button></Sample>
        {me.deletedCompanies.some(({ isOwner }) => isOwner) ? (
          <Invites>
            <H3 as="h2">Recently deleted</H3>
            <Gone><RecentlyDeleted me={me} /></Gone>
          </Invites>
        ) : null}
        {me.invites.length > 0 ? (
          <Invites>
            <Row justify="between"><H3 as="h2">Pending invites</H3><Text size="small" tone="3">{me.invites.length}</Text></Row>
            <List>{me.invites.map((invite) => <InviteLine key={invite.id} invite={invite} />)}</List>
          </Invites>
        ) : null}
      </Main>
    </Page>
  );
}

function InviteLine({ invite }: { invite: InviteCard }) {
  const client = useClient();
  const { answer, busy, failure } = useAnswerInvite(invite);
  const accept = async (): Promise<void> => {
    if (!(await answer('accept'))) return;
    await client.query(MeDocument, {}, { requestPolicy: 'network-only' }).toPromise();
    nav.navigate(`/app?is_invite=true&company_id=${invite.companyId}`, { replace: true });
  };
  const decline = async (): Promise<void> => {
    if (await answer('decline')) toast(declinedToast(invite));
  };
  return (
    <Line>
      <CompanyMark name={invite.companyName} logo={invite.companyLogo} size={44} />
      <Words>
        <H3 as="span">{invite.companyName}</H3>
        <Text size="dense" tone="3">{invite.invitedBy} invited you as {invite.position}</Text>
        <Text size="small" tone="3">{[
          ACCESS_LABELS[invite.accessType], levelOf(invite.done), sentText(new Date(invite.sentAt), new Date()),
        ].filter(Boolean).join(' · ')}</Text>
      </Words>
      <Button
        aria-label={`Decline: ${invite.companyName}`} busy={busy === 'decline'} disabled={busy === 'accept'} onClick={() => void decline()}
      >Decline</Button>
      <Accept
        aria-label={`Accept: ${invite.companyName}`} busy={busy === 'accept'} disabled={busy === 'decline'} onClick={() => void accept()}
      >Accept</Accept>
      {failure === null ? null : <Failure role="alert">{failure}</Failure>}
    </Line>
  );
}
