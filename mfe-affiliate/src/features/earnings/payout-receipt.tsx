import { downloadFile } from '@heartwood/client-kit/csv';
import { useShell } from '@heartwood/contract/kit';
import { Badge, Button, DownloadIcon } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import type { AffiliateFieldsFragment } from '../../generated/graphql';

/** In the words of a badge: what the bank sent back was paid and is owed again. */
export function PayoutState({ payout: { isPaid, cameBack } }: { payout: Pick<AffiliateFieldsFragment['payouts'][number], 'isPaid' | 'cameBack'> }) {
  if (cameBack) return <Badge tone="danger">Came back {formatDate(cameBack.day)}</Badge>;
  return <Badge tone={isPaid ? 'success' : 'warning'}>{isPaid ? 'Paid' : 'Pending'}</Badge>;
}

export function PayoutReceipt({ payout: { receiptUrl, day } }: { payout: Pick<AffiliateFieldsFragment['payouts'][number], 'receiptUrl' | 'day'> }) {
  const shell = useShell();
  if (receiptUrl == null) return <>After payment</>;
  const name = day ?? '';
  const fetchIt = async () => {
    const bytes = await shell.fetch(receiptUrl).then((answer) => (answer.ok ? answer.blob() : null), () => null);
    if (bytes) downloadFile(`receipt-${name}.pdf`, bytes);
    else shell.toast({ title: 'An error occurred.', text: 'The receipt could not be fetched.', status: 'error' });
  };
  return <Button size="sm" variant="ghost" icon={DownloadIcon} aria-label={`Receipt of ${name}, PDF`} onClick={() => void fetchIt()}>
    Receipt, PDF
  </Button>;
}
