import { moduleOf, type ModuleKey } from '@heartwood/contract/domain';
import { ArrowRightIcon, ChartPieIcon, H3, Icon, mobile, RouteIcon, type IconType } from '@heartwood/shared-ui';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { RowsProps } from '../../area-page/bodies';
import { LinkChip, Links } from '../../area-page/open-rows/row-look';
import { modulePath } from '../../module/module-page';
import type { MarketPotentialArea } from './market-potential-area';
import { countWords, readMarkets } from './markets';
import { SegmentDot } from './segment-dot';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  & > li + li { border-top: 1px solid var(--border); }
`;
const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 10px 14px;
  color: inherit;
  text-decoration: none;
  font-size: 13px;
  line-height: 18px;
  &:hover { background: var(--surface-hover); }
  & > svg { flex: none; color: var(--text-2); }
  ${mobile} { flex-wrap: wrap; font-size: 14.5px; }
`;
const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 120px;
  & > b { font-weight: var(--fw-semi); }
  & > small { font-size: 12px; line-height: 17px; color: var(--text-2); }
`;

/** As many names are shown; how many there are is said in words. */
const SHOWN = 2;

/** What the strategy leans on: the ways to the customer, and how many of them it has to win. */
export function StrategyBasis({ area }: RowsProps<MarketPotentialArea>) {
  const { channels, customers, modules } = area;
  const goals = channels.filter(({ milestoneId }) => milestoneId !== null).length;
  const som = modules.find(({ key }) => key === 'som');
  const sizes = readMarkets(area).sizes.som;
  const winnable = sizes.reduce((sum, size) => sum + size.customers, 0);
  const size = sizes.length === 0 ? 'Nothing counts yet' : `${countWords(winnable)} customers`;
  return (
    <section aria-label="This strategy leans on">
      <H3 as="h2" style={{ marginBottom: 8 }}>This strategy leans on</H3>
      <List>
        <Basis
          to="channels" icon={RouteIcon}
          words={channels.length === 0 ? 'None to show yet' : `${channels.length}${goals > 0 ? ` · ${goals} with a goal` : ''}`}
          names={channels.map(({ name, customerId }) => ({ name, place: customers.findIndex(({ id }) => id === customerId) }))}
        />
        <Basis
          to="som" icon={ChartPieIcon} names={[]}
          words={som?.isHidden ? 'Not shown to you' : `${size}, ${som?.progress === 'DONE' ? 'done' : 'not done yet'}`}
        />
      </List>
    </section>
  );
}

interface BasisProps { to: ModuleKey; icon: IconType; words: string; names: readonly { name: string; place: number }[] }

function Basis({ to, icon, words, names }: BasisProps) {
  return (
    <li>
      <Entry to={modulePath(to)}>
        <Icon as={icon} />
        <Words><b>{moduleOf(to).label}</b><small>{words}</small></Words>
        {names.length === 0 ? null : (
          <Links as="span">
            {names.slice(0, SHOWN).map(({ name, place }) => (
              <LinkChip key={name}><SegmentDot place={place} /><span>{name}</span></LinkChip>
            ))}
          </Links>
        )}
        <Icon as={ArrowRightIcon} size={16} />
      </Entry>
    </li>
  );
}
