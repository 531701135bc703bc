import { useCompany } from '@heartwood/client-kit/company';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { sentenceOf } from '@heartwood/client-kit/commands';
import { money } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Badge, Banner, Button, Card, Grow, H1, mobile, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { callBilling } from '../billing-calls';
import { useBilling } from '../billing-context';
import { checkoutPath } from '../billing-places';
import { SUBSCRIPTION } from '../../../module/places';
import { isPaid } from '../standing';
import { longDay } from '../words/days';
import { CancelDialog } from './cancel.dialog';
import { manageHead } from './manage-words';
import { FailedPayment } from './failed-payment';

const Frame = styled(Card)`padding: 20px;`;
const Title = styled.div`
  display: flex; align-items: center; justify-content: space-between; gap: 8px 10px; & > h1:focus { outline: none; }
  & > :last-child:not(:first-child) { flex: none; } @media (min-width: 1024px) { justify-content: flex-start; }
`;
const Tools = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px;`;
const Push = styled(Grow)`${mobile} { display: none; }`;
const NO_WISH = { feature: null, back: null };

/** The plan, how it is paid, and what can be done about it. */
export function PlanSection({ onCard }: { onCard(): void }) {
  const { billing, standing, reload } = useBilling();
  const { companyId } = useCompany();
  const shell = useShell();
  const navigate = useNavigate();
  const heading = usePageHeading('manage');
  const [isCancelling, setCancelling] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { plan, paidPlan, next, cancelsAt, frequency } = standing;
  const failure = billing.failure ?? null;
  const { title, badge, text } = manageHead({ ...billing, standing, failure }, new Date());
  const paid = isPaid(plan) ? plan : next?.plan;
  const rhythm = next?.frequency ?? frequency;

  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      await callBilling(shell, companyId, '/cancel', { resume: true });
      const { nextAt, nextAmount, currency } = billing;
      shell.toast({
        title: `${paidPlan ?? plan} goes on`, status: 'success',
        ...(cancelsAt !== null && paidPlan !== null && {
          text: `Next invoice ${longDay(nextAt ?? cancelsAt)}${nextAmount == null ? '' : `, ${money(nextAmount, currency)}`}`,
        }),
      });
      reload();
    } catch (error) {
      shell.toast({ title: 'An error occurred.', text: sentenceOf(error), status: 'error' });
    } finally {
      setBusy(false);
    }
  };

  const isGoing = cancelsAt !== null || (isPaid(plan) && next !== null);
  return (
    <Frame aria-label="Plan and period">
      <Title><H1 ref={heading} tabIndex={-1}>{title}</H1>{badge === null ? null : <Badge tone={badge.tone}>{badge.word}</Badge>}</Title>
      <Text as="p" size="dense" tone="2" style={{ marginTop: 4 }}>{text}</Text>
      {billing.isPending
        ? <div style={{ marginTop: 12 }}><Banner>A payment is under way. What was bought is here once it is confirmed.</Banner></div>
        : null}
      {failure === null ? null : <FailedPayment failure={failure} onCard={onCard} />}
      {failure !== null ? null : (
        <Tools>
          {isGoing ? <Button
            variant="primary" busy={isBusy} onClick={() => void keep()}
          >{cancelsAt === null || paidPlan === null ? `Stay on ${plan}` : 'Keep plan'}</Button> : null}
          {cancelsAt !== null && paidPlan !== null ? null : (
            <Button variant={paid === undefined && !isGoing ? 'primary' : 'secondary'} onClick={() => void navigate(SUBSCRIPTION)}>
              {paid === undefined ? 'Choose a plan' : 'Change plan'}
            </Button>
          )}
          {paid === undefined || rhythm === null || rhythm === undefined || isGoing ? null : (
            <Button variant="ghost" onClick={() => void navigate(checkoutPath(paid, rhythm === 'YEARLY' ? 'MONTHLY' : 'YEARLY', NO_WISH))}>
              {rhythm === 'YEARLY' ? 'Switch to monthly' : 'Switch to yearly'}
            </Button>
          )}
          {paid === undefined || cancelsAt !== null || rhythm == null ? null : (
            <><Push /><Button variant="danger" onClick={() => setCancelling(true)}>Cancel plan</Button></>
          )}
        </Tools>
      )}
      {isCancelling && paid !== undefined ? <CancelDialog plan={paid} onClose={() => setCancelling(false)} /> : null}
    </Frame>
  );
}
