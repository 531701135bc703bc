import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer } from '../../../dev/sample-server';
import { news, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

const at = (module: string) => `/business-model?module=${module}`;
const saved = (shell: Awaited<ReturnType<typeof renderPage>>['shell'], type: string) => (
  callsOf(shell, `Save${type}`).map(({ variables }) => (variables as { row: object }).row)
);

test('a row opens in its place, and each field is saved alone', async () => {
  const { shell } = await renderPage(at('customerSegment'));
  await heading('Customer segments');
  await userEvent.click(screen.getByRole('button', { name: /Independent grocers/ }));
  const row = within(screen.getByRole('region', { name: 'Independent grocers' }));
  const problem = row.getByRole('textbox', { name: 'Problem' });
  expect(problem).toHaveValue('They pay twice for each box.');
  fireEvent.change(problem, { target: { value: 'They pay twice.' } });
  fireEvent.blur(problem);
  await waitFor(() => expect(saved(shell, 'Customer')).toEqual([{ id: 'customer-1', baseRevision: 1, problem: 'They pay twice.' }]));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Independent grocers' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: /Independent grocers/ })).toHaveFocus());
});

test('a new row is sent with its name, once it has one; without one nothing was there', async () => {
  const { shell, server } = await renderPage(at('keyPartners'));
  await heading('Key partners');
  await userEvent.click(screen.getByRole('button', { name: 'Add partner' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  fireEvent.change(screen.getByRole('textbox', { name: 'Description' }), { target: { value: 'Empty legs' } });
  fireEvent.blur(screen.getByRole('textbox', { name: 'Description' }));
  expect(saved(shell, 'KeyPartner')).toEqual([]);
  fireEvent.change(name, { target: { value: 'Freight exchange' } });
  fireEvent.blur(name);
  await waitFor(() => expect(saved(shell, 'KeyPartner')).toMatchObject([
    { key: 'keyPartners', name: 'Freight exchange', description: 'Empty legs', position: 1 },
  ]));
  await waitFor(() => expect(server.businessModel.keyPartners).toHaveLength(1));
  // It stays open, and is the same row.
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Freight exchange');
});

test('an essential resource that nobody runs leads to a partner who runs it', async () => {
  const { shell, server } = await renderPage(at('keyPartners'));
  await heading('Key partners');
  const alone = screen.getByRole('region', { name: 'Resources without a partner' });
  const [resource] = server.businessModel.keyResources.filter(({ essence }) => essence === 'HIGH');
  await userEvent.click(within(alone).getByRole('button', { name: `Name who runs it: ${resource?.name}` }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  fireEvent.change(name, { target: { value: 'Depot Wedding' } });
  fireEvent.blur(name);
  await waitFor(() => expect(saved(shell, 'KeyPartner')).toMatchObject([{ name: 'Depot Wedding', resourceIds: [resource?.id] }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: `Name who runs it: ${resource?.name}` })).toBeNull());
});

test('what somebody else wrote in the same field is told, and who writes decides', async () => {
  const server = createSampleServer();
  const conflict = { __typename: 'UserError', code: 'CONFLICT', field: 'problem', message: 'Somebody else has changed this meanwhile.' };
  let isTaken = true;
  const save = server.operations['SaveCustomer'] as (variables: object) => object;
  const { shell } = await renderPage(at('customerSegment'), {
    operations: {
      SaveCustomer: (variables) => (isTaken
        ? { saveCustomer: {
          __typename: 'CustomerPayload', row: { ...server.businessModel.customers[0], problem: 'Theirs', revision: 7 }, module: null,
          done: null, error: conflict,
        } }
        : save(variables)),
    },
  }, server);
  await heading('Customer segments');
  await userEvent.click(screen.getByRole('button', { name: /Independent grocers/ }));
  const problem = screen.getByRole('textbox', { name: 'Problem' });
  fireEvent.change(problem, { target: { value: 'Mine' } });
  fireEvent.blur(problem);
  expect(await screen.findByText('Somebody else has changed this meanwhile.')).toBeVisible();
  expect(problem).toHaveValue('Mine');
  isTaken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(saved(shell, 'Customer').at(-1)).toEqual({ id: 'customer-1', baseRevision: 7, problem: 'Mine' }));
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
});

test('rows of another member come and change without a reload', async () => {
  const page = await renderPage(at('revenue'));
  await heading('Revenue');
  const row = {
    __typename: 'Revenue', id: 'revenue-9', key: 'revenue', position: 9, revision: 1, revenueType: 'LICENSING', revenueValue: '1500.0000',
    currency: 'CHF', frequency: 'MONTHLY',
    unit: null, description: 'Routing model', customerIds: [],
  };
  news(page, 41, { records: [row] });
  expect(await screen.findByRole('button', { name: /Licensing/ })).toHaveTextContent(/CHF 1,500.*Monthly.*CHF 1,500 a month now/);
  expect(screen.getByText('Total in CHF')).toBeVisible();
  expect(screen.getByText('CHF 18,000 a year')).toBeVisible();
  expect(screen.getByText('€1,068 a year')).toBeVisible();
});

test('an amount is written as people write it; what is none is said and not sent', async () => {
  const { shell } = await renderPage(at('revenue'));
  await heading('Revenue');
  await userEvent.click(screen.getByRole('button', { name: /Subscription Fee/ }));
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  fireEvent.change(amount, { target: { value: 'ninety' } });
  fireEvent.blur(amount);
  expect(screen.getByText('Use a number, such as 1,500.50')).toBeVisible();
  expect(saved(shell, 'Revenue')).toEqual([]);
  fireEvent.change(amount, { target: { value: '1.089,50' } });
  fireEvent.blur(amount);
  await waitFor(() => expect(saved(shell, 'Revenue')).toEqual([{ id: 'revenue-1', baseRevision: 1, value: '1089.50' }]));
});

test('who may only read finds every word and no field', async () => {
  const server = createSampleServer();
  server.change('customerSegment', { canEdit: false });
  await renderPage(at('customerSegment'), {}, server);
  await heading('Customer segments');
  expect(screen.queryByRole('button', { name: 'Add segment' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Independent grocers/ }));
  expect(screen.getByText('They pay twice for each box.')).toBeVisible();
  expect(screen.getByText('60–90')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Problem' })).toBeNull();
});

test('a row goes with an undo', async () => {
  const { shell, server } = await renderPage(at('keyActivities'));
  await heading('Key activities');
  await userEvent.click(screen.getByRole('button', { name: /Crate tracking platform/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Crate tracking platform' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(server.businessModel.keyActivities).toEqual([]));
  await waitFor(() => expect(shell.fake.toasts.at(-1)?.title).toBe('Crate tracking platform was deleted'));
  act(() => shell.fake.toasts.at(-1)?.action?.run());
  expect(await screen.findByRole('button', { name: /Crate tracking platform/ })).toBeVisible();
});

test('what is said of a channel in its action plan alone is shown of it', async () => {
  const server = createSampleServer();
  Object.assign(server.businessModel.channels[0] ?? {}, { description: '', topic: null, actionPlan: 'Two weeks, six districts' });
  await renderPage(at('channels'), {}, server);
  await heading('Channels');
  expect(screen.getByRole('button', { name: /Two weeks, six districts/ })).toBeVisible();
  expect(screen.queryByText('Nothing is said of it yet')).toBeNull();
});

test('a detail of a customer is saved with its title, and belongs to that customer', async () => {
  const { shell } = await renderPage(at('customerSegment'));
  await heading('Customer segments');
  await userEvent.click(screen.getByRole('button', { name: /Independent grocers/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add detail' }));
  const value = screen.getByRole('textbox', { name: 'Value of the detail' });
  fireEvent.change(value, { target: { value: '3' } });
  fireEvent.blur(value);
  expect(saved(shell, 'CustomerDetail')).toEqual([]);
  const title = screen.getAllByRole('textbox', { name: 'Title of the detail' }).at(-1) as HTMLElement;
  fireEvent.change(title, { target: { value: 'Suppliers' } });
  fireEvent.blur(title);
  await waitFor(() => expect(saved(shell, 'CustomerDetail')).toMatchObject([{ customerId: 'customer-1', title: 'Suppliers', value: '3' }]));
});

describe('the category of a customer', () => {
  const openModal = async (server = createSampleServer()) => {
    const page = await renderPage(at('customerSegment'), {}, server);
    await heading('Customer segments');
    await userEvent.click(screen.getByRole('button', { name: /Independent grocers/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Category B2B · Retail' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add New category' }));
    await screen.findByRole('dialog', { name: 'Add New category' });
    return { ...page, name: screen.getByRole('textbox', { name: 'Category Name' }), add: screen.getByRole('button', { name: 'Add' }) };
  };

  test('is added in a dialog, and chosen; a name that is too short is said and not sent', async () => {
    const { shell, name, add } = await openModal();
    expect(name).toHaveFocus();
    await userEvent.type(name, 'B2');
    expect(add).toBeDisabled();
    fireEvent.blur(name);
    expect(await screen.findByText('Category name should be a minimum of 3 characters')).toBeVisible();
    await userEvent.type(name, 'B · Bakeries');
    await userEvent.click(add);
    await waitFor(() => expect(saved(shell, 'Customer')).toMatchObject([{ id: 'customer-1', category: 'B2B · Bakeries' }]));
    expect(screen.queryByRole('dialog', { name: 'Add New category' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Category B2B · Bakeries' }));
    expect(await screen.findByRole('option', { name: 'B2B · Bakeries' })).toBeVisible();
  });

  test.each([
    ['FORBIDDEN', 'Not yours', { title: "Access Denied. You don't have permission to add category." }],
    ['LOCKED', '', { title: 'An error occurred.', text: "Couldn't add category." }],
    ['INVALID', 'A company can have at most 200 categories.', { text: 'A company can have at most 200 categories.' }],
  ])('that is refused as %s is said so, and its name stays', async (code, message, toast) => {
    const server = createSampleServer();
    server.operations['AddCustomerCategory'] = () => ({
      addCustomerCategory: {
        __typename: 'CustomerCategoryPayload', category: null, error: { __typename: 'UserError', code, message, field: null },
      },
    });
    const { shell, name, add } = await openModal(server);
    await userEvent.type(name, 'Bakeries');
    await userEvent.click(add);
    await waitFor(() => expect(shell.fake.toasts.at(-1)).toMatchObject(toast));
    expect(name).toHaveValue('Bakeries');
  });
});
