import styled from 'styled-components';
import { ACCESS_LABELS } from '@heartwood/contract/domain';
import { Button, Column, CompanyMark, Grow, Row, Text } from '@heartwood/shared-ui';
import type { InviteCard } from '../graphql/me';
import { toast } from '../toasts/toasts';
import { declinedToast } from './declined-toast';
import { useAnswerInvite } from './use-answer-invite';

const Frame = styled.div`padding: 14px;`;
const Buttons = styled(Row)`margin-top: 12px; & > * { flex: 1; }`;
const Failure = styled.p`margin-top: 8px; font-size: var(--fs-small); line-height: var(--lh-small); color: var(--danger-text);`;

/** One invitation inside the company drawer, answered in place. */
export function PendingInvite({ invite }: { invite: InviteCard }) {
  const { answer, busy, failure } = useAnswerInvite(invite);
  const press = async (kind: 'accept' | 'decline'): Promise<void> => {
    if (!(await answer(kind))) return;
    toast(kind === 'accept' ? { title: `You have joined ${invite.companyName}`, status: 'success' } : declinedToast(invite));
  };
  return (
    <Frame>
      <Row gap={3}>
        <CompanyMark name={invite.companyName} logo={invite.companyLogo} size={40} />
        <Grow as={Column}>
          <Text size="dense" weight="semi">{invite.companyName}</Text>
          <Text size="small" tone="3">{inviteText(invite)}</Text>
        </Grow>
      </Row>
      <Buttons>
        <Button
          size="sm" variant="primary" data-company-action aria-label={`Accept: ${invite.companyName}`}
          busy={busy === 'accept'} disabled={busy === 'decline'} onClick={() => void press('accept')}
        >
          Accept
        </Button>
        <Button
          size="sm" data-company-action aria-label={`Decline: ${invite.companyName}`}
          busy={busy === 'decline'} disabled={busy === 'accept'} onClick={() => void press('decline')}
        >
          Decline
        </Button>
      </Buttons>
      {failure === null ? null : <Failure role="alert">{failure}</Failure>}
    </Frame>
  );
}

function inviteText({ invitedBy, position, accessType }: InviteCard): string {
  return `${invitedBy} invited you as ${position}, ${ACCESS_LABELS[accessType].toLowerCase()}`;
}
