import { formatCompact } from '@heartwood/contract/numbers';
import { mobile, Segment, Text } from '@heartwood/shared-ui';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { ModuleContentFragment } from '../../generated/graphql';
import { modulePath } from '../../module/module-page';
import { MARKET_KEYS, MARKETS, type MarketKey, type Markets } from './markets';

const Frame = styled.nav`display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px;`;
const Tab = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  padding: 12px 14px;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  color: inherit;
  text-decoration: none;
  &:hover { background: var(--surface-hover); }
  &[aria-current] { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); }
  & > b {
    font-size: 22px;
    font-weight: 640;
    line-height: 28px;
    letter-spacing: -.03em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > b.none { color: var(--text-3); font-size: 13px; font-weight: inherit; letter-spacing: 0; }
  ${mobile} { padding: 10px; & > b { font-size: 18px; line-height: 24px; } }
`;
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
  font-size: 13px;
  font-weight: var(--fw-semi);
  line-height: 18px;
`;
const Note = styled(Text)`@container market (max-width: 560px) { display: none; } ${mobile} { display: none; }`;

export interface MarketTabsProps { markets: Markets; modules: readonly ModuleContentFragment[]; open: MarketKey }

/** The three markets with what each comes to; the open one is marked. */
export function MarketTabs({ markets, modules, open }: MarketTabsProps) {
  return (
    <Frame aria-label="Markets">
      {MARKET_KEYS.map((key) => {
        const module = modules.find((each) => each.key === key);
        const values = markets.sizes[key].map(({ value, currency }) => formatCompact(value, currency));
        const words = module?.isHidden ? 'Not shown to you' : 'Nothing counts yet';
        return (
          <Tab key={key} to={modulePath(key)} {...(key === open && { 'aria-current': 'true' as const })}>
            <Name>
              <Segment solid={module?.progress === 'DONE'} />
              {MARKETS[key].label}
              <Note size="small" tone="3">{MARKETS[key].note}</Note>
            </Name>
            {values.length > 0 ? values.map((value) => <b key={value}>{value}</b>) : <b className="none">{words}</b>}
          </Tab>
        );
      })}
    </Frame>
  );
}
