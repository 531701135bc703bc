import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleAffiliate } from '../../dev/sample-program';
import { createSampleShell } from '../../dev/sample-shell';
import { page } from '../remote';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-16T10:00:00Z'), advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  return unmountAll();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const open = (path: string, options: Parameters<typeof createSampleShell>[1] = {}) => mountPage(page, createSampleShell(path, options));
const home = (more: object) => ({
  operations: { AffiliateHome: {
    growthFramework: { __typename: 'GrowthFramework', companyId: 'c1', eventSeq: 7 }, affiliate: sampleAffiliate('c1', more),
  } },
});

test('the pages stand beside a menu of their own that counts and leads back to the company', async () => {
  await open('/dashboard');
  await heading('€960 earned in May so far');
  const menu = within(screen.getByRole('navigation', { name: 'Affiliate program' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    ['Dashboard', 'Coupons1', 'Statistics', 'Referrals31', 'Earnings'],
  );
  expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /^Back to / })).toHaveAttribute('href', '/app');
});

test('a payout unfolds to the commission that it pays, and folds again', async () => {
  const { shell } = await open('/earnings');
  const door = await screen.findByRole('button', { name: '31 May. 2026' });
  expect(door).toHaveAttribute('aria-expanded', 'false');
  const person = user();
  await person.click(door);
  expect(await screen.findByRole('row', { name: 'Kilo Robotics 15% of €588.00 €88.20' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Bluebell Labs, refund 15% of −€70\.00 −€10\.50/ })).toBeVisible();
  expect(callsOf(shell, 'PayoutEntries')).toMatchObject([{ variables: { payoutId: 'EUR.2026-05.2026-05' } }]);
  await person.click(door);
  expect(screen.queryByRole('row', { name: /^Kilo Robotics 15% of/ })).toBeNull();
});

