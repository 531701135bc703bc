import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@heartwood/shared-ui';
import { InviteList } from '../team/invite-list';
import type { StepProps } from './step-props';
import { StepBar, StepBody, StepMain } from './step-form';

const Wide = styled.div`width: 100%;`;

export interface TeamStepProps extends StepProps {
  isBusy: boolean;
  onFinish: (sent: number) => void;
}

/** Invitations, all of them optional. */
export function TeamStep({ draft, onBack, isBusy, onFinish }: TeamStepProps) {
  const [sent, setSent] = useState(0);
  return (
    <StepMain>
      <form
        aria-label="Your team"
        onSubmit={(event) => {
          event.preventDefault();
          onFinish(sent);
        }}
      >
        <StepBody title={`Who builds ${draft.name} with you?`} lead="Paste several addresses to make several rows.">
          <Wide><InviteList company={{ id: draft.companyId, name: draft.name }} onSent={() => setSent(sent + 1)} /></Wide>
        </StepBody>
        <StepBar
          busy={isBusy} onBack={onBack} note="" label={sent > 0 ? 'Go to Onboarding' : 'Continue'}
          secondary={sent > 0 ? null : <Button variant="ghost" size="lg" disabled={isBusy} onClick={() => onFinish(0)}>Skip</Button>}
        />
      </form>
    </StepMain>
  );
}
