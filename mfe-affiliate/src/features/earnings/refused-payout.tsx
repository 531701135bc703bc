import { Banner, Button } from '@heartwood/shared-ui';
import { useState } from 'react';
import type { AffiliateFieldsFragment } from '../../generated/graphql';
import { amountWords } from '../../program/amounts';
import { AccountForm } from './account-form';

type Told = Pick<AffiliateFieldsFragment, 'refusedPayout' | 'account'>;

/** That the bank sent a payout back, with the door to the account: it stands until another one is in use, or a later payout went out. */
export function RefusedPayout({ affiliate: { refusedPayout, account } }: { affiliate: Told }) {
  const [isOpen, setOpen] = useState(false);
  if (!refusedPayout) return null;
  const { amount, currency, cameBack } = refusedPayout;
  const end = cameBack?.paidTo?.slice(-4);
  return (
    <>
      <Banner tone="danger" action={<Button size="sm" onClick={() => setOpen(true)}>Check account</Button>}>
        <b>{amountWords(amount, currency)} came back.</b>{' '}
        {end === undefined ? 'The bank refused it.' : `The account ending ${end} refused it.`} It goes out again with the next payout.
      </Banner>
      {isOpen ? <AccountForm account={account ?? null} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