test('what it pays is asked for again where it did not load', async () => {
  const { shell } = await open('/earnings', { operations: { PayoutEntries: new Error('down') } });
  await user().click(await screen.findByRole('button', { name: '31 May. 2026' }));
  expect(await screen.findByText('What it pays could not be loaded')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Retry' }));
  expect(callsOf(shell, 'PayoutEntries').length).toBeGreaterThan(1);
});

test('earlier payouts come page by page', async () => {
  await open('/earnings');
  const table = await screen.findByRole('group', { name: 'Payouts' });
  expect(within(table).getByRole('row', { name: /^3 paid out/ })).toHaveTextContent('€2,020.00');
  expect(within(table).queryByRole('button', { name: '28 Feb. 2026' })).toBeNull();
  await user().click(within(table.parentElement ?? table).getByRole('button', { name: 'Show more' }));
  expect(await within(table).findByRole('button', { name: '28 Feb. 2026' })).toBeVisible();
});

test('another account is asked for, waits for its mail, and can be left', async () => {
  const { shell } = await open('/earnings');
  const card = within(await screen.findByRole('region', { name: 'Paid to' }));
  expect(card.getByText(/DE•• •••• •••• 4410/)).toBeVisible();
  const person = user();
  await person.click(card.getByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Where your commission goes' });
  await person.click(within(dialog).getByRole('button', { name: 'Send the mail' }));
  expect(await within(dialog).findByText('Type the IBAN of the account.')).toBeVisible();
  await person.type(within(dialog).getByLabelText('Account holder'), 'Loop GmbH');
  await person.type(within(dialog).getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00{Enter}');
  expect(await card.findByText(/Loop GmbH, DE•• •••• •••• 3000 waits for the link in the mail/)).toBeVisible();
  expect(callsOf(shell, 'ChangePayoutAccount')).toMatchObject([{ variables: { holder: 'Loop GmbH', iban: 'DE89 3704 0044 0532 0130 00' } }]);
  expect(shell.fake.toasts.at(-1)).toMatchObject({ title: 'Look into your mail' });
  await person.click(card.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(card.queryByText(/waits for the link/)).toBeNull());
});

test('what the server says of the IBAN stands under it, and what was typed stays', async () => {
  const refusal = { code: 'INVALID', field: 'iban', message: 'This is no IBAN. Look at its digits once more.', __typename: 'UserError' };
  await open('/earnings', { operations: {
    ChangePayoutAccount: { changePayoutAccount: { __typename: 'AffiliatePayload', affiliate: null, error: refusal } },
  } });
  const person = user();
  await person.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where your commission goes' }));
  await person.type(dialog.getByLabelText('Account holder'), 'Loop GmbH');
  await person.type(dialog.getByLabelText('IBAN'), 'DE00{Enter}');
  expect(await dialog.findByText('This is no IBAN. Look at its digits once more.')).toBeVisible();
  expect(dialog.getByLabelText('Account holder')).toHaveValue('Loop GmbH');
});

test('a payout that the bank sent back says so, and leads to the account', async () => {
  const back = { __typename: 'PayoutCameBack' as const, day: '2026-05-12', paidTo: 'Loopcrate UG, DE•• •••• •••• 4410' };
  const refused = {
    __typename: 'AffiliatePayout' as const, id: 'p-2026-05-08', day: '2026-05-08', currency: 'EUR', amount: 69_000, lines: 7, isPaid: true,
    cameBack: back, receiptUrl: '/api/v1/affiliate/receipts/2026-05-08',
  };
  await open('/earnings', { operations: {
    ...home({ refusedPayout: refused }).operations,
    Payouts: { affiliatePayouts: {
      __typename: 'AffiliatePayoutPage', total: 1, amount: 0, hasMore: false, endCursor: null, nodes: [refused],
    } },
  } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '€690.00 came back. The account ending 4410 refused it. It goes out again with the next payout.',
  );
  const table = within(await screen.findByRole('group', { name: 'Payouts' }));
  expect(table.getByText('Came back 12 May. 2026')).toBeVisible();
  expect(table.queryByText('Paid')).toBeNull();
  await user().click(screen.getByRole('button', { name: 'Check account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where your commission goes' }));
  expect(dialog.getByText('Now it goes to Loopcrate UG, DE•• •••• •••• 4410.')).toBeVisible();
});

test('the mail’s link asks before it takes the account into use', async () => {
  const asked = { __typename: 'PayoutAccount' as const, holder: 'Loop GmbH', iban: 'DE•• •••• •••• 3000', at: '2026-05-16T09:00:00Z' };
  const { shell } = await open('/earnings?account=secret', home({ accountAsked: asked }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is this where your commission goes?' }));
  expect(dialog.getByText(/Loop GmbH, DE•• •••• •••• 3000/)).toBeVisible();
  expect(callsOf(shell, 'ConfirmPayoutAccount')).toHaveLength(0);
  await user().click(dialog.getByRole('button', { name: 'Use this account' }));
  await waitFor(() => expect(callsOf(shell, 'ConfirmPayoutAccount')).toMatchObject([{ variables: { token: 'secret' } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a link that is over says so', async () => {
  await open('/earnings?account=old');
  expect(await screen.findByRole('dialog', { name: 'Nothing waits to be confirmed' })).toBeVisible();
});

test('coupons are found by whether they work', async () => {
  const { shell } = await open('/coupons');
  await heading('26 companies used your codes');
  const person = user();
  await person.click(screen.getByRole('radio', { name: 'Active 1' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /EARLYBIRD/ })).toBeNull());
  expect(screen.getByRole('row', { name: /LOOP20/ })).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Ended 1' }));
  expect(await screen.findByRole('row', { name: /EARLYBIRD/ })).toBeVisible();
  expect(callsOf(shell, 'Coupons').map(({ variables }) => (variables as { filter: string }).filter)).toEqual(['ALL', 'ACTIVE', 'ENDED']);
});

test('the chart shows the last twelve months, or all of them', async () => {
  const month = (name: string) => ({ __typename: 'MonthOfCommission', month: name, paid: 1_000, pending: 0 });
  await open('/dashboard', home({ months: [month('2025-03'), month('2026-05')] }));
  const person = user();
  await person.click(await screen.findByRole('button', { name: 'Table' }));
  const rows = () => within(screen.getByRole('group', { name: 'Commission by month as a table' })).getAllByRole('row').length - 1;
  expect(rows()).toBe(12);
  await person.click(screen.getByRole('radio', { name: 'All' }));
  expect(rows()).toBe(15);
});
