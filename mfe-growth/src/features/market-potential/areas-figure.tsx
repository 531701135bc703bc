import { formatAmount, formatCompact } from '@heartwood/contract/numbers';
import { Card, H3, mobile, Segmented, Text, VisuallyHidden } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { countWords, drawnCurrency, figureWords, MARKET_KEYS, MARKETS, shareWords, sizeIn, type MarketKey, type Markets } from './markets';
import { nestedAreas } from './nested-areas';

const Frame = styled(Card).attrs({ as: 'figure' })`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 16px 18px 12px;
`;
const Foot = styled.div`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 12px;`;
const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 460px;
  height: auto;
  margin: 0 auto;
  font-family: var(--font);
  font-variant-numeric: tabular-nums;
  & .name { font-size: 12px; font-weight: 620; fill: var(--text-2); }
  & .value { font-size: 22px; font-weight: 640; letter-spacing: -.03em; fill: var(--text); }
  & .long { font-size: 14px; letter-spacing: 0; }
  & .count { font-size: 12px; font-weight: 500; fill: var(--text-3); }
  & .many { letter-spacing: -.02em; font-size: 11px; }
  & .lead { fill: none; stroke: var(--hollow); }
  ${mobile} { & .name, & .count:not(.many) { font-size: 13.5px; } }
`;
const Sums = styled.p`
  display: grid;
  gap: 2px;
  margin: 0;
  padding-top: 12px;
  border-top: 1px solid var(--border);
  font-size: 13px;
  line-height: 18px;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  & i { display: inline-block; width: 16px; font-style: normal; color: var(--text-3); }
  & b { color: var(--text); font-weight: 640; }
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  & th, & td { padding: 9px 6px; border-bottom: 1px solid var(--border); text-align: right; font-weight: inherit; }
  & thead th { font-size: 12px; color: var(--text-2); }
  & th:first-child { text-align: left; }
  & tbody th { font-weight: var(--fw-semi); }
