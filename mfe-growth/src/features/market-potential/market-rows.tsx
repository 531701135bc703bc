import { LIMITS } from '@heartwood/contract/domain';
import { Banner, H2, Text } from '@heartwood/shared-ui';
import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import type { RowsProps } from '../../area-page/bodies';
import { OpenRows } from '../../area-page/open-rows/open-rows';
import { RowAmount, RowChoice, RowCount, RowCurrency, RowText } from '../../area-page/open-rows/row-fields';
import { Pair } from '../../area-page/open-rows/row-look';
import { useRowCommands, type RowCalls } from '../../area-page/rows/use-row-commands';
import {
  DeleteMarketCustomerDocument, SaveMarketCustomerDocument, type MarketCustomerFieldsFragment as MarketCustomer, type MarketCustomerInput,
} from '../../generated/graphql';
import { AreasFigure } from './areas-figure';
import type { MarketPotentialArea } from './market-potential-area';
import { ColumnNames, MarketLine, Sums } from './market-line';
import { MarketTabs } from './market-tabs';
import { findingWords, MARKETS, readMarkets, warningWords, type MarketKey } from './markets';
import { SegmentDot } from './segment-dot';
import { SourcesField } from './sources-field';

const Frame = styled.div`display: flex; flex-direction: column; gap: 16px; container: market / inline-size;`;
/** The figure beside the rows where there is room for both. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 20px;
  align-items: start;
  @container market (min-width: 1020px) {
    grid-template-columns: minmax(0, 400px) minmax(0, 1fr);
    & > figure { grid-row: 1; grid-column: 1; }
  }
`;
const Column = styled.div`display: flex; flex-direction: column; gap: 16px; min-width: 0;`;
const Segments = styled.div`container: segments / inline-size;`;

/** What a row is called whose segment is not shown, or is gone. */
const UNNAMED = 'Segment without a name';

/** The name of a segment by its id; nothing where it is not shown. */
type NameOf = (id: string | null | undefined) => string;

/** @param currency what a new one is in, unless told */
function callsIn(key: MarketKey, currency: string, nameOf: NameOf): RowCalls<MarketCustomer, MarketCustomerInput, 'key'> {
  return {
    type: 'MarketCustomer', save: SaveMarketCustomerDocument, remove: DeleteMarketCustomerDocument, noun: 'segment',
    nameOf: ({ id, customerId }) => nameOf(customerId) || (id === undefined ? '' : UNNAMED),
    // A deleted one comes back in the currency that the others have by then.
    input: ({ __typename: _type, revision: _revision, currency: _currency, ...row }) => row,
    place: { key },
    blank: { customerId: null, currency, number: null, price: null, projectedGrowth: null, description: null, links: [] },
  };
}

/** TAM, SAM or SOM: the segments that it counts, what it comes to, and how it lies in the others. */
export function MarketRows({ area, module, canEdit, onEmptied }: RowsProps<MarketPotentialArea>) {
  const key = module.key as MarketKey;
  const { customers, marketCustomers } = area;
  const rows = marketCustomers.filter((row) => row.key === key);
  const markets = readMarkets(area);
  const currency = [...rows, ...marketCustomers][0]?.currency ?? 'EUR';
  const nameOf = useCallback<NameOf>((id) => customers.find((each) => each.id === id)?.name ?? '', [customers]);
  const calls = useMemo(() => callsIn(key, currency, nameOf), [key, currency, nameOf]);
  const commands = useRowCommands(calls, rows);
  const finding = findingWords(key, rows, ({ customerId }) => nameOf(customerId));
  return (
    <Frame>
      {finding ? (
        <header>
          <H2>{finding.title}</H2>
          <Text as="p" size="dense" tone="2" style={{ marginTop: 4 }}>{finding.text}</Text>
        </header>
      ) : null}
      {markets.warnings.map((warning) => (
        <Banner key={`${warning.part} ${warning.currency}`} tone="warning">{warningWords(markets, warning)}</Banner>
      ))}
      <Sides>
        <Column>
          <MarketTabs markets={markets} modules={area.modules} open={key} />
          <Segments>
            <OpenRows
              rows={rows} commands={commands} heading={`Segments of ${MARKETS[key].label}`} canEdit={canEdit} onEmptied={onEmptied}
              hasColumns addWords="Add a segment from your canvas"
              empty="Choose a segment, and say how many there are and what one pays in a year."
              head={<ColumnNames />} foot={<Sums market={key} markets={markets} />}
              renderLine={(row) => (
                <MarketLine row={row} name={commands.nameOf(row)} place={customers.findIndex(({ id }) => id === row.customerId)} />
              )}
              renderFields={() => (
                <>
                  <RowChoice
                    name="customerId" label="Customer segment" isRequired
                    options={customers.map(({ id, name }, at) => ({ value: id, label: name, lead: <SegmentDot place={at} /> }))}
                  />
                  {customers.length === 0 ? (
                    <Text size="small" tone="3">There are no segments to choose from yet: they come from Customer segments.</Text>
                  ) : null}
                  <Pair>
                    <RowCount name="number" label="Customers" isOptional />
                    <RowAmount name="price" label="Price a year" isOptional />
                    <RowCurrency usual={currency} />
                    <RowAmount name="projectedGrowth" label="Projected growth" isOptional unit="%" />
                  </Pair>
                  <Pair>
                    <RowText name="description" label="Description" most={LIMITS.rowText.max} lines={3} />
                    <SourcesField name="links" />
                  </Pair>
                </>
              )}
            />
          </Segments>
        </Column>
        <AreasFigure markets={markets} open={key} />
      </Sides>
    </Frame>
  );
}
