import { forecastId, type ForecastScenario } from '@heartwood/contract/domain';
import { monthsFrom } from '@heartwood/contract/numbers';
import { useCompany } from '@heartwood/client-kit/company';
import { Button, H3, SaveState, Text } from '@heartwood/shared-ui';
import { useMemo, type ReactNode } from 'react';
import { ChartCard } from '../../../area-page/charts/month-table';
import { monthRange } from '../../../area-page/charts/month-names';
import { RowEditingContext, useRowEditing, type RowEditing } from '../../../area-page/open-rows/row-editing';
import { RowEditor } from '../../../area-page/open-rows/row-editor';
import { RowAmount, RowChoice, RowCurrency } from '../../../area-page/open-rows/row-fields';
import { useRowCommands } from '../../../area-page/rows/use-row-commands';
import { revenueCallsIn } from '../revenue/revenue-calls';
import { revenueName } from '../revenue/revenue-words';
import { FORECAST_CALLS } from './forecast-calls';
import type { ForecastArea, ForecastFacts, ForecastRow } from './forecast-facts';
import { Assumptions } from './forecast-look';

interface AssumedProps {
  area: ForecastArea;
  facts: ForecastFacts;
  scenario: ForecastScenario;
  present: string;
  canEdit: boolean;
}

/** What the forecast is reckoned with: of the plan prices, cash and rates, of another scenario how it differs. */
export function Assumed({ area, facts, scenario, present, canEdit }: AssumedProps) {
  const { companyId } = useCompany();
  const row = facts.rows[scenario];
  const commands = useRowCommands(FORECAST_CALLS[scenario], area.forecasts);
  return (
    <RowEditor key={scenario} id={forecastId(companyId, scenario)} row={row} commands={commands} canEdit={canEdit}>
      {({ saveState }) => (
        <ChartCard aria-label="Assumptions">
          <header>
            <H3 as="h2">{scenario === 'BASE' ? 'Price × customers' : 'Per cent of the plan'}</H3>
            {canEdit ? <SaveState {...saveState} /> : null}
          </header>
          {scenario === 'BASE' ? <PlanFields area={area} facts={facts} present={present} canEdit={canEdit} /> : (
            <ScenarioFields {...(canEdit && row && { onReset: () => void commands.remove(row) })} />
          )}
        </ChartCard>
      )}
    </RowEditor>
  );
}

function PlanFields({ area, facts: { revenues, foreign, plan }, present, canEdit }: Omit<AssumedProps, 'scenario'>) {
  const calls = useMemo(() => revenueCallsIn(plan.currency), [plan.currency]);
  const prices = useRowCommands(calls, area.revenues);
  const first = plan.months[0] ?? present;
  return (
    <>
      <Assumptions>
        {revenues.map((revenue) => (
          <RowEditor key={revenue.id} id={revenue.id} row={revenue} commands={prices} canEdit={canEdit}>
            {() => <RowAmount name="value" label={revenueName(revenue)} unit={revenue.currency} />}
          </RowEditor>
        ))}
        <Presumed field="month" value={first}>
          <RowChoice name="month" label="First month" isRequired options={startingMonths(first, present)} />
        </Presumed>
        <Presumed field="currency" value={plan.currency}><RowCurrency usual={plan.currency} /></Presumed>
        <RowAmount name="cash" label={`Cash on 1 ${shortMonth(first)}`} unit={plan.currency} isOptional />
        {foreign.map((code) => <Rate key={code} code={code} currency={plan.currency} />)}
      </Assumptions>
      <Text size="small" tone="3">Prices come from Revenue, months from Costs. Cash and rates live only here.</Text>
    </>
  );
}

function ScenarioFields({ onReset }: { onReset?: () => void }) {
  return (
    <>
      <Assumptions>
        <RowAmount name="gains" label="Customers won" unit="%" isOptional />
        <RowAmount name="prices" label="Prices" unit="%" isOptional />
        <RowAmount name="costs" label="Costs" unit="%" isOptional />
      </Assumptions>
      <Text size="small" tone="3">
        100 is the plan, and so is what is left blank. Customers won are those who come after the first month.
      </Text>
      {onReset ? <Button variant="ghost" size="sm" onClick={onReset}>Back to the plan</Button> : null}
    </>
  );
}

/** A field that says what is reckoned with until somebody chooses. */
function Presumed({ field, value, children }: { field: keyof ForecastRow; value: string; children: ReactNode }) {
  const editing = useRowEditing();
  return (
    <RowEditingContext value={{ ...editing, valueOf: (name) => editing.valueOf(name) ?? (name === field ? value : null) }}>
      {children}
    </RowEditingContext>
  );
}

/** One of the rates, as a field of its own. */
function Rate({ code, currency }: { code: string; currency: string }) {
  const editing = useRowEditing();
  return (
    <RowEditingContext value={rateEditing(editing, code)}>
      <RowAmount name="value" label={`1 ${code} is`} unit={currency} isOptional />
    </RowEditingContext>
  );
}

function rateEditing(editing: RowEditing, code: string): RowEditing {
  const rates = (editing.valueOf('rates') ?? []) as ForecastRow['rates'];
  const others = rates.filter((rate) => rate.currency !== code).map((rate) => ({ currency: rate.currency, value: rate.value }));
  return {
    ...editing,
    fault: editing.fault?.field === 'rates' ? { ...editing.fault, field: 'value' } : null,
    valueOf: () => rates.find((rate) => rate.currency === code)?.value,
    type: (_name, value) => editing.type('rates', value === null ? others : [...others, { currency: code, value: String(value) }]),
  };
}

/** From a year ago to a year ahead, and the one that it begins with. */
function startingMonths(first: string, present: string) {
  const [year = 0, month = ''] = present.split('-');
  const near = monthsFrom(`${String(Number(year) - 1)}-${month}`, 25);
  return [...new Set([first, ...near])].sort().map((each) => ({ value: each, label: shortMonth(each) }));
}

/** "Nov 2026". */
const shortMonth = (month: string) => monthRange(month, month, true);
