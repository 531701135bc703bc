import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { monthsFrom } from '@heartwood/contract/numbers';
import { todayIn } from '@heartwood/shared-ui/dates';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer } from '../../../../dev/sample-server';
import { renderPage } from '../../../testing/render-page';
import { inMonths } from './cost-months';
import { changedSeries } from './cost-range';

afterEach(unmountAll);

const MONTHS = monthsFrom(todayIn().slice(0, 7), 12);

/** The costs page, with a second cost in dollars. */
async function costs(change: Parameters<ReturnType<typeof createSampleServer>['change']>[1] = {}) {
  const server = createSampleServer();
  const [first] = server.businessModel.costs;
  const second = { id: 'cost-2', position: 2, description: 'Routing software', value: '1900', currency: 'USD' };
  if (first) server.businessModel.costs.push({ ...first, ...second });
  server.change('costs', change);
  const page = await renderPage('/business-model?module=costs', {}, server);
  await heading('Costs');
  const inForce = (at: number) => {
    const cost = server.businessModel.costs[at];
    return cost ? inMonths(cost, MONTHS).map(Number) : [];
  };
  return { ...page, inForce };
}
const cell = (row: number, month: number) => {
  const line = screen.getAllByRole('row')[row + 1];
  if (!line) throw new Error(`no line ${row}`);
  return within(line).getAllByRole('gridcell')[month] as HTMLElement;
};

test('what is typed in a month is saved by Enter, and the months after repeat it', async () => {
  const { inForce } = await costs();
  act(() => cell(0, 2).focus());
  await userEvent.keyboard('29800{Enter}');
  await waitFor(() => expect(inForce(0)).toEqual([21400, 21400, ...Array.from({ length: 10 }, () => 29800)]));
  expect(cell(0, 2)).toHaveTextContent('29,800');
  await waitFor(() => expect(cell(0, 2)).toHaveFocus());
  expect(screen.getByRole('row', { name: /^Total in EUR/ })).toHaveTextContent('340,800');
});

test('a month of a later year is written there, and those before it stay as they are', async () => {
  const { server, inForce } = await costs();
  expect(screen.getByRole('button', { name: 'Twelve months before' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Twelve months on' }));
  act(() => cell(0, 1).focus());
  await userEvent.keyboard('30000{Enter}');
  const later = monthsFrom(MONTHS[0] ?? '', 24).slice(12);
  await waitFor(() => expect(server.businessModel.costs[0] && inMonths(server.businessModel.costs[0], later).map(Number)).toEqual([
    21400, ...Array.from({ length: 11 }, () => 30000),
  ]));
  expect(inForce(0)).toEqual(Array.from({ length: 12 }, () => 21400));
});

test('months chosen with Shift are changed together, of several costs, and one undo takes it back', async () => {
  const { shell, inForce } = await costs();
  act(() => cell(0, 1).focus());
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(screen.getByText('4 months chosen')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Change by %' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Per cent' }), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Apply to 4 months' }));
  await waitFor(() => expect(inForce(0).slice(0, 4)).toEqual([21400, 23540, 23540, 21400]));
  expect(inForce(1).slice(0, 4)).toEqual([1900, 2090, 2090, 1900]);
  expect(callsOf(shell, 'UpdateCosts')).toHaveLength(1);
  expect(screen.queryByText('4 months chosen')).toBeNull();
  act(() => shell.fake.toasts.at(-1)?.action?.run());
  await waitFor(() => expect(new Set(inForce(0))).toEqual(new Set([21400])));
  expect(new Set(inForce(1))).toEqual(new Set([1900]));
});

/** Somebody else writes one month of the first cost, and the page has not heard of it. */
function writtenByOther({ businessModel }: ReturnType<typeof createSampleServer>, at: number, value: string) {
  const cost = businessModel.costs[0];
  if (!cost) throw new Error('no cost');
  const valueArray = changedSeries(cost, [MONTHS[at] ?? ''], { kind: 'set', value }, MONTHS[0] ?? '')
    .map((entry) => ({ __typename: 'MonthAmount' as const, ...entry }));
  businessModel.costs.splice(0, 1, { ...cost, value: null, valueArray, revision: cost.revision + 1 });
}

test('two people in one cost keep both of their months, and an undo takes back none of the other', async () => {
  const { shell, server, inForce } = await costs();
  writtenByOther(server, 6, '25000');
  act(() => cell(0, 1).focus());
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}7{Enter}');
  await waitFor(() => expect(inForce(0).slice(0, 8)).toEqual([21400, 7, 7, 21400, 21400, 21400, 25000, 25000]));
  expect(shell.fake.toasts.map(({ title }) => title)).toEqual(['2 months were changed']);
  writtenByOther(server, 9, '30000');
  act(() => shell.fake.toasts.at(-1)?.action?.run());
  await waitFor(() => expect(inForce(0)).toEqual([...Array.from({ length: 6 }, () => 21400), 25000, 25000, 25000, 30000, 30000, 30000]));
});

test('a cost whose last month is cleared is one value again, nothing, and can be put back', async () => {
  const { shell, server, inForce } = await costs();
  act(() => cell(0, 0).focus());
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(server.businessModel.costs[0]).toMatchObject({ value: '0', valueArray: [] }));
  await waitFor(() => expect(shell.fake.toasts.at(-1)?.title).toBe('The month was cleared'));
  act(() => shell.fake.toasts.at(-1)?.action?.run());
  await waitFor(() => expect(inForce(0)).toEqual(Array.from({ length: 12 }, () => 21400)));
});

