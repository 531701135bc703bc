import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PEOPLE } from '../../../dev/sample-people';
import { createSampleServer } from '../../../dev/sample-server';
import { news, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

interface Place {
  noun: string; path: string; title: string; door: RegExp; id: string; type: string; field: string; name: string; words: string;
}

/** In its place, in a drawer of the frame, in a drawer of its own, in a box. */
const PLACES: readonly Place[] = [
  {
    noun: 'segment', path: '/business-model?module=customerSegment', title: 'Customer segments', door: /Independent grocers/,
    id: 'customer-1', type: 'Customer', field: 'Problem', name: 'problem', words: 'They pay twice.',
  },
  {
    noun: 'cost', path: '/business-model?module=costs', title: 'Costs', door: /Washing and depots/, id: 'cost-1', type: 'Cost',
    field: 'Name', name: 'description', words: 'Washing',
  },
  {
    noun: 'competitor', path: '/competition?module=comparison', title: 'Comparison', door: /^Rebox/, id: 'competitor-1', type: 'Competitor',
    field: 'Key takeaway', name: 'keyTakeaway', words: 'Cheap.',
  },
  {
    noun: 'risk', path: '/risk-assessment?module=riskAnalysis', title: 'Risk analysis', door: /Only one washing depot/, id: 'risk-2',
    type: 'RiskAnalysis', field: 'Action plan', name: 'actionPlan', words: 'Sign two.',
  },
  {
    noun: 'entry', path: '/risk-assessment?module=swot', title: 'SWOT', door: /^Two cities only/, id: 'value-2', type: 'RiskValue',
    field: 'Description', name: 'description', words: 'It floods.',
  },
];

const deletedBy = 'Priya Raman deleted this';

test.each(PLACES)('an open $noun that a colleague deletes says who it was, keeps what is typed, and comes back with it', async (
  { noun, path, title, door, id, type, field, name, words },
) => {
  const page = await renderPage(path);
  await heading(title);
  await userEvent.click(screen.getAllByRole('button', { name: door })[0] as HTMLElement);
  const box = await screen.findByRole('textbox', { name: field });
  news(page, 41, { deletedRecordIds: [id] });
  expect(await screen.findByText(`${deletedBy} ${noun}.`)).toBeVisible();
  expect(screen.queryByText(new RegExp(`New ${noun}`))).toBeNull();
  fireEvent.change(box, { target: { value: words } });
  fireEvent.blur(box);
  expect(await screen.findByText(`${deletedBy} ${noun}. What you typed is kept.`)).toBeVisible();
  expect(callsOf(page.shell, `Save${type}`)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  await waitFor(() => expect(screen.queryByText(new RegExp(deletedBy))).toBeNull());
  expect(callsOf(page.shell, `Save${type}`)[0]?.variables?.['row']).toMatchObject({ id, [name]: words });
  expect(screen.getByRole('textbox', { name: field })).toHaveValue(words);
});

test('a row that its deleter brings back is as it was, and what was typed is sent', async () => {
  const page = await renderPage('/business-model?module=customerSegment');
  await heading('Customer segments');
  await userEvent.click(screen.getByRole('button', { name: /Independent grocers/ }));
  const [row] = page.server.businessModel.customers;
  news(page, 41, { deletedRecordIds: ['customer-1'], actorId: PEOPLE[0]?.id });
  expect(await screen.findByText('You deleted this segment.')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Problem' }), { target: { value: 'Mine.' } });
  news(page, 42, { records: [{ ...row, revision: 2 }] });
  await waitFor(() => expect(screen.queryByText(/deleted this segment/)).toBeNull());
  await waitFor(() => (
    expect(callsOf(page.shell, 'SaveCustomer').at(-1)?.variables?.['row']).toMatchObject({ id: 'customer-1', problem: 'Mine.' })
  ));
});

test('who may only read is told who deleted it, and cannot put it back', async () => {
  const server = createSampleServer();
  server.change('customerSegment', { canEdit: false });
  const page = await renderPage('/business-model?module=customerSegment', {}, server);
  await heading('Customer segments');
  await userEvent.click(screen.getByRole('button', { name: /Independent grocers/ }));
  news(page, 41, { deletedRecordIds: ['customer-1'] });
  expect(await screen.findByText(`${deletedBy} segment.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Independent grocers' })).toBeVisible();
});

test('a change that comes after a deletion is told whose it was, keeps what is typed, and brings nothing back', async () => {
  const server = createSampleServer();
  const error = { __typename: 'UserError', code: 'DELETED', field: null, message: 'Priya Raman has deleted this meanwhile.' };
  let isGone = true;
  const save = server.operations['SaveCost'] as (variables: object) => object;
  const refused = { saveCost: { __typename: 'CostPayload', row: null, module: null, done: null, error } };
  const page = await renderPage('/business-model?module=costs', {
    operations: { SaveCost: (variables) => (isGone ? refused : save(variables)) },
  }, server);
  await heading('Costs');
  await userEvent.click(screen.getAllByRole('button', { name: /Washing and depots/ })[0] as HTMLElement);
  const box = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(box, { target: { value: 'Washing' } });
  fireEvent.blur(box);
  expect(await screen.findByText('This cost was deleted. What you typed is kept.')).toBeVisible();
  expect(page.shell.fake.toasts.at(-1)?.text).toBe(error.message);
  expect(callsOf(page.shell, 'SaveCost')).toHaveLength(1);
  isGone = false;
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  await waitFor(() => expect(screen.queryByText(/was deleted/)).toBeNull());
  const row = callsOf(page.shell, 'SaveCost')[1]?.variables?.['row'];
  expect(row).toMatchObject({ id: 'cost-1', description: 'Washing' });
  expect(row).not.toHaveProperty('baseRevision');
});
