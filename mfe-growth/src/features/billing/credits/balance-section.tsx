import { Card, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { Figure, Meter } from '../billing-look';
import { orderOfUse, type LedgerFacts } from './ledger-words';

const Frame = styled(Card)`padding: 20px;`;
const Top = styled.div`display: flex; align-items: flex-start; justify-content: space-between; gap: 12px;`;
const Parts = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: 4px 14px;
  font-size: 12px;
  line-height: 17px;
  text-align: right;
  & dt { color: var(--text-3); }
  & dd { margin: 0; font-weight: var(--fw-semi); font-variant-numeric: tabular-nums; }
`;
const Sentence = styled.p`margin-top: 10px; font-size: 12px; line-height: 17px; color: var(--text-3);`;

/** What is there: bought solid, granted hollow. @param plan with which the granted ones came */
export function BalanceSection({ ledger, plan }: { ledger: LedgerFacts; plan: string }) {
  const { balance, bought, granted } = ledger;
  const share = balance === 0 ? 0 : Math.round((bought / balance) * 1000) / 10;
  return (
    <Frame aria-label="Balance">
      <Top>
        <div><Text as="h2" size="dense" tone="2">Balance</Text><Figure $size={52} data-balance>{balance}</Figure></div>
        <Parts><dt>Bought</dt><dd>{bought}</dd><dt>Granted with {plan}</dt><dd>{granted}</dd></Parts>
      </Top>
      <Meter aria-hidden style={{ marginTop: 14 }}>
        {bought > 0 ? <i style={{ width: `${share}%` }} /> : null}
        {granted > 0 || balance === 0 ? <i data-hollow="" style={{ width: `${100 - share}%` }} /> : null}
      </Meter>
      <Sentence>{orderOfUse(ledger)}</Sentence>
    </Frame>
  );
}
