import { heading, unmountAll } from '@heartwood/client-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer } from '../../../dev/sample-server';
import { renderPage } from '../../testing/render-page';

afterEach(unmountAll);

const SNAPSHOTS = '/overview?view=snapshots';
const cells = async () => (await screen.findAllByRole('row')).slice(1).map((row) => (
  [...within(row).queryAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(({ textContent }) => textContent)
));

test('the newest two are side by side at once', async () => {
  await renderPage(SNAPSHOTS);
  await heading('4 May and 11 May');
  expect(await cells()).toEqual([
    ['Revenue', 'Assumption', 'To test', 'Testing'],
    ['Evidence', 'No evidence', 'Some evidence'],
    ['Rows', '1', '2'],
    ['Subscription Fee, shop, amount', '€79', '€89'],
  ]);
});

test('any two are side by side after two clicks, and the address keeps them', async () => {
  const { shell } = await renderPage(SNAPSHOTS);
  await heading('4 May and 11 May');
  await userEvent.click(within(screen.getByRole('group', { name: 'Before' })).getByRole('radio', { name: '20 Apr' }));
  await userEvent.click(within(screen.getByRole('group', { name: 'After' })).getByRole('radio', { name: '4 May' }));
  await heading('20 Apr and 4 May');
  expect(await cells()).toEqual([['Vision', 'Progress', 'Not done', 'Done'], ['Revenue', 'Subscription Fee, shop, amount', '€69', '€79']]);
  expect(screen.getByText('0 of 28 done, then 1 of 28.')).toBeVisible();
  expect(shell.nav.location.get().search).toContain('after=2026-05-04&before=2026-04-20');
});

test('with one snapshot there is nothing to compare yet', async () => {
  const server = createSampleServer();
  if (server.snapshots) server.snapshots.weeks = ['2026-05-11'];
  await renderPage(SNAPSHOTS, {}, server);
  await heading('There is nothing to compare yet');
});
