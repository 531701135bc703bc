import { FORECAST_SCENARIOS, type ForecastScenario } from '@heartwood/contract/domain';
import { add, breakEven, cashRunsOut, formatAmount, lowestCash, type Forecast } from '@heartwood/contract/numbers';
import { Chip, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { monthAndYear } from '../../../area-page/charts/month-names';
import { MonthTable } from '../../../area-page/charts/month-table';
import type { ForecastFacts } from './forecast-facts';
import { SCENARIO_NAMES } from './forecast-words';

const Group = styled.div`display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-left: auto;`;
const Dot = styled.i<{ $scenario: ForecastScenario }>`
  width: 9px;
  height: 9px;
  border: 1.5px ${({ $scenario }) => ($scenario === 'HIGH' ? 'dashed' : 'solid')} var(--text);
  border-radius: ${({ $scenario }) => ($scenario === 'LOW' ? '50%' : '3px')};
  ${({ $scenario }) => $scenario === 'BASE' && 'background: var(--text);'}
`;
const Table = styled(MonthTable)`& table { min-width: 720px; }`;

/** Which scenario is looked at. */
export function ScenarioSwitch({ open, onOpen }: { open: ForecastScenario; onOpen(scenario: ForecastScenario): void }) {
  return (
    <Group role="group" aria-label="Scenario">
      <Text size="small" tone="3" aria-hidden="true">Scenario</Text>
      {FORECAST_SCENARIOS.map((scenario) => (
        <Chip key={scenario} on={scenario === open} lead={<Dot $scenario={scenario} />} onClick={() => onOpen(scenario)}>
          {SCENARIO_NAMES[scenario]}
        </Chip>
      ))}
    </Group>
  );
}

/** The three beside each other. */
export function ScenariosCompared({ facts, open }: { facts: ForecastFacts; open: ForecastScenario }) {
  const { currency, months } = facts.plan;
  const money = (value: string) => formatAmount(value, currency, { most: 0 }).replace('-', '−');
  const figures = (of: Forecast) => [
    money(add(of.revenue)), money(add(of.costs)), money(add(of.result)), monthOr(breakEven(of), 'Not yet'),
    lowestOf(of, money), of.cash === null ? '' : monthOr(cashRunsOut(of), 'Never'),
  ];
  return (
    <Table tabIndex={0} role="region" aria-label="Scenarios compared">
      <table>
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            {[`Revenue, ${months.length} months`, 'Costs', 'Result', 'Break-even', 'Lowest cash', 'Cash runs out'].map((name) => (
              <th key={name} scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FORECAST_SCENARIOS.map((scenario) => (
            <tr key={scenario} {...(scenario === open && { 'data-sum': true })}>
              <th scope="row">{SCENARIO_NAMES[scenario]}</th>
              {figures(facts.of[scenario]).map((figure, at) => <td key={at}>{figure}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

const monthOr = (month: string | null, none: string) => (month === null ? none : monthAndYear(month));

function lowestOf(of: Forecast, money: (value: string) => string): string {
  const lowest = lowestCash(of);
  return lowest === null ? '' : money(lowest.value);
}
