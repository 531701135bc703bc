import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import { Button, ConfirmDialog, Modal, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConfirmPayoutAccountDocument, type AccountFieldsFragment } from '../../generated/graphql';

/** Who comes by the mail's link is asked: mail programs open links by themselves. */
export function ConfirmAccount({ asked }: { asked: AccountFieldsFragment | null }) {
  const { companyId } = useCompany();
  const shell = useShell();
  const run = useCommand();
  const [params, setParams] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const token = params.get('account');
  if (token === null) return null;
  const leave = () => {
    params.delete('account');
    setParams(params, { replace: true });
  };
  const confirm = async () => {
    setBusy(true);
    const result = await run(ConfirmPayoutAccountDocument, 'confirmPayoutAccount', { companyId, token }, { doing: 'confirming the account' });
    setBusy(false);
    if (result.ok) shell.toast({ title: 'Account confirmed', text: 'The next payout goes there.', status: 'success' });
    leave();
  };
  if (!asked) {
    return (
      <Modal open onClose={leave} size={440} title="Nothing waits to be confirmed" footer={<Button onClick={leave}>Close</Button>}>
        <Text as="p" tone="2">The link is used, or over after a day. Where your commission goes stands beside your payouts.</Text>
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      open busy={isBusy} title="Is this where your commission goes?" confirmLabel="Use this account" onCancel={leave}
      onConfirm={() => void confirm()}
    >
      <Text>{asked.holder}, {asked.iban}. It is used from the next payout on.</Text>
    </ConfirmDialog>
  );
}
