import { usePageHeading } from '@heartwood/client-kit/keys';
import { CheckedForm, submitWith, checkWith, FormError } from '@heartwood/client-kit/forms';
import { useCompany } from '@heartwood/client-kit/company';
import type { PlanName } from '@heartwood/contract/domain';
import { Banner, Button, Card, ChevronLeftIcon, H1, H3, IconButton, mobile } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import styled from 'styled-components';
import { useBilling } from '../billing-context';
import { Body, Stack } from '../billing-look';
import { MANAGE, type Wish } from '../billing-places';
import { SUBSCRIPTION } from '../../../module/places';
import { DetailsFields } from '../details/details-fields';
import { detailsValues } from '../details/details-values';
import { CardChoice, NEW_CARD, proposedCard } from '../payment/card-choice';
import { FailureBanner } from '../payment/failure-banner';
import { NewCard } from '../payment/new-card';
import { NotConfirmedDialog } from '../payment/not-confirmed.dialog';
import type { CardDoor } from '../payment/provider';
import { isInForce, type Frequency } from '../standing';
import { cancelWords, checkoutVerb } from './checkout-words';
import { CouponField } from './coupon-field';
import { InvoiceSummary } from './invoice-summary';
import { PeriodChoice } from './period-choice';
import { useCheckout } from './use-checkout';
import { useUpcoming } from './use-upcoming';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 388px;
  gap: 20px;
  width: 100%;
  max-width: 1040px;
  margin: 0 auto;
  align-items: start;
  @media (max-width: 1180px) { grid-template-columns: minmax(0, 1fr); }
`;
const Title = styled.div`display: flex; align-items: center; gap: 10px; & h1:focus { outline: none; }`;
const Section = styled(Card)`display: flex; flex-direction: column; gap: 12px; padding: 20px;`;
const Aside = styled(Stack).attrs({ as: 'aside' })`gap: 12px; @media (min-width: 1181px) { position: sticky; top: 16px; }`;
const Under = styled.p`
  margin-top: 12px; font-size: 12px; line-height: 17px; text-align: center; color: var(--text-3); ${mobile} { font-size: 13px; }
`;
const FORM = 'checkout';
const check = checkWith(() => import('../details/details.schema'));

/** A plan is chosen: by which card and period it is paid, to whom the invoice goes, and what it comes to before one says yes. */
export function CheckoutPage(
  { plan, period, wish, onPeriod }: { plan: PlanName; period: Frequency; wish: Wish; onPeriod(period: Frequency): void },
) {
  const { billing, plans, provider, standing } = useBilling();
  const { companyName, user } = useCompany();
  const navigate = useNavigate();
  const prices = plans.find(({ name }) => name === plan)?.prices ?? [];
  const price = prices.find(({ frequency }) => frequency === period) ?? prices[0];
  const [coupon, setCoupon] = useState<string | null>(null);
  const [cardId, setCardId] = useState(() => proposedCard(billing.cards));
  const [door, setDoor] = useState<CardDoor | null>(null);
  const [name, setName] = useState(`${user.firstname} ${user.lastname}`.trim());
  const upcoming = useUpcoming(provider && price ? price.id : null, coupon);
  const { isBusy, failure, send, forget } = useCheckout({
    plan, priceId: price?.id ?? '', coupon, invoice: upcoming.invoice, wish, onKept: setCardId,
  });
  const verb = checkoutVerb(plan, period, standing);
  const heading = usePageHeading(`checkout ${plan}`);
  const isNew = cardId === NEW_CARD;
  const couponError = upcoming.error?.field === 'couponCode' ? upcoming.error.message : undefined;
  const isReady = price !== undefined && upcoming.invoice !== null && couponError === undefined && (!isNew || door !== null);
  const submit = (): void => (document.getElementById(FORM) as HTMLFormElement | null)?.requestSubmit();
  const other = (): void => {
    forget();
    setCardId(NEW_CARD);
  };
  // It was paid in the meantime: in another tab, or by somebody else.
  if (!isBusy && isInForce(standing, plan, period)) return <Navigate to={MANAGE} replace />;
  return (
    <Body>
      <Formik
        initialValues={detailsValues(billing.details, { name: companyName, email: user.email })} validate={check}
        onSubmit={submitWith((values) => send(values, isNew ? door && { door, name } : { id: cardId }))}
      >
        <Sides>
          <Stack>
            <Title>
              <IconButton icon={ChevronLeftIcon} label="Back to plans" onClick={() => void navigate(SUBSCRIPTION)} />
              <H1 ref={heading} tabIndex={-1}>{verb.title}</H1>
            </Title>
            {provider === null ? <Banner tone="warning">
              Cards cannot be taken here at the moment, so nothing can be bought. Your plan is not touched.
            </Banner> : null}
            <PeriodChoice prices={prices} value={period} onChange={onPeriod} disabled={isBusy} />
            <CardChoice cards={billing.cards} value={cardId} onChange={setCardId} disabled={isBusy || provider === null} />
            {isNew && provider ? (
              <Section aria-label="Card">
                <H3 as="h2">Card</H3>
                <NewCard
                  provider={provider} currency={billing.currency} name={name} onName={setName} onDoor={setDoor} onSubmit={submit}
                  disabled={isBusy}
                />
              </Section>
            ) : null}
            <Section aria-label="Invoice address">
              <H3 as="h2">Invoice address</H3>
              <CheckedForm id={FORM} label="Invoice address"><DetailsFields disabled={isBusy} /></CheckedForm>
            </Section>
          </Stack>
          <Aside>
            <InvoiceSummary upcoming={upcoming} plan={plan} coupon={coupon}>
              <Stack style={{ gap: 12 }}>
                <FormError />
                <FailureBanner failure={failure} />
                <Button variant="primary" size="lg" block busy={isBusy} disabled={!isReady} onClick={submit}>
                  {isBusy ? verb.busy : verb.title}
                </Button>
              </Stack>
              <Under>{cancelWords(plan, period)}</Under>
            </InvoiceSummary>
            <CouponField applied={coupon} invoice={upcoming.invoice} error={couponError} disabled={isBusy} onApply={setCoupon} />
          </Aside>
        </Sides>
      </Formik>
      {failure?.kind === 'bank' ? (
        <NotConfirmedDialog
          onClose={forget} onOther={other} onAgain={() => {
            forget();
            submit();
          }}
        />
      ) : null}
    </Body>
  );
}
