import { sentenceOf } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { MODULE_COUNT, openModules, SEATS, type PlanName } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Field, Icon, LockIcon, Modal, OptionCard, Textarea } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { callBilling, type CancelReason } from '../billing-calls';
import { useBilling } from '../billing-context';
import { longDay } from '../words/days';

const REASONS: readonly { value: CancelReason; title: string }[] = [
  { value: 'TOO_EXPENSIVE', title: 'Too expensive for now' },
  { value: 'MISSING_FUNCTION', title: 'A function is missing' },
  { value: 'PROJECT_STOPPED', title: 'We stopped the project' },
  { value: 'SOMETHING_ELSE', title: 'We use something else' },
  { value: 'OTHER', title: 'Other' },
];
const MOST = 500;

const Options = styled.div`display: flex; flex-direction: column; gap: 8px; margin-bottom: 12px;`;
const Lost = styled.ul`
  margin: 12px 0 4px;
  & > li { display: flex; gap: 10px; padding: 5px 0; color: var(--text); }
  & svg { margin-top: 1px; color: var(--text-2); }
`;

/** First why, which may be skipped; then what happens and when. Keeping the plan is the first choice throughout. */
export function CancelDialog({ plan, onClose }: { plan: PlanName; onClose: () => void }) {
  const { standing, reload } = useBilling();
  const { companyId, companyName } = useCompany();
  const shell = useShell();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [comment, setComment] = useState('');
  const [step, setStep] = useState<'why' | 'what'>('why');
  const [isBusy, setBusy] = useState(false);
  const day = standing.endsAt === null ? 'the end of the paid time' : longDay(standing.endsAt);

  const cancel = async (): Promise<void> => {
    setBusy(true);
    try {
      await callBilling(shell, companyId, '/cancel', {
        ...(reason !== null && { reason }), ...(comment.trim() !== '' && { comment: comment.trim() }),
      });
      reload();
      onClose();
    } catch (error) {
      shell.toast({ title: 'An error occurred.', text: `Your plan was not cancelled. ${sentenceOf(error)}`, status: 'error' });
      setBusy(false);
    }
  };

  if (step === 'why') {
    return (
      <Modal
        open onClose={onClose} title={`Why do you cancel ${plan}?`} dirty={comment.trim() !== ''}
        footer={<><Button variant="ghost" onClick={onClose}>Keep plan</Button><Button onClick={() => setStep('what')}>Next</Button></>}
      >
        <Options role="radiogroup" aria-label="Reason">
          {REASONS.map(({ value, title }) => (
            <OptionCard
              key={value} name="reason" value={value} title={title} checked={reason === value} onChange={() => setReason(value)}
            />
          ))}
        </Options>
        <Field label={reason === 'MISSING_FUNCTION' ? 'What is missing?' : 'What should we know?'} optional>
          <Textarea rows={2} maxLength={MOST} value={comment} onChange={(event) => setComment(event.target.value)} />
        </Field>
      </Modal>
    );
  }
  return (
    <Modal
      open onClose={onClose} title={`${plan} stays until ${day}`} dirty={isBusy}
      footer={(
        <>
          <Button variant="primary" onClick={onClose}>Keep plan</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void cancel()}>Cancel on {day}</Button>
        </>
      )}
    >
      After that {companyName} is on Free. Nothing is deleted; these become read-only:
      <Lost>
        <li><Icon as={LockIcon} size={16} />{MODULE_COUNT - openModules('Free')} modules, among them SAM and SWOT. Done stays done</li>
        <li><Icon as={LockIcon} size={16} />Presentations and their share links</li>
        <li><Icon as={LockIcon} size={16} />Scenarios on the timeline</li>
        <li><Icon as={LockIcon} size={16} />{SEATS.Free.maxTeam} team seats: nobody is removed, no new invites above that</li>
      </Lost>
      Bought credits stay. No refund for the rest of the {standing.frequency === 'MONTHLY' ? 'month' : 'year'}.
    </Modal>
  );
}
