import { useShell } from '@heartwood/contract/kit';
import { downloadFile } from '@heartwood/client-kit/csv';
import { Badge, Button, DownloadIcon } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import type { AffiliateFieldsFragment } from '../../generated/graphql';
import { amountWords } from '../../program/amounts';
import { TableFrame } from '../../program/table';

/** What goes out at which month's end, in which currency, and what went out with its receipt. */
export function Payouts({ payouts }: Pick<AffiliateFieldsFragment, 'payouts'>) {
  if (payouts.length === 0) return null;
  return (
    <TableFrame aria-label="Payouts">
      <table>
        <thead>
          <tr>
            <th scope="col">Payout</th><th scope="col">Contains</th><th scope="col" data-right>Commission</th><th scope="col">Payment</th><th scope="col">Receipt</th>
          </tr>
        </thead>
        <tbody>
          {payouts.map(({ day, currency, amount, lines, isPaid, receiptUrl }) => (
            <tr key={`${day ?? ''} ${currency} ${receiptUrl ?? ''}`}>
              <th scope="row">{day == null ? 'From €20 on' : formatDate(day)}</th>
              <td>{lines} {lines === 1 ? 'entry' : 'entries'}</td>
              <td data-right data-strong>{amountWords(amount, currency)}</td>
              <td><Badge tone={isPaid ? 'success' : 'warning'}>{isPaid ? 'Paid' : 'Pending'}</Badge></td>
              <td>{receiptUrl == null ? 'After payment' : <Receipt url={receiptUrl} name={day ?? ''} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Receipt({ url, name }: { url: string; name: string }) {
  const shell = useShell();
  const fetchIt = async () => {
    const bytes = await shell.fetch(url).then((answer) => (answer.ok ? answer.blob() : null), () => null);
    if (bytes) downloadFile(`receipt-${name}.pdf`, bytes);
    else shell.toast({ title: 'An error occurred.', text: 'The receipt could not be fetched.', status: 'error' });
  };
  return <Button size="sm" variant="ghost" icon={DownloadIcon} aria-label={`Receipt of ${name}, PDF`} onClick={() => void fetchIt()}>Receipt, PDF</Button>;
}
