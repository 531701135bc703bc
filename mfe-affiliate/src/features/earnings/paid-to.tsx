import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { CheckedForm, checkWith, FormError, FormFields, SubmitButton, submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { AFFILIATE } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Card, H3, Modal, Text } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import {
  ChangePayoutAccountDocument, WithdrawPayoutAccountDocument, type AccountFieldsFragment, type AffiliateFieldsFragment,
} from '../../generated/graphql';

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
      {isOpen ? <AccountForm onClose={() => setOpen(false)} /> : null}
    </Note>
  );
}

const check = checkWith(() => import('./account.schema'));
interface Values { holder: string; iban: string }

function AccountForm({ onClose }: { onClose: () => void }) {
  const { companyId } = useCompany();
  const shell = useShell();
  const run = useCommand();
  const send = submitWith(async (values: Values) => {
    const result = await run(
      ChangePayoutAccountDocument, 'changePayoutAccount', { companyId, ...values },
      { doing: 'changing the account', fields: ['holder', 'iban'] },
    );
    throwRefusal(result);
    if (!result.ok) return;
    shell.toast({ title: 'Look into your mail', text: 'The link there takes the account into use.', status: 'success' });
    onClose();
  });
  return (
    <Modal open onClose={onClose} title="Where your commission goes">
      <Formik initialValues={{ holder: '', iban: '' }} validate={check} validateOnChange={false} onSubmit={send}>
        <CheckedForm label="Account">
          <FormFields>
            <TextField name="holder" label="Account holder" autoComplete="off" />
            <TextField name="iban" label="IBAN" autoComplete="off" spellCheck={false} />
            <Text size="small" tone="3">We send you a mail: the account is used once you have confirmed it there.</Text>
            <FormError />
            <SubmitButton>Send the mail</SubmitButton>
          </FormFields>
        </CheckedForm>
      </Formik>
    </Modal>
  );
}