`;
const Scroll = styled.div`overflow-x: auto;`;

const COLUMNS = ['Market', 'Customers', 'Average', 'Value a year', 'Share'];
const FRAME = { radius: 122, x: 124, bottom: 300 };
/** Where the words of each market stand: never over one another, however close the circles are. */
const WORDS: Readonly<Record<MarketKey, number>> = { tam: 90, sam: 180, som: 258 };
const LOOKS: Readonly<Record<MarketKey, { fill: string; stroke: string }>> = {
  tam: { fill: 'var(--surface-sunken)', stroke: 'var(--hollow)' },
  sam: { fill: 'var(--accent-soft)', stroke: 'var(--accent)' },
  som: { fill: 'var(--accent)', stroke: 'var(--accent)' },
};
/** What stands there while nothing counts. */
const HOLLOW = [{ key: 'tam', value: '100' }, { key: 'sam', value: '23' }, { key: 'som', value: '2' }] as const;

/** So many customers do not fit beside the areas as the others do. */
const MANY = 1_000_000;

const count = (customers: number) => `${countWords(customers)} ${customers === 1 ? 'customer' : 'customers'}`;

/** TAM, SAM and SOM as areas to scale, and the same as a table. */
export function AreasFigure({ markets, open }: { markets: Markets; open: MarketKey }) {
  const [view, setView] = useState<'areas' | 'table'>('areas');
  const currency = drawnCurrency(markets, open);
  const size = sizeIn(markets, open, currency);
  const elsewhere = MARKET_KEYS.filter((key) => markets.sizes[key].length > 0 && !sizeIn(markets, key, currency));
  return (
    <Frame>
      <H3 as="h2">{figureWords(markets, currency)}</H3>
      {currency === null || view === 'areas' ? <Areas markets={markets} currency={currency} /> : null}
      {currency === null ? null : (
        view === 'table'
          ? <Scroll tabIndex={0} role="group" aria-label="Markets by size"><MarketsTable markets={markets} /></Scroll>
          : <VisuallyHidden as="div"><MarketsTable markets={markets} /></VisuallyHidden>
      )}
      {size ? (
        <Sums>
          <span>{count(size.customers)}</span>
          <span><i>×</i>{formatAmount(size.average, size.currency)} average price of {size.rows} {size.rows === 1 ? 'row' : 'rows'}</span>
          <b><i>=</i>{formatAmount(size.value, size.currency)} a year</b>
        </Sums>
      ) : null}
      <Foot>
        <Text as="figcaption" size="small" tone="3">
          {currency === null ? 'The areas are drawn to scale as soon as a row has a number and a price.' : 'Areas are to scale.'}
          {elsewhere.length === 0 ? null : ` ${elsewhereWords(elsewhere)}`}
        </Text>
        {currency === null ? null : (
          <Segmented
            size="sm" label="Markets as" value={view} onChange={setView}
            options={[{ value: 'areas', label: 'Areas' }, { value: 'table', label: 'Table' }]}
          />
        )}
      </Foot>
    </Frame>
  );
}

const elsewhereWords = (keys: readonly MarketKey[]) => (
  `${keys.map((key) => MARKETS[key].label).join(' and ')} ${keys.length === 1 ? 'is' : 'are'} in another currency: nothing is converted.`
);

/** For the eye alone: the table says the same. */
function Areas({ markets, currency }: { markets: Markets; currency: string | null }) {
  const isEmpty = currency === null;
  const areas = nestedAreas<MarketKey>(
    isEmpty ? HOLLOW : MARKET_KEYS.map((key) => ({ key, value: sizeIn(markets, key, currency)?.value ?? null })), FRAME,
  );
  return (
    <Drawing viewBox="0 50 404 256" aria-hidden>
      {areas.map(({ key, x, y, radius }) => (
        <circle
          key={key} cx={x} cy={y} r={radius} strokeWidth={1.5}
          {...(isEmpty ? { fill: 'none', stroke: 'var(--hollow)', strokeDasharray: '4 4' } : LOOKS[key])}
        />
      ))}
      {areas.map(({ key, point }) => {
        const size = sizeIn(markets, key, currency);
        const at = WORDS[key];
        const value = size && formatCompact(size.value, size.currency);
        return (
          <g key={key}>
            <path className="lead" d={`M${point.x} ${point.y}L244 ${at + 17}H256`} />
            <circle cx={point.x} cy={point.y} r={2.5} fill="var(--text)" />
            <text className="name" x={262} y={at}>{MARKETS[key].label}</text>
            {value === null ? <text className="count" x={262} y={at + 20}>{MARKETS[key].note}</text> : (
              <>
                <text className={value.length > 9 ? 'value long' : 'value'} x={262} y={at + 22}>{value}</text>
                <text className={size && size.customers >= MANY ? 'count many' : 'count'} x={262} y={at + 40}>
                  {size && count(size.customers)}
                </text>
              </>
            )}
          </g>
        );
      })}
    </Drawing>
  );
}

function MarketsTable({ markets }: { markets: Markets }) {
  const rows = MARKET_KEYS.flatMap((key, at) => markets.sizes[key].map((size) => {
    const whole = at === 0 ? null : MARKET_KEYS[at - 1] ?? null;
    const around = whole && sizeIn(markets, whole, size.currency);
    return { key, size, share: whole && around ? `${shareWords(size, around)} of ${MARKETS[whole].label}` : '–' };
  }));
  return (
    <Table>
      <caption><VisuallyHidden>Markets by size</VisuallyHidden></caption>
      <thead><tr>{COLUMNS.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
      <tbody>
        {rows.map(({ key, size, share }) => (
          <tr key={`${key} ${size.currency}`}>
            <th scope="row">{MARKETS[key].label}</th>
            <td>{countWords(size.customers)}</td>
            <td>{formatAmount(size.average, size.currency)}</td>
            <td>{formatAmount(size.value, size.currency)}</td>
            <td>{share}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
