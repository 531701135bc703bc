import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer } from '../../../dev/sample-server';
import { news, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

type Shell = Awaited<ReturnType<typeof renderPage>>['shell'];
const COMPARISON = '/competition?module=comparison';
const saved = (shell: Shell) => callsOf(shell, 'SaveCompetitor').map(({ variables }) => (variables as { row: object }).row);
const columns = () => screen.getAllByRole('columnheader').map((head) => within(head).getAllByRole('button')[0]?.textContent);
const drawer = (name: string) => screen.findByRole('complementary', { name });

test('the own company stands first and has no importance level; the website is a link at the name', async () => {
  await renderPage(COMPARISON);
  await heading('Comparison');
  expect(columns()).toEqual(['Loopcrate', 'Rebox', 'GreenTote']);
  expect(screen.getByRole('link', { name: /^Website of Rebox/ })).toHaveAttribute('href', 'https://rebox.example');
  expect(screen.queryByRole('link', { name: /^Website of GreenTote/ })).toBeNull();
  const importance = screen.getByRole('row', { name: /^Importance level/ });
  expect(within(importance).getAllByRole('cell').map((cell) => (
    cell.textContent || within(cell).getByRole('img').getAttribute('aria-label')
  ))).toEqual(['–', '4 of 5', '4 of 5']);
  expect(screen.getByText('2 alternatives. 1 cell is empty: your own key takeaway.')).toBeVisible();
});

test('an address that is no site leads nowhere', async () => {
  const server = createSampleServer();
  Object.assign(server.competition.competitors[1] as object, { website: 'javascript:alert(1)' });
  await renderPage(COMPARISON, {}, server);
  await heading('Comparison');
  expect(screen.queryByRole('link', { name: /^Website of Rebox/ })).toBeNull();
});

test('a column opens beside the table, each field is saved alone, and Escape gives the focus back', async () => {
  const { shell } = await renderPage(COMPARISON);
  await heading('Comparison');
  await userEvent.click(screen.getByRole('button', { name: 'Rebox' }));
  const rebox = within(await drawer('Rebox'));
  expect(rebox.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.click(within(rebox.getByRole('radiogroup', { name: 'Importance level' })).getByRole('radio', { name: '2' }));
  await waitFor(() => expect(saved(shell)).toEqual([{ id: 'competitor-1', baseRevision: 1, importanceLevel: 2 }]));
  const website = rebox.getByRole('textbox', { name: 'Website' });
  fireEvent.change(website, { target: { value: 'rebox.eu' } });
  fireEvent.blur(website);
  await waitFor(() => expect(saved(shell).at(-1)).toEqual({ id: 'competitor-1', baseRevision: 2, website: 'https://rebox.eu' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Rebox' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Rebox' })).toHaveFocus();
});

test('the own column has neither name nor importance nor end, and begins with the cell that was pressed', async () => {
  const { shell } = await renderPage(COMPARISON);
  await heading('Comparison');
  await userEvent.click(screen.getByRole('button', { name: 'Write the takeaway: Key takeaway, Loopcrate' }));
  const own = within(await drawer('Loopcrate'));
  const takeaway = own.getByRole('textbox', { name: 'Key takeaway' });
  expect(takeaway).toHaveFocus();
  expect(own.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(own.queryByRole('radiogroup', { name: 'Importance level' })).toBeNull();
  expect(own.queryByRole('button', { name: 'Remove' })).toBeNull();
  fireEvent.change(takeaway, { target: { value: 'We win on loops.' } });
  await userEvent.click(own.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(saved(shell)).toEqual([{ id: 'own', baseRevision: 1, keyTakeaway: 'We win on loops.' }]));
  expect(await screen.findByText('2 alternatives. Every cell is filled.')).toBeVisible();
});

test('a new competitor is sent once it has a name, and stands last', async () => {
  const { shell } = await renderPage(COMPARISON);
  await heading('Comparison');
  await userEvent.click(screen.getByRole('button', { name: 'Add competitor' }));
  const added = within(await drawer('New competitor'));
  fireEvent.change(added.getByRole('textbox', { name: 'Price' }), { target: { value: '€1' } });
  fireEvent.blur(added.getByRole('textbox', { name: 'Price' }));
  expect(saved(shell)).toEqual([]);
  fireEvent.change(added.getByRole('textbox', { name: 'Name' }), { target: { value: 'Boxloop' } });
  fireEvent.blur(added.getByRole('textbox', { name: 'Name' }));
  await waitFor(() => expect(saved(shell)).toMatchObject([{ key: 'comparison', name: 'Boxloop', price: '€1', position: 3 }]));
  await waitFor(() => expect(columns()).toEqual(['Loopcrate', 'Rebox', 'GreenTote', 'Boxloop']));
});

test('a competitor goes with an undo, and moves by the menu', async () => {
  const { shell } = await renderPage(`${COMPARISON}&row=competitor-1`);
  await heading('Comparison');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Rebox' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move right' }));
  await waitFor(() => expect(columns()).toEqual(['Loopcrate', 'GreenTote', 'Rebox']));
  expect(saved(shell)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(columns()).toEqual(['Loopcrate', 'GreenTote']));
  await waitFor(() => expect(shell.fake.toasts.at(-1)?.title).toBe('Rebox was deleted'));
  act(() => shell.fake.toasts.at(-1)?.action?.run());
  await waitFor(() => expect(columns()).toEqual(['Loopcrate', 'GreenTote', 'Rebox']));
});

