import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { COMPANY_ID } from '../../../dev/sample-people';
import { createSampleServer } from '../../../dev/sample-server';
import { news, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

const at = (module: string) => `/risk-assessment?module=${module}`;
const saved = (shell: Awaited<ReturnType<typeof renderPage>>['shell'], type: string) => (
  callsOf(shell, `Save${type}`).map(({ variables }) => (variables as { row: object }).row)
);
const box = (name: string) => within(screen.getByRole('region', { name }));

test('Enter adds to a box and stays, Tab goes on to the next; an empty box asks', async () => {
  const { shell } = await renderPage(at('swot'));
  await heading('SWOT');
  expect(screen.getByText('Nothing stands under Opportunities yet. Enter adds, Tab goes to the next box.')).toBeVisible();
  expect(box('Opportunities').getByText('What changes outside that helps you?')).toBeVisible();
  expect(box('Strengths').queryByText('What do you do that others cannot copy in a year?')).toBeNull();
  await userEvent.click(box('Opportunities').getByRole('textbox', { name: 'Write one opportunity' }));
  await userEvent.keyboard('Waste fee rises in 2027{Enter}Farm shops ask{Enter}');
  await waitFor(() => expect(saved(shell, 'RiskValue')).toMatchObject([
    { key: 'swot', title: 'Waste fee rises in 2027', type: 'OPPORTUNITY' }, { key: 'swot', title: 'Farm shops ask', type: 'OPPORTUNITY' },
  ]));
  expect(screen.getByRole('textbox', { name: 'Write one opportunity' })).toHaveFocus();
  expect(within(box('Opportunities').getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Write one threat' })).toHaveFocus();
});

test('an entry that is refused stands in its line again', async () => {
  const error = { __typename: 'UserError', code: 'LIMIT', field: null, message: 'A SWOT can have at most 200 entries.' };
  await renderPage(at('swot'), { operations: {
    SaveRiskValue: () => ({ saveRiskValue: { __typename: 'RiskValuePayload', row: null, module: null, done: null, error } }),
  } });
  await heading('SWOT');
  const line = screen.getByRole('textbox', { name: 'Write one threat' });
  await userEvent.type(line, 'One too many{Enter}');
  expect(await screen.findByText('A SWOT can have at most 200 entries.')).toBeVisible();
  expect(line).toHaveValue('One too many');
});

test('an entry that found no line stays on the device, and goes under the same id when the line is back', async () => {
  const server = createSampleServer();
  const answer = server.operations.SaveRiskValue as (variables: unknown) => object;
  let isCut = true;
  const operations = {
    SaveRiskValue: (variables: unknown) => (isCut ? Promise.reject(new TypeError('Failed to fetch')) : answer(variables)),
  };
  const { shell } = await renderPage(at('swot'), { operations }, server);
  await heading('SWOT');
  const line = screen.getByRole('textbox', { name: 'Write one threat' });
  await userEvent.type(line, 'Diesel doubles{Enter}');
  await waitFor(() => expect(line).toHaveValue('Diesel doubles'));
  const key = 'growth-line:';
  const [kept] = shell.drafts.keys(key);
  expect(JSON.parse(shell.drafts.get(kept as string) as string)).toMatchObject([{ text: 'Diesel doubles' }]);
  isCut = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(shell.drafts.keys(key)).toEqual([]));
  expect(line).toHaveValue('');
  expect(new Set(saved(shell, 'RiskValue').map((row) => (row as { id: string }).id)).size).toBe(1);
  expect(box('Threats').getByRole('button', { name: 'Diesel doubles' })).toBeVisible();
});

test('a line that was typed before a reload stands there again', async () => {
  const kept = JSON.stringify([{ id: 'b0000000-0000-4000-8000-000000000001', text: 'Diesel doub' }]);
  await renderPage(at('swot'), { drafts: { [`growth-line:${COMPANY_ID}:swot:THREAT`]: kept } });
  await heading('SWOT');
  expect(screen.getByRole('textbox', { name: 'Write one threat' })).toHaveValue('Diesel doub');
});

test('an entry is written in its place, and goes to another box by its menu', async () => {
  const { shell } = await renderPage(at('swot'));
  await heading('SWOT');
  await userEvent.click(screen.getByRole('button', { name: 'Two cities only' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveFocus();
  fireEvent.change(title, { target: { value: 'Two cities' } });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(saved(shell, 'RiskValue')).toEqual([{ id: 'value-2', baseRevision: 1, title: 'Two cities' }]));
  const entry = await screen.findByRole('button', { name: 'Two cities' });
  await waitFor(() => expect(entry).toHaveFocus());
  await userEvent.click(entry);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Two cities' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Threats' }));
  await waitFor(() => expect(saved(shell, 'RiskValue').at(-1)).toEqual({ id: 'value-2', baseRevision: 2, position: 5, type: 'THREAT' }));
  expect(box('Threats').getByRole('button', { name: 'Two cities' })).toBeVisible();
  expect(box('Weaknesses').queryByRole('button', { name: 'Two cities' })).toBeNull();
});

test('a deleted entry comes back where it was', async () => {
  const { shell, server } = await renderPage(at('swot'));
  await heading('SWOT');
  await userEvent.click(screen.getByRole('button', { name: 'Own routing model' }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Own routing model' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(server.risk.values).toHaveLength(3));
  await waitFor(() => expect(shell.fake.toasts.at(-1)?.title).toBe('Own routing model was deleted'));
  act(() => shell.fake.toasts.at(-1)?.action?.run());
  expect(await box('Strengths').findByRole('button', { name: 'Own routing model' })).toBeVisible();
});

test('beside the SWOT stand the risks, the greatest first, each a way to its place', async () => {
  await renderPage(at('swot'));
  await heading('SWOT');
  const cards = box('Risk analysis').getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(cards).toEqual(['new', 'risk-2', 'risk-1'].map((id) => `/app/growth-framework/risk-assessment?module=riskAnalysis&risk=${id}`));
  expect(box('Risk analysis').getByText('No action plan yet.')).toBeVisible();
  expect(box('Risk analysis').getByRole('img', { name: 'Likely 4 of 5' })).toBeVisible();
});

test('the risks are numbered by their score, in the matrix as in the table', async () => {
  await renderPage(at('riskAnalysis'));
  await heading('Risk analysis');
  expect(screen.getByRole('heading', { name: 'Only one washing depot is the biggest risk' })).toBeVisible();
  expect(screen.getByText('2 risks. One has nobody responsible and no action plan.')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Risks by score' })).getAllByRole('row').slice(1).map((row) => row.textContent);
  expect(rows[0]).toMatch(/^1Only one washing depotFrom a weakness · 4 × 4.*16/);
  expect(rows[1]).toMatch(/^2Energy price doubles/);
  expect(screen.getByRole('button', { name: 'Risk 1: Only one washing depot, likelihood 4, impact 4' })).toBeVisible();
});

test('a risk opens beside them by its address, and each field is saved alone', async () => {
  const { shell } = await renderPage(`${at('riskAnalysis')}&risk=risk-1`);
  await heading('Risk analysis');
  const drawer = within(await screen.findByRole('complementary', { name: 'Energy price doubles' }));
  expect(drawer.getByText('of 25, number 2 of 2')).toBeVisible();
  await userEvent.click(within(drawer.getByRole('radiogroup', { name: 'Impact' })).getByRole('radio', { name: '5, Fatal' }));
  await waitFor(() => expect(saved(shell, 'RiskAnalysis')).toEqual([{ id: 'risk-1', baseRevision: 1, impact: 5 }]));
  expect(drawer.getByText('10')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: /^Milestone/ }));
  await userEvent.click(await screen.findByRole('option', { name: '1,000 trips a day' }));
  await waitFor(() => expect(saved(shell, 'RiskAnalysis').at(-1)).toMatchObject({ id: 'risk-1', milestoneId: 'goal-1' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  expect(shell.fake.nav.steps.at(-1)).toBe('/app/growth-framework/risk-assessment?module=riskAnalysis');
});

test('a new risk is sent with its title, once it has one', async () => {
  const { shell } = await renderPage(at('riskAnalysis'));
  await heading('Risk analysis');
  await userEvent.click(screen.getByRole('button', { name: 'Add risk' }));
  const drawer = within(await screen.findByRole('complementary', { name: 'New risk' }));
  await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  await userEvent.click(within(drawer.getByRole('radiogroup', { name: 'Likelihood' })).getByRole('radio', { name: '3' }));
  expect(saved(shell, 'RiskAnalysis')).toEqual([]);
  fireEvent.change(drawer.getByRole('textbox', { name: 'Title' }), { target: { value: 'Engineer leaves' } });
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => (
    expect(saved(shell, 'RiskAnalysis')).toMatchObject([{ key: 'riskAnalysis', title: 'Engineer leaves', likelihood: 3, position: 3 }])
  ));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Engineer leaves' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Engineer leaves' })).toBeVisible();
});

test('without goals nothing asks for one', async () => {
  const server = createSampleServer();
  server.risk.goals = [];
  await renderPage(`${at('riskAnalysis')}&risk=risk-2`, {}, server);
  await heading('Risk analysis');
  expect(await screen.findByRole('textbox', { name: 'Action plan' })).toBeVisible();
  expect(screen.queryByText('Milestone')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Goal' })).toBeNull();
});

test('a link to a risk that is gone says so', async () => {
  await renderPage(`${at('riskAnalysis')}&risk=risk-9`);
  await heading('Risk analysis');
  expect(await screen.findByText('The risk of this link is not there any more.')).toBeVisible();
});

test('more than three in one field of the matrix are counted', async () => {
  const server = createSampleServer();
  const [one] = server.risk.analyses;
  if (!one) throw new Error('there is no risk');
  server.risk.analyses.push(...['a', 'b', 'c'].map((id) => ({ ...one, id, title: `Risk ${id}` })));
  const { shell } = await renderPage(at('riskAnalysis'), {}, server);
  await heading('Risk analysis');
  await userEvent.click(screen.getByRole('button', { name: '2 more risks here' }));
  await userEvent.click((await screen.findAllByRole('menuitem'))[1] as HTMLElement);
  expect(shell.fake.nav.steps.at(-1)).toMatch(/risk=(a|b|c|risk-1)$/);
});

test('what another member adds comes without a reload', async () => {
  const page = await renderPage(at('swot'));
  await heading('SWOT');
  const row = {
    __typename: 'RiskValue', id: 'value-9', key: 'swot', position: 9, revision: 1, title: 'Rebox gives crates away', description: null,
    riskType: 'THREAT',
  };
  news(page, 41, { records: [row] });
  expect(await box('Threats').findByRole('button', { name: 'Rebox gives crates away' })).toBeVisible();
});

test('who may only read finds every word, and nothing to press', async () => {
  const server = createSampleServer();
  server.change('swot', { canEdit: false });
  server.change('riskAnalysis', { canEdit: false });
  const { shell } = await renderPage(at('swot'), {}, server);
  await heading('SWOT');
  expect(box('Weaknesses').getByText('Two cities only')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Two cities only/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /Write one/ })).toBeNull();
  expect(box('Risk analysis').queryByRole('link', { name: /Add/ })).toBeNull();
  await userEvent.click(box('Risk analysis').getByRole('link', { name: /Only one washing depot/ }));
  expect(shell.fake.nav.steps.at(-1)).toContain('risk=risk-2');
  const drawer = within(await screen.findByRole('complementary', { name: 'Only one washing depot' }));
  expect(drawer.getByText('Sign depot B.')).toBeVisible();
  expect(drawer.getByText('One washing depot under contract')).toBeVisible();
  expect(drawer.queryByRole('textbox')).toBeNull();
  expect(drawer.queryByRole('button', { name: 'Delete' })).toBeNull();
});
