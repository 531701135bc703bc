import { useState } from 'react';
import { ArrowRightIcon, Button, ConfirmDialog, Modal } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { HOME } from '../navigation/home';
import { nav } from '../navigation/nav';
import { useCurrentCompany } from '../session/current-company';
import { InviteList } from './invite-list';

const Later = styled.span`flex: 1; font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3);`;

export interface InviteModalProps {
  email: string | undefined;
  /** A company that was just made: a welcome by name, and the way to the growth framework (specification, section 2). */
  isWelcome: boolean;
  onClose: () => void;
}

/** Rows to invite people with. What stands in them unsent goes only after a question. */
export function InviteModal({ email, isWelcome, onClose }: InviteModalProps) {
  const { me, company } = useCurrentCompany();
  const [isUnsent, setUnsent] = useState(false);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const ask = (go: () => void) => () => (isUnsent ? setLeave(() => go) : go());
  const goOn = (): void => {
    onClose();
    nav.navigate(HOME);
  };
  return (
    <>
      <Modal
        open size={720} onClose={ask(onClose)}
        title={isWelcome ? `Welcome ${me.user.firstname}` : `Invite people to ${company.name}`}
        subtitle={isWelcome
          ? `Who builds ${company.name} with you? Paste several addresses to make several rows.`
          : 'Paste several addresses to make several rows.'}
        footer={isWelcome ? (
          <>
            <Later>You can invite people later from the team page.</Later>
            <Button variant="primary" iconEnd={ArrowRightIcon} onClick={ask(goOn)}>Go to Onboarding</Button>
          </>
        ) : <Button onClick={ask(onClose)}>Done</Button>}
      >
        <InviteList company={company} firstEmail={email} onUnsent={setUnsent} />
      </Modal>
      <ConfirmDialog
        open={leave !== null} title="Leave without sending?" confirmLabel="Leave without sending" cancelLabel="Keep writing"
        onCancel={() => setLeave(null)} onConfirm={() => leave?.()}
      >
        There are invitations here that were not sent.
      </ConfirmDialog>
    </>
  );
}