test('rows are hidden for the whole company, and the count says so', async () => {
  const { shell, server } = await renderPage(COMPARISON);
  await heading('Comparison');
  await userEvent.click(screen.getByRole('button', { name: 'Rows' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Price' }));
  await waitFor(() => expect(server.module('comparison').hiddenFields).toEqual(['price']));
  expect(screen.queryByRole('rowheader', { name: 'Price' })).toBeNull();
  expect(screen.getByText('11 of 12')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all rows' }));
  await waitFor(() => expect(screen.getByRole('row', { name: /^Price/, hidden: true })).toBeInTheDocument());
  expect(callsOf(shell, 'UpdateModule')).toHaveLength(2);
});

test('columns of another member come and go without a reload', async () => {
  const page = await renderPage(COMPARISON);
  await heading('Comparison');
  const record = {
    __typename: 'Competitor', id: 'competitor-9', key: 'comparison', position: 9, revision: 1, name: 'Polypool', isSelf: false,
    competitorType: 'INDIRECT',
    details: null, website: null, competitorPrice: '€0.27 / trip', importanceLevel: 2, valueProposition: null, pointOfDifferentiation: null,
    revenueStreams: null,
    keyTakeaway: null, strengths: null, weaknesses: null, socialMediaEngagement: null, customerExperience: null,
    competitorCustomers: ['customer-1'],
  };
  news(page, 41, { records: [record] });
  expect(await screen.findByText('€0.27 / trip')).toBeVisible();
  expect(columns()).toEqual(['Loopcrate', 'Rebox', 'GreenTote', 'Polypool']);
  news(page, 42, { deletedRecordIds: ['competitor-1'] });
  await waitFor(() => expect(columns()).toEqual(['Loopcrate', 'GreenTote', 'Polypool']));
});

test('who may only read finds every word and no field', async () => {
  const server = createSampleServer();
  server.change('comparison', { canEdit: false });
  await renderPage(COMPARISON, {}, server);
  await heading('Comparison');
  for (const name of [
    'Add competitor', 'Rows', 'Import competitors from a CSV file', 'Move Rebox',
  ]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: /takeaway/i })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Rebox' }));
  const rebox = within(await drawer('Rebox'));
  expect(rebox.getByText('Berlin and Hamburg, 40 depots.')).toBeVisible();
  expect(rebox.queryByRole('textbox')).toBeNull();
  expect(rebox.queryByRole('button', { name: 'Done' })).toBeNull();
});

test('a link to a competitor that is gone opens nothing for a reader', async () => {
  const server = createSampleServer();
  server.change('comparison', { canEdit: false });
  await renderPage(`${COMPARISON}&row=gone`, {}, server);
  await heading('Comparison');
  expect(screen.queryByRole('complementary', { name: 'New competitor' })).toBeNull();
});

test('the point of differentiation leans on nothing that is not shown', async () => {
  const server = createSampleServer();
  server.change('comparison', { isHidden: true });
  server.competition.competitors.splice(0);
  await renderPage('/competition?module=pointOfDifferentiation', {}, server);
  await heading('Point of differentiation');
  expect(screen.queryByRole('region', { name: 'What the others say of themselves' })).toBeNull();
});

test('the point of differentiation leans on what the others say', async () => {
  await renderPage('/competition?module=pointOfDifferentiation');
  await heading('Point of differentiation');
  const others = within(screen.getByRole('region', { name: 'What the others say of themselves' }));
  expect(others.getByText('Large depot network')).toBeVisible();
  expect(others.queryByText('Loopcrate')).toBeNull();
  await userEvent.click(others.getByRole('link', { name: 'Open Comparison' }));
  await heading('Comparison');
});

describe('a file of competitors', () => {
  const CSV =
    'company;url;price;importance;notes\nKistenkreis;kistenkreis.example;€0.29;4;Regional\n;mehrweg.example;€0.33;2;Leipzig\nRebox;rebox.example;€0.36;4;Known\nSvenska;svenska.example;kr 3;high;Pool';
  // The page's stand-in for a browser reads no files.
  const fileOf = (text: string) => (
    Object.assign(new File([text], 'competitors-may.csv'), { arrayBuffer: () => new Response(text).arrayBuffer() })
  );
  async function choose(csv = CSV) {
    const page = await renderPage(COMPARISON);
    await heading('Comparison');
    await userEvent.click(screen.getByRole('button', { name: 'Import competitors from a CSV file' }));
    await screen.findByRole('dialog', { name: 'Import competitors' });
    await userEvent.upload(screen.getByLabelText('CSV file'), fileOf(csv));
    await screen.findByText(/separator semicolon/);
    return page;
  }
  const sent = (shell: Shell) => (
    callsOf(shell, 'ImportCompetitors').map(({ variables }) => (variables as { rows: Record<string, unknown>[] }).rows)
  );

  test('names what is wrong in its place, and nothing is written before it is told to', async () => {
    const { shell } = await choose();
    expect(screen.getByText('2 of 4 rows are ready')).toBeVisible();
    expect(screen.getByText('Name is missing')).toBeVisible();
    expect(screen.getByText('Use a number 1–5')).toBeVisible();
    expect(screen.getByText('Updates Rebox')).toBeVisible();
    expect(sent(shell)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 competitors' }));
    await waitFor(() => expect(sent(shell)).toHaveLength(1));
    expect(sent(shell)[0]).toMatchObject([
      { name: 'Kistenkreis', website: 'https://kistenkreis.example', importanceLevel: 4, keyTakeaway: 'Regional', position: 3 },
      { id: 'competitor-1', price: '€0.36' },
    ]);
    expect(sent(shell)[0]?.[1]).not.toHaveProperty('position');
    // What is left stays to be mended.
    expect(await screen.findByText('2 competitors imported. 0 of 2 rows are ready')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: 'Name, row 3' }), { target: { value: 'Mehrweg Ost' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Importance level, row 5' }), { target: { value: '5' } });
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 competitors' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(shell)[1]).toMatchObject([{ name: 'Mehrweg Ost' }, { name: 'Svenska', importanceLevel: 5 }]);
    await waitFor(() => expect(columns()).toEqual(['Loopcrate', 'Rebox', 'GreenTote', 'Kistenkreis', 'Mehrweg Ost', 'Svenska']));
  });

  test('can have its columns changed', async () => {
    await choose();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What “importance” is' }), 'Left out');
    expect(screen.getByText('3 of 4 rows are ready')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What “notes” is' }), 'Type');
    expect(screen.getAllByText('Type is not known')).toHaveLength(3);
  });

  test('that is refused keeps its rows, and is sent again with the same ids', async () => {
    const server = createSampleServer();
    const take = server.operations['ImportCompetitors'] as (variables: object) => object;
    const calls: { rows: { id: string }[] }[] = [];
    const error = { __typename: 'UserError', code: 'INVALID', field: 'id', message: 'A comparison can have at most 100 competitors.' };
    await renderPage(COMPARISON, {
      operations: {
        ImportCompetitors: (variables) => {
          calls.push(variables as never);
          return calls.length > 1
            ? take(variables)
            : { importCompetitors: { __typename: 'CompetitorsPayload', rows: [], module: null, done: null, error } };
        },
      },
    }, server);
    await heading('Comparison');
    await userEvent.click(screen.getByRole('button', { name: 'Import competitors from a CSV file' }));
    await userEvent.upload(await screen.findByLabelText('CSV file'), fileOf('name\nBoxloop'));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 competitor' }));
    expect(await screen.findByText('A comparison can have at most 100 competitors.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 competitor' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[0]?.rows[0]?.id).toBe(calls[1]?.rows[0]?.id);
  });
});
