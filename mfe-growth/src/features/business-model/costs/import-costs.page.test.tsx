import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer } from '../../../../dev/sample-server';
import { renderPage } from '../../../testing/render-page';

afterEach(unmountAll);

const CSV = [
  'item;kind;monthly;currency', 'Insurance;fixed;€1,250.50;', 'washing and DEPOTS;;22.000,5;', 'Crates;one-off;many;EUR',
  'Vans;leased;900;EUR',
  'Fuel;variable;-5;EUR', 'Tolls;;300;Euro', 'Rent;;;chf', 'Routing;;100;',
].join('\n');
// The page's stand-in for a browser reads no files.
const file = Object.assign(new File([CSV], 'costs.csv'), { arrayBuffer: () => new Response(CSV).arrayBuffer() });

test('a file of costs names its bad rows, and imports the others when it is told to', async () => {
  const server = createSampleServer();
  const [first] = server.businessModel.costs;
  server.businessModel.costs.push({
    ...first!, id: 'cost-2', position: 2, description: 'Routing', value: null,
    valueArray: [{ __typename: 'MonthAmount', month: '2026-05', value: '7' }],
  });
  const { shell } = await renderPage('/business-model?module=costs', {}, server);
  await heading('Costs');
  await userEvent.click(screen.getByRole('button', { name: 'Import CSV' }));
  await screen.findByRole('dialog', { name: 'Import costs' });
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
  expect(await screen.findByText('3 of 8 rows are ready')).toBeVisible();
  for (const fault of [
    'Use Fixed, Variable or One-off', 'Use a currency, such as EUR', 'It has amounts by month: change them in the table',
  ]) expect(screen.getByText(fault)).toBeVisible();
  expect(screen.getAllByText('Use a number, such as 1,500.50')).toHaveLength(2);
  expect(screen.getByText('Updates Washing and depots')).toBeVisible();
  expect(screen.getByText('Ready, no amount')).toBeVisible();
  expect(callsOf(shell, 'ImportCosts')).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Type, row 5' }), { target: { value: 'Fixed' } });
  await userEvent.click(screen.getByRole('button', { name: 'Import 4 costs' }));
  await waitFor(() => expect(callsOf(shell, 'ImportCosts')).toHaveLength(1));
  const [insurance, washing, vans, rent] = callsOf(shell, 'ImportCosts')[0]?.variables?.['rows'] as object[];
  expect(insurance).toMatchObject({
    key: 'costs', description: 'Insurance', type: 'FIXED', value: '1250.50', currency: 'EUR', position: 3,
  });
  expect(washing).toEqual({ key: 'costs', id: 'cost-1', description: 'washing and DEPOTS', value: '22000.5' });
  expect(vans).toMatchObject({ description: 'Vans', type: 'FIXED', value: '900' });
  expect(rent).toMatchObject({ description: 'Rent', value: '0', currency: 'CHF' });
  expect(await screen.findByText('4 costs imported. 0 of 4 rows are ready')).toBeVisible();
  expect(screen.getAllByText(/Insurance/)[0]).toBeInTheDocument();
});

test('who may only read has no import', async () => {
  const server = createSampleServer();
  server.change('costs', { canEdit: false });
  await renderPage('/business-model?module=costs', {}, server);
  await heading('Costs');
  expect(screen.queryByRole('button', { name: 'Import CSV' })).toBeNull();
});