test('in one and the same month nobody writes over the other unseen', async () => {
  const { shell, server, inForce } = await costs();
  writtenByOther(server, 1, '25000');
  act(() => cell(0, 1).focus());
  await userEvent.keyboard('7{Enter}');
  await waitFor(() => expect(shell.fake.toasts.at(-1)?.status).toBe('error'));
  expect(inForce(0)[1]).toBe(25000);
});

test('once several months are changed, the focus is on the last of them', async () => {
  const { inForce } = await costs();
  act(() => cell(0, 1).focus());
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Apply to 2 months' }));
  await waitFor(() => expect(inForce(0)[2]).toBe(5));
  await waitFor(() => expect(cell(0, 2)).toHaveFocus());
});

test('typing writes into all chosen months; Escape takes back what is typed, then the choice', async () => {
  const { shell, inForce } = await costs();
  act(() => cell(0, 0).focus());
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}5{Escape}');
  expect(callsOf(shell, 'UpdateCosts')).toEqual([]);
  await waitFor(() => expect(cell(0, 2)).toHaveFocus());
  await userEvent.keyboard('7{Enter}');
  await waitFor(() => expect(inForce(0).slice(0, 4)).toEqual([7, 7, 7, 21400]));
});

test('what is no number is not sent', async () => {
  const { shell } = await costs();
  act(() => cell(0, 0).focus());
  await userEvent.keyboard('1-2{Enter}');
  const input = screen.getByRole('textbox', { name: /^Washing and depots, / });
  expect(input).toHaveAttribute('aria-invalid', 'true');
  fireEvent.blur(input);
  expect(callsOf(shell, 'UpdateCosts')).toEqual([]);
});

test('a second press opens a month where there is no keyboard', async () => {
  await costs();
  await userEvent.click(cell(1, 3));
  await userEvent.click(cell(1, 3));
  expect(screen.getByRole('textbox', { name: /^Routing software, / })).toHaveValue('1,900');
});

test('the fields of a cost open below the table, and those of a new one stay there once it has a name', async () => {
  await costs();
  await userEvent.click(screen.getByRole('button', { name: 'Open Routing software' }));
  expect(screen.getByRole('region', { name: 'Routing software' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Add cost' })[0] as HTMLElement);
  expect(screen.getByRole('region', { name: 'New cost' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Routing software' })).toBeNull();
  const amount = screen.getByRole('textbox', { name: 'A month' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Insurance' } });
  fireEvent.blur(screen.getByRole('textbox', { name: 'Name' }));
  await screen.findByRole('button', { name: 'Open Insurance' });
  // It is the same field, so that nobody is thrown out of it while they write.
  expect(screen.getByRole('textbox', { name: 'A month' })).toBe(amount);
});

test('who may only read has a table, and no cell to write in', async () => {
  await costs({ canEdit: false });
  expect(screen.getByRole('table', { name: 'Costs by month' })).toBeVisible();
  expect(screen.queryAllByRole('gridcell')).toEqual([]);
  expect(screen.queryAllByRole('button', { name: 'Add cost' })).toEqual([]);
});
