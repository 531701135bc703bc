import { ArrowRightIcon, Button, Modal } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { nav } from '../navigation/nav';
import { useCurrentCompany } from '../session/current-company';
import { InviteList } from './invite-list';

const Later = styled.span`flex: 1; font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3);`;

/** Welcome with the person's name, rows to invite, and the way to the growth framework. */
export function InviteModal({ email, onClose }: { email: string | undefined; onClose: () => void }) {
  const { me, company } = useCurrentCompany();
  return (
    <Modal
      open size={720} onClose={onClose}
      title={`Welcome ${me.user.firstname}`}
      subtitle={`Who builds ${company.name} with you? Paste several addresses to make several rows.`}
      footer={(
        <>
          <Later>You can invite people later from the team page.</Later>
          <Button
            variant="primary" iconEnd={ArrowRightIcon}
            onClick={() => {
              onClose();
              nav.navigate('/app/growth-framework');
            }}
          >
            Go to Onboarding
          </Button>
        </>
      )}
    >
      <InviteList company={company} firstEmail={email} />
    </Modal>
  );
}
