import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useMutation } from 'urql';
import { CREDIT_ALLOWANCES, MODULES, openModules, SEATS, TRIAL_MONTHS } from '@heartwood/contract/domain';
import { Button, CheckIcon, Icon, Modal, Plate } from '@heartwood/shared-ui';
import { StartTrialDocument } from '../generated/graphql';
import { useCurrentCompany } from '../session/current-company';
import { toast, toastError } from '../toasts/toasts';
import { longDate } from './long-date';
import { TRIAL_OPENS, trialBegun } from './plan-opens';

const Top = styled(Plate)`margin: 8px 0 16px; padding: 20px; border-radius: var(--r-3);`;
const Caption = styled.p`
  font-size: var(--fs-small); line-height: var(--lh-small); color: var(--plate-muted); &:not(:first-child) { margin-top: 14px; }
`;
const Blocks = styled.span`display: flex; gap: 3px; margin-top: 6px;`;
const Block = styled.i<{ $open: boolean }>`
  flex: 1;
  height: 30px;
  border: 1.5px ${({ $open }) => ($open ? 'solid var(--plate-text)' : 'dashed var(--plate-hollow)')};
  border-radius: 4px;
  background: ${({ $open }) => ($open ? 'var(--plate-text)' : 'none')};
`;
const Benefits = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 9px;
  margin: 16px 0 4px;
  & > li { display: flex; gap: 10px; font-size: 13.5px; line-height: 20px; }
  & svg { margin-top: 2px; }
`;

/** What can be worked on, on each side of the comparison. */
const OPEN_ON_FREE = openModules('Free');
const OPEN_ON_TRIAL = openModules('Trial');

export function TrialModal({ onClose }: { onClose: () => void }) {
  const { company } = useCurrentCompany();
  const [, start] = useMutation(StartTrialDocument);
  const [isBusy, setBusy] = useState(false);
  const until = trialEnd(new Date());

  const press = async (): Promise<void> => {
    setBusy(true);
    const { data, error } = await start({ companyId: company.id });
    setBusy(false);
    const failure = data?.startTrial.error?.message ?? error?.message;
    if (failure !== undefined) {
      toastError(failure);
      return;
    }
    toast({ title: 'Your free trial has started', text: trialBegun(longDate(until)), duration: 8_000, status: 'success' });
    onClose();
  };

  return (
    <Modal
      open size={560} onClose={onClose} title="Invitation for 2months Free Trial"
      subtitle={`All ${MODULES.length} modules until ${longDate(until)}. No card. Then you return to Free and keep everything you wrote.`}
      footer={(
        <>
          <Button variant="ghost" size="lg" onClick={onClose}>Not now</Button>
          <Button variant="primary" size="lg" busy={isBusy} onClick={() => void press()}>Start Free Trial</Button>
        </>
      )}
    >
      <Top>
        <Caption>Open on Free</Caption>
        <OpenBar open={OPEN_ON_FREE} />
        <Caption>Open with Trial</Caption>
        <OpenBar open={OPEN_ON_TRIAL} />
      </Top>
      <Benefits>
        <Benefit>{TRIAL_OPENS}</Benefit>
        <Benefit>Scenarios on the timeline, presentations and the pitch deck</Benefit>
        <Benefit>{SEATS.Trial.maxTeam} team members and {SEATS.Trial.maxAdvisory} advisors, {CREDIT_ALLOWANCES.Trial} credits</Benefit>
        <Benefit>Once per company and once for each person who starts one</Benefit>
      </Benefits>
    </Modal>
  );
}

function OpenBar({ open }: { open: number }) {
  return (
    <Blocks role="img" aria-label={`${open} of ${MODULES.length} modules open`}>
      {MODULES.map(({ key }, index) => <Block key={key} $open={index < open} />)}
    </Blocks>
  );
}

function Benefit({ children }: { children: ReactNode }) {
  return <li><Icon as={CheckIcon} size={16} /><span>{children}</span></li>;
}

function trialEnd(now: Date): Date {
  const end = new Date(now);
  end.setMonth(end.getMonth() + TRIAL_MONTHS);
  return end;
}
