import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { CheckedForm, checkWith, FormError, FormFields, SubmitButton, submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { Modal, Text } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { ChangePayoutAccountDocument, type AccountFieldsFragment } from '../../generated/graphql';

const check = checkWith(() => import('./account.schema'));
interface Values { holder: string; iban: string }

/** Asks for another account to be paid to; `account` is the one that is used now. */
export function AccountForm({ account, onClose }: { account: AccountFieldsFragment | null; onClose: () => void }) {
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
            {account ? <Text as="p" size="dense">Now it goes to {account.holder}, {account.iban}.</Text> : null}
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
