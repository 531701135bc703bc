import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { AFFILIATE } from '@heartwood/contract/domain';
import { Button, Card, H3, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { WithdrawPayoutAccountDocument, type AccountFieldsFragment, type AffiliateFieldsFragment } from '../../generated/graphql';
import { AccountForm } from './account-form';

const Column = styled.div`display: flex; flex-direction: column; gap: 16px; min-width: 0;`;
const Note = styled(Card).attrs({ as: 'section' })`
  padding: 18px 20px;
  & > header { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
  & p { margin-top: 8px; overflow-wrap: anywhere; }
`;

/** Where commission goes, and how it is counted. */
export function PayoutNotes({ affiliate }: { affiliate: Pick<AffiliateFieldsFragment, 'account' | 'accountAsked'> }) {
  return (
    <Column>
      <PaidTo account={affiliate.account ?? null} asked={affiliate.accountAsked ?? null} />
      <Note aria-label="How it is counted">
        <H3 as="h2">How it is counted</H3>
        <Text as="p" size="dense" tone="2">
          Your share of what the company paid: after the coupon’s discount, without VAT.
          It waits {AFFILIATE.heldDays} days after the payment. A refund takes it back.
        </Text>
      </Note>
    </Column>
  );
}

function PaidTo({ account, asked }: { account: AccountFieldsFragment | null; asked: AccountFieldsFragment | null }) {
  const { companyId } = useCompany();
  const run = useCommand();
  const [isOpen, setOpen] = useState(false);
  const withdraw = () => run(WithdrawPayoutAccountDocument, 'withdrawPayoutAccount', { companyId }, { doing: 'forgetting the account' });
  return (
    <Note aria-label="Paid to">
      <header>
        <H3 as="h2">Paid to</H3>
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>{account ? 'Change' : 'Add an account'}</Button>
      </header>
      {account ? <Text as="p" size="dense">{account.holder}<br />{account.iban}</Text> : (
        <Text as="p" size="dense" tone="2">No account yet: payouts wait for it.</Text>
      )}
      {asked ? (
        <Text as="p" size="small" tone="2">
          {asked.holder}, {asked.iban} waits for the link in the mail, for a day.{' '}
          <Button size="sm" variant="ghost" onClick={() => void withdraw()}>Leave it as it is</Button>
        </Text>
      ) : null}
      <Text as="p" size="small" tone="3">A change is confirmed by mail and used from the next payout.</Text>
      {isOpen ? <AccountForm account={account} onClose={() => setOpen(false)} /> : null}
    </Note>
  );
}
