import { money, shareOf, shortMoney } from '@heartwood/contract/domain';
import { Badge, Card, H3, mobile, OptionCard } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { Frequency } from '../standing';

const Frame = styled(Card)`padding: 20px;`;
const Options = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin-top: 12px;
  & > * { min-width: 0; }
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;

export interface PriceFacts { id: string; frequency: Frequency; price: number; currency: string }

/** By the month or by the year. */
export function PeriodChoice({ prices, value, onChange, disabled }: {
  prices: readonly PriceFacts[]; value: Frequency; onChange(value: Frequency): void; disabled: boolean;
}) {
  const monthly = prices.find(({ frequency }) => frequency === 'MONTHLY');
  const yearly = prices.find(({ frequency }) => frequency === 'YEARLY');
  return (
    <Frame>
      <H3 as="h2">Billing period</H3>
      <Options role="radiogroup" aria-label="Billing period">
        {monthly === undefined ? null : (
          <OptionCard
            name="period" value="MONTHLY" title="Monthly" text={`${shortMoney(monthly.price, monthly.currency)} a month`}
            checked={value === 'MONTHLY'} disabled={disabled} onChange={() => onChange('MONTHLY')}
          />
        )}
        {yearly === undefined ? null : (
          <OptionCard
            name="period" value="YEARLY" title="Yearly" mark={<Badge>2 months free</Badge>}
            text={`${shortMoney(shareOf(yearly.price, 12), yearly.currency)} a month, ${money(yearly.price, yearly.currency)} a year`}
            checked={value === 'YEARLY'} disabled={disabled} onChange={() => onChange('YEARLY')}
          />
        )}
      </Options>
    </Frame>
  );
}
