import { useCommand } from '@heartwood/client-kit/commands';
import { Button, CheckIcon, Icon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { AnswerInvitationDocument, type NotificationRowFragment } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';

const Accepted = styled.span`
  display: inline-flex; align-items: center; gap: 5px; border-radius: var(--r-1);
  font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3);
`;
const Accept = styled(Button)`border-color: var(--text);`;

export interface InvitationAnswerProps {
  row: NotificationRowFragment;
  invitation: NonNullable<NotificationRowFragment['invitation']>;
  /** Somebody answered here: the row may be gone, and its buttons are. */
  onAnswered(isAccepted: boolean): void;
}

/** Decline and Accept, then what was answered. */
export function InvitationAnswer({ row, invitation, onAnswered }: InvitationAnswerProps) {
  const { shell } = useDesk();
  const run = useCommand();
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const name = row.company?.name ?? 'a company';
  if (invitation.isAccepted) return <Accepted><Icon as={CheckIcon} size={14} />Accepted</Accepted>;

  const answer = async (isAccepted: boolean) => {
    setBusy(isAccepted ? 'accept' : 'decline');
    const set = isAccepted ? { isAccepted: true } : { isDeclined: true };
    const doing = isAccepted ? 'accepting the invitation' : 'declining the invitation';
    const { ok } = await run(AnswerInvitationDocument, 'updateTeamMember', { id: invitation.id, set }, { doing });
    setBusy(null);
    if (!ok) return;
    if (!isAccepted) shell.toast({ title: `Invitation of ${name} declined`, status: 'success' });
    onAnswered(isAccepted);
  };
  return (
    <>
      <Button size="sm" busy={busy === 'decline'} aria-label={`Decline the invitation of ${name}`} onClick={() => void answer(false)}>
        Decline
      </Button>
      <Accept size="sm" busy={busy === 'accept'} aria-label={`Accept the invitation of ${name}`} onClick={() => void answer(true)}>
        Accept
      </Accept>
    </>
  );
}
