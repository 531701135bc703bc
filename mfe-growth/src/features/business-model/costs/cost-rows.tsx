import { LostPart } from '@heartwood/client-kit/states';
import { COST_TYPES, LIMITS } from '@heartwood/contract/domain';
import { monthsFrom } from '@heartwood/contract/numbers';
import { Button, ChevronLeftIcon, ChevronRightIcon, Icon, IconButton, inPlace, latePart, PlusIcon, Row, Skeleton, Text } from '@heartwood/shared-ui';
import { todayIn } from '@heartwood/shared-ui/dates';
import { useMemo, useState } from 'react';
import type { RowsProps } from '../../../area-page/bodies';
import { monthAndYear } from '../../../area-page/charts/month-names';
import { NoRowsYet } from '../../../area-page/open-rows/no-rows-yet';
import { OpenRow } from '../../../area-page/open-rows/open-row';
import { RowAmount, RowChoice, RowCurrency, RowInput } from '../../../area-page/open-rows/row-fields';
import { AddRow, Pair } from '../../../area-page/open-rows/row-look';
import { listOptions } from '../../../area-page/open-rows/row-words';
import { useOpenRows } from '../../../area-page/open-rows/use-open-rows';
import { useRowCommands, type RowCalls } from '../../../area-page/rows/use-row-commands';
import { DeleteCostDocument, SaveCostDocument, type CostFieldsFragment as Cost, type CostInput } from '../../../generated/graphql';
import type { BusinessModelArea } from '../business-model-area';
import { EMPTY_WORDS } from '../empty-words';
import { ImportButton } from '../import-button';
import { Totals } from '../totals';
import { usualCurrency } from '../usual-currency';
import { costTotals } from './cost-totals';

const YEAR = 12;
/** So far ahead costs can be looked at, from the present month. */
const YEARS = 5;
/** Of the table, px. */
const LINE = 37;

const CostGrid = latePart(
  () => import('./cost-grid').then((part) => part.CostGrid),
  { failed: (lost) => <LostPart what="Costs by month" lost={lost} /> },
);
const ImportCosts = latePart(() => import('./import-costs').then((part) => part.ImportCosts));
const CostChart = latePart(() => import('./cost-chart').then((part) => part.CostChart), { failed: inPlace('The chart') });

/** @param currency what a new one is in, unless told */
const callsIn = (currency: string): RowCalls<Cost, CostInput, 'key'> => ({
  type: 'Cost', save: SaveCostDocument, remove: DeleteCostDocument, noun: 'cost',
  nameOf: ({ description }) => description, place: { key: 'costs' },
  blank: { description: '', type: 'FIXED', value: '0', currency, valueArray: [] },
});

/** Costs: what the company spends, by month, and what that comes to in each currency. */
export function CostRows({ area: { costs, revenues }, canEdit, onEmptied }: RowsProps<BusinessModelArea>) {
  const now = todayIn().slice(0, 7);
  const months = monthsFrom(now, YEAR);
  const [year, setYear] = useState(0);
  const shown = monthsFrom(now, YEAR * YEARS).slice(YEAR * year, YEAR * (year + 1));
  const usual = usualCurrency({ costs, revenues });
  const calls = useMemo(() => callsIn(usual), [usual]);
  const commands = useRowCommands(calls, costs);
  const { frame, items, openId, isNewOpen, open, add, openRow } = useOpenRows({ rows: costs, commands, canEdit, onEmptied });
  const sorted = items.flatMap(({ row }) => row ?? []).filter((row) => costs.includes(row));
  const fields = (row: Cost | null) => (
    <>
      <RowInput name="description" label="Name" most={LIMITS.rowName.max} />
      <Pair>
        <RowChoice name="type" label="Type" options={listOptions(COST_TYPES)} isRequired usual="FIXED" />
        <RowCurrency usual={usual} />
      </Pair>
      {row && row.valueArray.length > 0 ? null : <RowAmount name="value" label="A month" />}
    </>
  );
  const importButton = <ImportButton renderDialog={(onClose) => <ImportCosts costs={costs} usual={usual} onClose={onClose} />} />;
  return (
    <section ref={frame} aria-label="Costs" style={{ display: 'grid', gap: 16, minWidth: 0 }}>
      {costs.length === 0 ? null : (
        <Row style={{ flexWrap: 'wrap', gap: 8 }}>
          <IconButton
            icon={ChevronLeftIcon} size="sm" label="Twelve months before" disabled={year === 0} onClick={() => setYear(year - 1)}
          />
          <Text size="dense" weight="semi" role="status">{monthAndYear(shown[0] ?? now)} – {monthAndYear(shown.at(-1) ?? now)}</Text>
          <IconButton
            icon={ChevronRightIcon} size="sm" label="Twelve months on" disabled={year === YEARS - 1} onClick={() => setYear(year + 1)}
          />
          {canEdit ? <span style={{ marginLeft: 'auto' }}>{importButton}</span> : null}
          {canEdit && !isNewOpen ? <Button size="sm" icon={PlusIcon} onClick={add}>Add cost</Button> : null}
        </Row>
      )}
      {canEdit && costs.length === 0 ? importButton : null}
      <Totals items={costTotals(costs, months)} />
      {items.length === 0 ? <NoRowsYet noun="cost" empty={EMPTY_WORDS.costs} canEdit={canEdit} onAdd={add} /> : null}
      {costs.length === 0 ? null : (
        // Another year is another range of cells.
        <CostGrid
          key={year} costs={sorted} months={shown} since={now} canEdit={canEdit} openId={openId} onOpen={open}
          fallback={<Skeleton height={LINE * (sorted.length + 2)} />}
        >
          {canEdit && !isNewOpen ? <AddRow type="button" onClick={add}><Icon as={PlusIcon} size={16} />Add cost</AddRow> : null}
        </CostGrid>
      )}
      {/* Below the table, where it stays while a new one becomes a line of it: who writes on loses nothing. */}
      {openId === null ? null : (
        <OpenRow key={openId} {...openRow(openId, items.find(({ id }) => id === openId)?.row ?? null)} renderFields={fields} />
      )}
      <CostChart costs={costs} months={months} />
    </section>
  );
}
