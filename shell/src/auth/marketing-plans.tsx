import { CREDIT_ALLOWANCES, CURRENCY, PLAN_PRICES, planLines, type PlanName, shareOf, shortMoney } from '@heartwood/contract/domain';
import { Card, CheckIcon, H2, H3, Icon, MinusIcon, mobile, Text, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Section = styled.section`margin-top: 56px;`;
const Note = styled(Text)`margin-top: 4px;`;
const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  margin-top: 20px;
  @media (max-width: 1023.98px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Price = styled.p`
  margin: 8px 0 2px;
  & > b { font-size: 26px; line-height: 32px; font-weight: 640; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
`;
const Lines = styled.ul`
  margin-top: 10px;
  & > li { display: flex; gap: 8px; padding: 3px 0; font-size: 13px; line-height: 18px; }
  & > li[data-missing] { color: var(--text-3); }
  & svg { margin-top: 1px; }
`;

const ORDER: readonly PlanName[] = ['Free', 'Trial', 'Pro', 'Premium'];

/** The plans with their prices: the same list that is charged from. */
export function MarketingPlans() {
  return (
    <Section aria-labelledby="plans">
      <H2 id="plans">Plans</H2>
      <Note as="p" tone="2">Prices include VAT. The trial asks for no card and is yours once, for two months.</Note>
      <Plans>
        {ORDER.map((plan) => (
          <Card key={plan} pad="lg" as="article" aria-label={plan}>
            <H3>{plan}</H3>
            <PriceOf plan={plan} />
            <Lines>
              {planLines(plan, CREDIT_ALLOWANCES[plan]).map(({ text, isThere }) => (
                <li key={text} {...(!isThere && { 'data-missing': '' })}>
                  <Icon as={isThere ? CheckIcon : MinusIcon} size={16} />
                  <span>{isThere ? null : <VisuallyHidden>Not in it: </VisuallyHidden>}{text}</span>
                </li>
              ))}
            </Lines>
          </Card>
        ))}
      </Plans>
    </Section>
  );
}

function PriceOf({ plan }: { plan: PlanName }) {
  const yearly = amountOf(plan, 'YEARLY');
  const monthly = amountOf(plan, 'MONTHLY');
  if (yearly === null || monthly === null) {
    return <>
      <Price><b>{shortMoney(0, CURRENCY)}</b></Price>
      <Text size="small" tone="3">{plan === 'Trial' ? 'for two months' : 'for as long as you like'}</Text>
    </>;
  }
  return (
    <>
      <Price><b>{shortMoney(shareOf(yearly, 12), CURRENCY)}</b> <Text size="dense" tone="3">a month</Text></Price>
      <Text size="small" tone="3">{shortMoney(yearly, CURRENCY)} a year, or {shortMoney(monthly, CURRENCY)} month by month</Text>
    </>
  );
}

const amountOf = (plan: PlanName, rhythm: 'YEARLY' | 'MONTHLY'): number | null => (
  PLAN_PRICES.find((price) => price.plan === plan && price.frequency === rhythm)?.amount ?? null
);
