import { downloadFile } from '@heartwood/client-kit/csv';
import { AFFILIATE } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Badge, Button, Card, DownloadIcon, H3, Text } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import styled from 'styled-components';
import type { AffiliateFieldsFragment } from '../../generated/graphql';
import { amountWords } from '../../program/amounts';
import { TableFrame } from '../../program/table';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  align-items: start;
  gap: 16px;
  @media (max-width: 1199.98px) { grid-template-columns: minmax(0, 1fr); }
`;
const Note = styled(Card)`padding: 18px 20px; & p { margin-top: 8px; }`;

/** What goes out at which month's end, in which currency, and what went out with its receipt. */
export function Payouts({ payouts }: Pick<AffiliateFieldsFragment, 'payouts'>) {
  return (
    <Columns>
      {payouts.length === 0 ? null : <PayoutTable payouts={payouts} />}
      <Note as="section" aria-label="How it is counted">
        <H3 as="h2">How it is counted</H3>
        <Text as="p" size="dense" tone="2">
          Your share of what the company paid: after the coupon’s discount, without VAT. It waits {AFFILIATE.heldDays} days after the payment. A refund takes it back.
        </Text>
      </Note>
    </Columns>
  );
}

function PayoutTable({ payouts }: Pick<AffiliateFieldsFragment, 'payouts'>) {
  return (
    <TableFrame aria-label="Payouts">
      <table>
        <thead>
          <tr>
            <th scope="col">Payout</th><th scope="col">
              Contains
            </th><th scope="col" data-right>Commission</th><th scope="col">Payment</th><th scope="col">Receipt</th>
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
  return <Button size="sm" variant="ghost" icon={DownloadIcon} aria-label={`Receipt of ${name}, PDF`} onClick={() => void fetchIt()}>
    Receipt, PDF
  </Button>;
}
