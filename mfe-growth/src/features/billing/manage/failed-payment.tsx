import { useCompany } from '@heartwood/client-kit/company';
import { money } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Icon, XIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { callBilling } from '../billing-calls';
import { useBilling } from '../billing-context';
import { FailureBanner } from '../payment/failure-banner';
import { pay, type PayFailure } from '../payment/pay';
import { useRequestId } from '../payment/request-id';
import { shortDay } from '../words/days';
import { triesOf, type FailureFacts } from './manage-words';

const Tries = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
  margin: 14px 0 16px;
  & > li {
    padding: 10px 12px; border: 1px solid var(--border); border-radius: 10px; font-size: 12px; line-height: 17px; color: var(--text-2);
  }
  & b { display: flex; gap: 6px; align-items: center; color: var(--text); font-size: 13px; line-height: 18px; font-weight: var(--fw-semi); }
  & > li[data-state='no'] { border-color: var(--danger-line); background: var(--danger-soft); }
  & > li[data-state='no'] b { color: var(--danger-text); }
  & > li[data-state='next'] { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); }
  @media (max-width: 1023.98px) { grid-template-columns: minmax(0, 1fr); }
`;
const Tools = styled.div`display: flex; flex-wrap: wrap; gap: 8px;`;

/** The tries of the bank, and the two ways to end them. */
export function FailedPayment({ failure, onCard }: { failure: FailureFacts & { invoiceId: string }; onCard(): void }) {
  const { billing, provider, reload } = useBilling();
  const { companyId } = useCompany();
  const shell = useShell();
  const request = useRequestId();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<PayFailure | null>(null);
  const amount = money(failure.amount, failure.currency);
  const card = billing.cards.find(({ isDefault }) => isDefault);
  const tryNow = async (): Promise<void> => {
    if (provider === null || card === undefined) return;
    setBusy(true);
    setFailed(null);
    const ended = await pay({
      shell, companyId, provider, card: { id: card.id }, onKept: reload, words: () => `${amount} to Heartwood, card ending ${card.last4}.`,
      charge: (cardId) => callBilling(shell, companyId, '/invoice/pay', { id: request.of(`${failure.invoiceId} ${cardId}`), cardId }),
    });
    setBusy(false);
    request.done();
    if (!ended.ok) setFailed(ended.failure.kind === 'bank'
      ? { kind: 'refused', message: 'The bank did not confirm. Nothing was charged.', field: null }
      : ended.failure);
    else shell.toast({ title: `${amount} paid`, text: 'The plan goes on as before.', status: 'success' });
    reload();
  };
  return (
    <>
      <Tries>
        {triesOf(failure).map(({ at, state, text }) => (
          <li key={at} data-state={state}><b>{state === 'no' ? <Icon as={XIcon} size={14} /> : null}{shortDay(at)}</b>{text}</li>
        ))}
      </Tries>
      {failed === null ? null : <div style={{ marginBottom: 12 }}><FailureBanner failure={failed} /></div>}
      <Tools>
        <Button variant="primary" onClick={onCard}>Pay {amount} with another card</Button>
        {card === undefined ? null : <Button variant="ghost" busy={isBusy} onClick={() => void tryNow()}>Try this card now</Button>}
      </Tools>
    </>
  );
}
