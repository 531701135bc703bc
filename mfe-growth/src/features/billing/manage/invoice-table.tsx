import { useCompany } from '@heartwood/client-kit/company';
import { ShowMore, useMore } from '@heartwood/client-kit/states';
import { money } from '@heartwood/contract/domain';
import { Badge, Text } from '@heartwood/shared-ui';
import { useRef } from 'react';
import { BillingInvoicesDocument } from '../../../generated/graphql';
import { useBilling } from '../billing-context';
import { TableFoot, TableFrame } from '../billing-look';
import { isPaid, lineOf } from '../standing';
import { tableDay } from '../words/days';
import { InvoiceLink } from './invoice-link';
import { invoiceStatus } from './invoice-words';

/** Every invoice, the one that comes next on top. */
export function InvoiceTable() {
  const { billing, standing } = useBilling();
  const { nextAt, nextAmount, currency, invoices } = billing;
  const { companyId } = useCompany();
  const rows = useRef<HTMLTableSectionElement>(null);
  const more = useMore(invoices, BillingInvoicesDocument, (after) => ({ companyId, after }));
  const coming =
    standing.next ?? (isPaid(standing.plan) && standing.frequency !== null ? { plan: standing.plan, frequency: standing.frequency } : null);
  const isComing = coming !== null && nextAt != null && nextAmount != null && standing.cancelsAt === null && billing.failure == null;
  return (
    <TableFrame>
      <table>
        <thead><tr>
          <th scope="col">Invoice</th>
          <th scope="col">Date</th>
          <th scope="col" data-right>Amount</th>
          <th scope="col">Status</th>
          <td />
        </tr></thead>
        <tbody ref={rows}>
          {isComing ? (
            <tr>
              <th scope="row" data-wide data-line="1">{lineOf(coming.plan, coming.frequency)}</th>
              <td data-wide data-line="2">{tableDay(nextAt)}</td>
              <td data-right data-strong data-line="1">{money(nextAmount, currency)}</td>
              <td data-line="2"><Badge>Upcoming</Badge></td>
              <td data-tool />
            </tr>
          ) : null}
          {invoices.nodes.map((invoice) => {
            const { word, tone } = invoiceStatus(invoice.status);
            return (
              <tr key={invoice.id}>
                <th scope="row" data-wide data-line="1">{invoice.description}</th>
                <td data-wide data-line="2">{tableDay(invoice.createdAt)}</td>
                <td data-right data-strong data-line="1">{money(invoice.amount, invoice.currency)}</td>
                <td data-line="2"><Badge tone={tone}>{word}</Badge></td>
                <td data-tool><InvoiceLink invoice={invoice} /></td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {more === null ? null : <TableFoot><ShowMore more={more} rows={rows} isByHand /></TableFoot>}
      {invoices.nodes.length === 0 && !isComing
        ? <TableFoot><Text size="dense" tone="2">Nothing was charged yet. Each invoice will stand here, with its PDF.</Text></TableFoot>
        : null}
    </TableFrame>
  );
}
