import { sentenceOf } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { money } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Banner, Button, Modal } from '@heartwood/shared-ui';
import { useState } from 'react';
import { callBilling } from '../billing-calls';
import { useBilling } from '../billing-context';
import { confirmPayment } from '../payment/confirm-payment';
import { FailureBanner } from '../payment/failure-banner';
import { keepCard } from '../payment/keep-card';
import { NewCard } from '../payment/new-card';
import type { PayFailure } from '../payment/pay';
import type { CardDoor } from '../payment/provider';
import { settled } from '../payment/settle';
import { maskedNumber } from '../words/card-words';

/** A card more. While a payment has failed it becomes the default one, which is charged at once. */
export function CardDialog({ onClose }: { onClose: () => void }) {
  const { billing, provider, reload } = useBilling();
  const { companyId, user } = useCompany();
  const shell = useShell();
  const [door, setDoor] = useState<CardDoor | null>(null);
  const [name, setName] = useState(`${user.firstname} ${user.lastname}`.trim());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PayFailure | null>(null);
  const owed = billing.failure ? money(billing.failure.amount, billing.failure.currency) : null;

  const charge = async (cardId: string, last4: string): Promise<boolean> => {
    if (provider === null) return false;
    const { clientSecret } = await callBilling(shell, companyId, '/card/default', { cardId });
    if (!clientSecret) return true;
    const confirmed = await confirmPayment(provider, clientSecret, `${owed ?? 'A payment'} to Heartwood, card ending ${last4}.`);
    if (confirmed.ok) return settled(shell, companyId);
    await callBilling(shell, companyId, '/payment/cancel', {});
    setFailure({ kind: 'refused', message: 'The bank did not confirm. Nothing was charged.', field: null });
    return false;
  };

  const send = async (): Promise<void> => {
    if (door === null || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const kept = await keepCard(shell, companyId, door, name);
      if (!kept.ok) {
        if (kept.why === 'declined') setFailure({ kind: 'declined', message: kept.message, field: null });
        else if (kept.why !== 'fields') setFailure({
          kind: 'refused',
          message: kept.why === 'bank' ? 'The bank did not confirm. The card was not kept.' : 'The payment provider could not be reached.',
          field: null,
        });
        return;
      }
      const { id, last4 } = kept.card;
      if (owed !== null && !await charge(id, last4)) return;
      shell.toast({ title: owed === null ? `Card ${maskedNumber(last4)} is kept` : `${owed} paid`, status: 'success' });
      onClose();
    } catch (error) {
      setFailure({ kind: 'refused', message: sentenceOf(error), field: null });
    } finally {
      setBusy(false);
      reload();
    }
  };

  return (
    <Modal
      open onClose={onClose} dirty={isBusy} title={owed === null ? 'Add card' : `Pay ${owed} with another card`}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} disabled={door === null} onClick={() => void send()}>
            {owed === null ? 'Add card' : `Pay ${owed}`}
          </Button>
        </>
      )}
    >
      {provider === null ? <Banner tone="warning">Cards cannot be taken here at the moment.</Banner> : (
        <NewCard
          provider={provider} currency={billing.currency} name={name} onName={setName} onDoor={setDoor} onSubmit={() => void send()}
          disabled={isBusy}
        />
      )}
      <FailureBanner failure={failure} />
    </Modal>
  );
}
