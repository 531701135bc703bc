import { useCompany } from '@heartwood/client-kit/company';
import { usePageHeading } from '@heartwood/client-kit/keys';
import {
  FORECAST_SCENARIOS, isFeatureOpen, moduleOf, type ForecastScenario, type ModuleKey, type PlanName,
} from '@heartwood/contract/domain';
import { breakEven, lowestCash } from '@heartwood/contract/numbers';
import { useShell } from '@heartwood/contract/kit';
import { Banner, Button, EmptyState, H1, H3, LockIcon, Text } from '@heartwood/shared-ui';
import { todayIn } from '@heartwood/shared-ui/dates';
import { useMemo, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CashChart } from '../../../area-page/charts/cash-chart';
import { ChartCard, ChartKey } from '../../../area-page/charts/month-table';
import { monthName } from '../../../area-page/charts/month-names';
import { RevenueChart } from '../../../area-page/charts/revenue-chart';
import { HiddenNotice } from '../../../area-page/module-closed';
import { ViewBar, ViewPage } from '../../../area-page/view-tabs';
import { modulePath } from '../../../module/module-page';
import { ownerName } from '../../../module/person';
import type { BusinessModelArea } from '../business-model-area';
import { Assumed } from './assumptions';
import { forecastFacts } from './forecast-facts';
import { Cards } from './forecast-look';
import { ByMonth } from './forecast-table';
import { cashTitle, headline, revenueTitle, runwayWords, SCENARIO_NAMES } from './forecast-words';
import { ScenariosCompared, ScenarioSwitch } from './scenarios';

export interface ForecastProps {
  area: BusinessModelArea;
  /** The way to the other views. */
  tabs: ReactNode;
}

/** What revenue and costs come to by month, in three scenarios. */
export function Forecast({ area, tabs }: ForecastProps) {
  const heading = usePageHeading('forecast');
  const hidden = area.modules.find(({ key, isHidden }) => (key === 'revenue' || key === 'costs') && isHidden);
  if (hidden) {
    return (
      <ViewPage>
        <ViewBar>{tabs}</ViewBar>
        <H1 ref={heading} tabIndex={-1}>Forecast</H1>
        <HiddenNotice label={moduleOf(hidden.key).label} owner={ownerName(area.framework)} />
      </ViewPage>
    );
  }
  if (area.revenues.length > 0 && area.costs.length > 0) return <Foreseen area={area} tabs={tabs} heading={heading} />;
  return (
    <ViewPage>
      <ViewBar>{tabs}</ViewBar>
      <H1 ref={heading} tabIndex={-1}>Forecast</H1>
      <Nothing area={area} />
    </ViewPage>
  );
}

/** What is missing before anything can be foreseen. */
function Nothing({ area: { revenues, costs } }: { area: BusinessModelArea }) {
  const navigate = useNavigate();
  const way = (key: ModuleKey) => <Button onClick={() => void navigate(modulePath(key) ?? '/')}>Go to {moduleOf(key).label}</Button>;
  const missing: ModuleKey[] = [...(revenues.length === 0 ? ['revenue' as const] : []), ...(costs.length === 0 ? ['costs' as const] : [])];
  const names = missing.map((key) => (key === 'revenue' ? 'what the company earns with' : 'what it spends'));
  return (
    <EmptyState
      title="Nothing to look ahead with yet" text={`First write ${names.join(' and ')}. Then say here how many buy, month by month.`}
      action={way(missing[0] ?? 'revenue')} {...(missing[1] && { secondary: way(missing[1]) })}
    />
  );
}

