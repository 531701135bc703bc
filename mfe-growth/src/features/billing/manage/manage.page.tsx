import { useCompany } from '@heartwood/client-kit/company';
import { money } from '@heartwood/contract/domain';
import { Banner, Button } from '@heartwood/shared-ui';
import { useSearchParams } from 'react-router';
import { useBilling } from '../billing-context';
import { Body, Columns, Stack } from '../billing-look';
import { dayAndMonth } from '../words/days';
import { CardDialog } from './card.dialog';
import { CardsSection } from './cards-section';
import { DetailsSection } from './details-section';
import { InvoiceTable } from './invoice-table';
import { PlanSection } from './plan-section';

/** The plan, its invoices, and who pays them. The dialog of a new card has an address, `?card=new`: banners and mails lead to it. */
export function ManagePage() {
  const { billing } = useBilling();
  const { companyName } = useCompany();
  const [search, setSearch] = useSearchParams();
  const failure = billing.failure ?? null;
  const openCard = (isOpen: boolean) => setSearch(isOpen ? { card: 'new' } : {}, { replace: true });
  return (
    <Body>
      {failure === null ? null : (
        <Banner tone="danger" action={<Button size="sm" onClick={() => openCard(true)}>Update card</Button>}>
          <b>The payment of {money(failure.amount, failure.currency)} did not go through.</b>{' '}
          Everything works until {dayAndMonth(failure.until)}. After that {companyName} returns to Free and nothing is deleted.
        </Banner>
      )}
      <Columns $second="400px">
        <Stack><PlanSection onCard={() => openCard(true)} /><InvoiceTable /></Stack>
        <Stack><CardsSection onCard={() => openCard(true)} /><DetailsSection /></Stack>
      </Columns>
      {search.get('card') === 'new' ? <CardDialog onClose={() => openCard(false)} /> : null}
    </Body>
  );
}
