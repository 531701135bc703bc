import { heading, unmountAll } from '@heartwood/client-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer } from '../../../../dev/sample-server';
import { news, renderPage } from '../../../testing/render-page';

afterEach(unmountAll);

const CANVAS = '/business-model';
const row = (name: string | RegExp) => screen.getByRole('button', { name });

test('the canvas is what an address without a module opens: nine blocks with their rows', async () => {
  await renderPage(CANVAS);
  await heading('Business model canvas');
  expect(screen.getByRole('link', { name: 'Canvas' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('region', { name: /, \d+ rows?$/ })).toHaveLength(9);
  const channels = within(screen.getByRole('region', { name: 'Channels, 1 row' }));
  expect(channels.getByRole('button', { name: /Founder-led field sales/ })).toHaveTextContent('Medium efficiency · Amara');
  expect(row('Subscription Fee · €89 per shop / month')).toBeVisible();
});

test('a chosen row says what hangs together with it, in words and at the rows, until Escape', async () => {
  await renderPage(CANVAS);
  await heading('Business model canvas');
  await userEvent.click(row(/^Independent grocers/));
  expect(screen.getByText('1 channel serves it, 1 revenue pays, 1 activity and 1 resource stand behind')).toBeVisible();
  expect(row(/^Independent grocers/)).toHaveAttribute('aria-pressed', 'true');
  expect(row(/^Founder-led field sales/)).toHaveTextContent('serves');
  expect(row(/^Crate tracking platform/)).toHaveTextContent('feeds');
  expect(row(/^9,400 RFID crates/)).toHaveTextContent('used by');
  await userEvent.keyboard('{Escape}');
  expect(row(/^Founder-led field sales/)).not.toHaveTextContent('serves');
  expect(screen.queryByRole('button', { name: 'Open row' })).toBeNull();
});

test('Space chooses, Enter opens the row in the list, and "Open row" does too', async () => {
  const { shell } = await renderPage(CANVAS);
  await heading('Business model canvas');
  row(/^Independent grocers/).focus();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('button', { name: 'Open row' }));
  expect(await screen.findByRole('region', { name: 'Independent grocers' })).toBeVisible();
  expect(shell.fake.nav.steps.at(-1)).toBe('/app/growth-framework/business-model?module=customerSegment&row=customer-1');
  await userEvent.click(screen.getByRole('link', { name: 'Canvas' }));
  await heading('Business model canvas');
  row(/^Crate tracking platform/).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name: 'Crate tracking platform' })).toBeVisible();
});

test('an empty block offers its first row, and it opens to be written', async () => {
  await renderPage(CANVAS);
  await heading('Business model canvas');
  await userEvent.click(screen.getByRole('button', { name: 'Add partner' }));
  expect(await screen.findByRole('region', { name: 'New partner' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('a block that the plan has closed is read and not written', async () => {
  const server = createSampleServer();
  server.change('keyActivities', { isLocked: true, canEdit: false });
  await renderPage(CANVAS, {}, server);
  await heading('Business model canvas');
  const block = within(screen.getByRole('region', { name: /^Key activities/ }));
  expect(block.getByText('1 row, read only')).toBeVisible();
  expect(block.queryByRole('button', { name: 'Activity' })).toBeNull();
  expect(screen.getByText(/1 of 9 blocks are locked/)).toBeVisible();
});

test('a module that is not shown says so, and nobody can add a row who may only read', async () => {
  const server = createSampleServer();
  for (const { key } of server.modules) server.change(key, { canEdit: false });
  server.change('revenue', { isHidden: true });
  await renderPage(CANVAS, {}, server);
  await heading('Business model canvas');
  expect(within(screen.getByRole('region', { name: /^Revenue/ })).getByText('Shown to chosen members only')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Add partner|Segment|Channel)$/ })).toBeNull();
});

test('a row of another member comes to its block', async () => {
  const page = await renderPage(CANVAS);
  await heading('Business model canvas');
  const partner = {
    __typename: 'KeyPartner', id: 'partner-9', key: 'keyPartners', position: 1, revision: 1, name: 'Freight exchange',
    type: 'Logistics', essence: 'HIGH', description: null, resourceIds: ['resource-1'],
  };
  news(page, 41, { records: [{ ...partner, partnerName: partner.name }] });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Key partners, 1 row' })).toBeVisible());
});

test('the list is a step away, and opens with what is not done', async () => {
  await renderPage(CANVAS);
  await heading('Business model canvas');
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  await heading('Key activities');
});

test('the block to do next has an ember outline, and the bar says when anything was last saved', async () => {
  const server = createSampleServer();
  const at = new Date(Date.now() - 2 * 60_000 - 5_000).toISOString();
  server.change('channels', { updatedAt: at });
  await renderPage(CANVAS, {}, server);
  await heading('Business model canvas');
  expect(screen.getByText('Saved 2 min ago')).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Next to do' })).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: /^Key partners/ })).getByRole('img', { name: 'Next to do' })).toBeVisible();
});