function Foreseen({ area, tabs, heading }: ForecastProps & { heading: ReturnType<typeof usePageHeading> }) {
  const shell = useShell();
  const { planName, isManager } = useCompany();
  const [search, setSearch] = useSearchParams();
  const present = todayIn().slice(0, 7);
  const facts = useMemo(() => forecastFacts(area, present), [area, present]);
  const scenario = FORECAST_SCENARIOS.find((each) => each.toLowerCase() === search.get('scenario')) ?? 'BASE';
  const of = facts.of[scenario];
  const { plan: { currency, cash } } = facts;
  const module = area.modules.find(({ key }) => key === 'revenue');
  const isLocked = scenario !== 'BASE' && !isFeatureOpen('scenarios', planName as PlanName);
  const canEdit = Boolean(module?.canEdit && !module.isLocked) && !isLocked;
  const choose = (next: ForecastScenario) => setSearch((before) => {
    before.set('scenario', next.toLowerCase());
    return before;
  }, { replace: true });
  const upgrade = () => shell.events.emit('plan/upgrade', { feature: 'Scenarios' });
  const others = FORECAST_SCENARIOS.filter((each) => each !== scenario && facts.rows[each] !== null);
  const dashed = others.length === 0 ? '' : `, dashed: ${others.map((each) => SCENARIO_NAMES[each]).join(', ')}`;
  const revenueHeading = revenueTitle(of);
  const cashHeading = cashTitle(of);
  const isReached = area.revenueReached.some(({ month }) => of.months.includes(month));
  return (
    <ViewPage>
      <ViewBar>{tabs}<ScenarioSwitch open={scenario} onOpen={choose} /></ViewBar>
      {isLocked ? (
        <Banner
          icon={LockIcon}
          {...(isManager && {
            action: <Button variant="primary" size="sm" onClick={upgrade}>Upgrade to open</Button>,
          })}
        >
          <b>Your plan is {planName}.</b> Scenarios can be read, and changed again after an upgrade.
          {isManager ? '' : ` Ask ${ownerName(area.framework)} or an admin to upgrade.`}
        </Banner>
      ) : null}
      <header>
        <H1 ref={heading} tabIndex={-1}>{headline(of, currency)}</H1>
        <Text as="p" tone="2" style={{ marginTop: 4 }}>{runwayWords(of, cash, present)}</Text>
      </header>
      {of.leftOut.length === 0 ? null : (
        <Banner><b>What is in {of.leftOut.join(' and ')} is left out.</b> Type what one is in {currency} to count it.</Banner>
      )}
      <Cards>
        <Assumed area={area} facts={facts} scenario={scenario} present={present} canEdit={canEdit} />
        <ChartCard aria-label={revenueHeading}>
          <header>
            <H3 as="h2">{revenueHeading}</H3>
            <ChartKey>
              <span><i data-solid />Up to {monthName(present)}</span><span><i />Forecast</span>
              {isReached ? <span><i data-reached />Reached</span> : null}
            </ChartKey>
          </header>
          <RevenueChart
            label={`${revenueHeading}. The lines Revenue and Costs of the table below say the same.`} months={of.months} present={present}
            revenue={of.revenue} costs={of.costs} reached={area.revenueReached} breakEven={breakEven(of)} currency={currency}
          />
        </ChartCard>
        <ChartCard aria-label={cashHeading}>
          <header><H3 as="h2">{cashHeading}</H3><Text size="small" tone="3">Month end{dashed}</Text></header>
          {of.cash && cash !== null ? (
            <CashChart
              label={`${cashHeading}. The line Cash at month end of the table below says the same.`} months={of.months} present={present}
              cash={[cash, ...of.cash]} others={others.map((each) => [cash, ...facts.of[each].cash ?? []])} lowest={lowestCash(of)}
              currency={currency}
            />
          ) : <Text size="dense" tone="2">Say how much cash there is on the first day, and its way is drawn here.</Text>}
        </ChartCard>
      </Cards>
      <ByMonth area={area} facts={facts} of={of} present={present} canEdit={canEdit && scenario === 'BASE'} />
      <Text size="small" tone="3">
        {canEdit && scenario === 'BASE' ? 'Customers can be typed over; a month that is left blank grows from the one before. ' : ''}
        Revenue reached comes from achieved goals and traction whose number is called Revenue. This table is the text version of both
        charts.
      </Text>
      <ScenariosCompared facts={facts} open={scenario} />
    </ViewPage>
  );
}
