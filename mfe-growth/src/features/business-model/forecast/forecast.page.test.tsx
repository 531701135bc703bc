import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { FORECAST_SCENARIOS, forecastId } from '@heartwood/contract/domain';
import { monthsFrom } from '@heartwood/contract/numbers';
import { todayIn } from '@heartwood/shared-ui/dates';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer, type SampleServer } from '../../../../dev/sample-server';
import { COMPANY_ID } from '../../../../dev/sample-people';
import { monthAndYear } from '../../../area-page/charts/month-names';
import { news, renderPage } from '../../../testing/render-page';

afterEach(unmountAll);

const AT = '/business-model?view=forecast';
const MONTHS = monthsFrom(todayIn().slice(0, 7), 12);
const [FIRST = '', SECOND = ''] = MONTHS;

/** A subscription of €89 with 43 shops and 20 % more each month, costs of €21,400, and €100,000. */
function planned(): SampleServer {
  const server = createSampleServer();
  const place = { key: 'revenue' as const, position: 1, revision: 1 };
  const months = [{ __typename: 'MonthAmount' as const, month: FIRST, value: '43' }];
  server.businessModel.forecastLines.splice(0, 1, {
    __typename: 'ForecastLine', id: 'revenue-1', ...place, months, growth: '20', days: null,
  });
  const empty = { month: null, currency: null, cash: null, rates: [], gains: null, prices: null, costs: null };
  server.businessModel.forecasts.push(...FORECAST_SCENARIOS.map((scenario) => ({
    __typename: 'Forecast' as const, id: forecastId(COMPANY_ID, scenario), ...place, ...empty, scenario,
    ...(scenario === 'BASE' ? { cash: '100000' } : { prices: scenario === 'LOW' ? '50' : '200' }),
  })));
  return server;
}
const line = (name: RegExp | string) => within(screen.getByRole('region', { name: 'Forecast by month' })).getByRole('row', { name });
const cells = (name: RegExp | string) => within(line(name)).getAllByRole('cell').map(({ textContent }) => textContent);
const sent = (shell: Awaited<ReturnType<typeof renderPage>>['shell'], type: string) => (
  callsOf(shell, `Save${type}`).map(({ variables }) => (variables as { row: object }).row)
);

test('the table says by month what the charts show', async () => {
  await renderPage(AT, {}, planned());
  await heading(/^Cash runs out in/);
  expect(cells(/^Revenue, EUR/).slice(0, 3)).toEqual(['3,827', '4,628', '5,518']);
  expect(cells(/^Costs, EUR/)[0]).toBe('21,400');
  expect(cells(/^Result, EUR/)[0]).toBe('−17,573');
  expect(cells(/^Cash at month end/)[0]).toBe('82,427');
  expect(screen.getByText(/^At .+ pace alone the cash would last until/)).toBeVisible();
  expect(screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('of the table below'), expect.stringContaining('of the table below'),
  ]);
  expect(screen.queryByRole('row', { name: /^Revenue reached/ })).toBeNull();
});

test('customers are typed over in their month, and a blank one grows again', async () => {
  const { shell } = await renderPage(AT, {}, planned());
  await heading(/^Cash runs out in/);
  const second = screen.getByRole('textbox', { name: `Shops, ${monthAndYear(SECOND)}` });
  expect(second).toHaveValue('52');
  fireEvent.change(second, { target: { value: '60' } });
  fireEvent.blur(second);
  await waitFor(() => expect(sent(shell, 'ForecastLine')).toEqual([
    { id: 'revenue-1', baseRevision: 1, months: [{ month: FIRST, value: '43' }, { month: SECOND, value: '60' }] },
  ]));
  await waitFor(() => expect(cells(/^Revenue, EUR/)[1]).toBe('5,340'));
  fireEvent.change(second, { target: { value: '' } });
  fireEvent.blur(second);
  await waitFor(() => expect(sent(shell, 'ForecastLine').at(-1)).toMatchObject({ months: [{ month: FIRST, value: '43' }] }));
  fireEvent.change(second, { target: { value: '-4' } });
  expect(second).toBeInvalid();
  fireEvent.blur(second);
  expect(sent(shell, 'ForecastLine')).toHaveLength(2);
});

