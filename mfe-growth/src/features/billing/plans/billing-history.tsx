import { useCompany } from '@heartwood/client-kit/company';
import { NotLoaded } from '@heartwood/client-kit/states';
import { money } from '@heartwood/contract/domain';
import { Badge, Button, PlusIcon, Skeleton, Text } from '@heartwood/shared-ui';
import { Link, useNavigate } from 'react-router';
import { useQuery } from 'urql';
import { BillingHistoryDocument } from '../../../generated/graphql';
import { useBilling } from '../billing-context';
import { Brand, TableFoot, TableFrame } from '../billing-look';
import { MANAGE } from '../billing-places';
import { InvoiceLink } from '../manage/invoice-link';
import { brandName, maskedNumber } from '../words/card-words';
import { tableDay } from '../words/days';
import { chargeWords } from './charge-words';

/** The last that was paid or used, and the card that pays the next one. */
export function BillingHistory() {
  const { billing } = useBilling();
  const navigate = useNavigate();
  const card = billing.cards.find(({ isDefault }) => isDefault);
  const { companyId } = useCompany();
  const [{ data, error, fetching }, ask] = useQuery({
    query: BillingHistoryDocument, variables: { companyId }, requestPolicy: 'cache-and-network',
  });
  const history = data?.billingHistory;
  return (
    <TableFrame>
      <table>
        <thead>
          <tr>
            <th scope="col">Billing history</th>
            <th scope="col">Date</th>
            <th scope="col">Charge</th>
            <th scope="col" data-right>Amount</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {history?.nodes.map(({ id, description, createdAt, amount, currency, invoiceUrl, ...charge }) => (
            <tr key={id}>
              <th scope="row" data-wide data-line="1">{description}</th>
              <td data-wide data-line="2">{tableDay(createdAt)}</td>
              <td data-line="2">{chargeWords(charge)}</td>
              <td data-right data-strong data-line="1">{amount == null || currency == null ? '–' : money(amount, currency)}</td>
              <td data-tool>{amount == null ? null : <InvoiceLink invoice={{ description, pdfUrl: invoiceUrl }} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {history === undefined ? <TableFoot>{error && !fetching
        ? <NotLoaded what="The history" onRetry={() => ask({ requestPolicy: 'network-only' })} />
        : <Skeleton height={120} />}</TableFoot> : null}
      {history?.nodes.length === 0
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
        {history?.hasMore === true || billing.invoices.hasMore ? <Link to={MANAGE}>All invoices</Link> : null}
      </TableFoot>
    </TableFrame>
  );
}
