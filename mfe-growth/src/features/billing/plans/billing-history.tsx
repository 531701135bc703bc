import { money } from '@heartwood/contract/domain';
import { Badge, Button, PlusIcon, Text } from '@heartwood/shared-ui';
import { Link, useNavigate } from 'react-router';
import { useBilling } from '../billing-context';
import { Brand, TableFoot, TableFrame } from '../billing-look';
import { MANAGE } from '../billing-places';
import { InvoiceLink } from '../manage/invoice-link';
import { invoiceStatus } from '../manage/invoice-words';
import { brandName, maskedNumber } from '../words/card-words';
import { tableDay } from '../words/days';

/** So many stand on the plans page; all of them on Manage. */
const SHOWN = 4;

/** The last invoices and the card that pays the next one. */
export function BillingHistory() {
  const { billing } = useBilling();
  const navigate = useNavigate();
  const card = billing.cards.find(({ isDefault }) => isDefault);
  const { nodes } = billing.invoices;
  return (
    <TableFrame>
      <table>
        <thead>
          <tr>
            <th scope="col">Billing history</th>
            <th scope="col">Date</th>
            <th scope="col">Status</th>
            <th scope="col" data-right>Amount</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {nodes.slice(0, SHOWN).map((invoice) => (
            <tr key={invoice.id}>
              <th scope="row" data-wide data-line="1">{invoice.description}</th>
              <td data-wide data-line="2">{tableDay(invoice.createdAt)}</td>
              <td data-line="2"><Badge tone={invoiceStatus(invoice.status).tone}>{invoiceStatus(invoice.status).word}</Badge></td>
              <td data-right data-strong data-line="1">{money(invoice.amount, invoice.currency)}</td>
              <td data-tool><InvoiceLink invoice={invoice} /></td>
            </tr>
          ))}
        </tbody>
      </table>
      {nodes.length === 0
        ? <TableFoot><Text size="dense" tone="2">Nothing was charged yet. Each invoice will stand here, with its PDF.</Text></TableFoot>
        : null}
      <TableFoot>
        {card === undefined ? <Text size="dense" tone="2">No card is kept.</Text> : (
          <>
            <Brand>{brandName(card.brand)}</Brand>
            <Text size="dense" weight="medium" className="num">{maskedNumber(card.last4)}</Text>
            <Text size="small" tone="3" className="num">{card.isExpired ? 'Expired' : 'Expires'} {card.expiredDate}</Text>
            <Badge>Default</Badge>
          </>
        )}
        <Button
          variant="ghost" size="sm" icon={PlusIcon} style={{ marginLeft: 'auto' }} onClick={() => void navigate(`${MANAGE}?card=new`)}
        >Add card</Button>
        {nodes.length > SHOWN || billing.invoices.hasMore ? <Link to={MANAGE}>All invoices</Link> : null}
      </TableFoot>
    </TableFrame>
  );
}