test('what nobody has said yet is begun with that alone', async () => {
  const server = createSampleServer();
  const { shell } = await renderPage(AT, {}, server);
  await heading(/^Revenue stays below costs/);
  expect(screen.getByText('Say how much cash there is to see how long it lasts.')).toBeVisible();
  const cash = screen.getByRole('textbox', { name: /^Cash on 1/ });
  fireEvent.change(cash, { target: { value: '5000' } });
  fireEvent.blur(cash);
  await waitFor(() => expect(sent(shell, 'Forecast')).toEqual([
    { id: forecastId(COMPANY_ID, 'BASE'), key: 'revenue', scenario: 'BASE', position: 1, cash: '5000' },
  ]));
  await heading(/^Cash runs out in/);
});

test('a scenario differs in per cent, and the three stand beside each other', async () => {
  const { shell } = await renderPage(AT, {}, planned());
  await heading(/^Cash runs out in/);
  await userEvent.click(screen.getByRole('button', { name: 'Low' }));
  expect(cells(/^Revenue, EUR/)[0]).toBe('1,914');
  expect(within(line(/^Shops/)).queryByRole('textbox')).toBeNull();
  const compared = within(screen.getByRole('region', { name: 'Scenarios compared' }));
  expect(compared.getAllByRole('row').slice(1).map((row) => row.textContent.slice(0, 4))).toEqual(['Base', 'Low€', 'High']);
  const costs = screen.getByRole('textbox', { name: 'Costs' });
  fireEvent.change(costs, { target: { value: '80' } });
  fireEvent.blur(costs);
  await waitFor(() => expect(sent(shell, 'Forecast')).toEqual([{ id: forecastId(COMPANY_ID, 'LOW'), baseRevision: 1, costs: '80' }]));
  await waitFor(() => expect(cells(/^Costs, EUR/)[0]).toBe('17,120'));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the plan' }));
  await waitFor(() => expect(cells(/^Revenue, EUR/)[0]).toBe('3,827'));
});

test('another currency is left out by name until somebody types what it is worth', async () => {
  const server = planned();
  const [first] = server.businessModel.costs;
  if (first) server.businessModel.costs.push({ ...first, id: 'cost-2', position: 2, value: '1000', currency: 'USD' });
  await renderPage(AT, {}, server);
  await heading(/^Cash runs out in/);
  expect(screen.getByText('What is in USD is left out.')).toBeVisible();
  const rate = screen.getByRole('textbox', { name: '1 USD is' });
  fireEvent.change(rate, { target: { value: '0.5' } });
  fireEvent.blur(rate);
  await waitFor(() => expect(cells(/^Costs, EUR/)[0]).toBe('21,900'));
  expect(screen.queryByText('What is in USD is left out.')).toBeNull();
});

test('what was reached stands beside what was planned', async () => {
  const server = planned();
  server.businessModel.revenueReached.push({ __typename: 'MonthAmount', month: FIRST, value: '4000' });
  await renderPage(AT, {}, server);
  await heading(/^Cash runs out in/);
  expect(cells(/^Revenue reached, EUR/).slice(0, 2)).toEqual(['4,000', '']);
});

test('a colleague’s cash comes without a reload', async () => {
  const page = await renderPage(AT, {}, planned());
  await heading(/^Cash runs out in/);
  act(() => news(page, 41, { records: [{
    __typename: 'Forecast', id: forecastId(COMPANY_ID, 'BASE'), key: 'revenue', position: 1, revision: 2, scenario: 'BASE', month: null,
    forecastCurrency: null, cash: '900000', rates: [], gains: null, prices: null, costs: null,
  }] }));
  await waitFor(() => expect(cells(/^Cash at month end/)[0]).toBe('882,427'));
});

test('a viewer reads all of it and writes nothing', async () => {
  const server = planned();
  server.change('revenue', { canEdit: false });
  await renderPage(AT, {}, server);
  await heading(/^Cash runs out in/);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(cells(/^Shops/)[1]).toBe('52');
});

test.each(['revenue', 'costs'] as const)('without %s it says what is missing, and nothing where they are not shown', async (key) => {
  const server = planned();
  server.businessModel[key === 'revenue' ? 'revenues' : 'costs'].splice(0);
  await renderPage(AT, {}, server);
  await screen.findByText('Nothing to look ahead with yet');
  await userEvent.click(screen.getByRole('button', { name: key === 'revenue' ? 'Go to Revenue' : 'Go to Costs' }));
  await heading(key === 'revenue' ? 'Revenue' : 'Costs');
  await unmountAll();
  server.change(key, { isHidden: true });
  await renderPage(AT, {}, server);
  await screen.findByText('Access Denied.');
  expect(screen.queryByRole('table')).toBeNull();
});
