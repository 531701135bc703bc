import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { programSamples, sampleAffiliate } from '../../dev/sample-program';
import { createSampleShell } from '../../dev/sample-shell';
import type { AffiliateFieldsFragment } from '../generated/graphql';
import { couponDays } from '../features/coupons/coupon-words';
import { page } from '../remote';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-16T10:00:00Z'), advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  return unmountAll();
});

const open = (path: string, options: FakeShellOptions = {}) => mountPage(page, createSampleShell(path, options));
const home = (more: Partial<AffiliateFieldsFragment>) => ({
  operations: { AffiliateHome: {
    growthFramework: { __typename: 'GrowthFramework', companyId: 'c1', eventSeq: 7 }, affiliate: sampleAffiliate('c1', more),
  } },
});
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('the dashboard says what was earned, has the link to copy, and shares it as a code', async () => {
  await open('/dashboard');
  expect(await heading('€960 earned in May so far')).toBeVisible();
  const numbers = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(numbers).toEqual(['Referred companies: 31', 'On a paid plan: 19', 'Commission, all time: €6,400', 'Next payout: €270']);
  const person = user();
  await person.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('row', { name: 'May 26 €690 €270' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Share link and QR' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share your link' });
  expect(within(dialog).getByLabelText('Link')).toHaveValue('https://heartwood.example/?ref=LOOP26');
  expect(within(dialog).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
});

test('who is none yet reads what it is, is asked, and the request goes once', async () => {
  const fetch = jest.fn(async () => new Response(JSON.stringify({ data: 'c1' })));
  const { shell } = await open('/', { ...home({ affiliateStatus: 'NONE', referralCode: null, referralLink: null }) });
  shell.fetch = new Proxy(shell.fetch, {
    apply: (target, self, [path, init]) => (String(path).startsWith('/api/') ? fetch() : Reflect.apply(target, self, [path, init])),
  });
  const person = user();
  await person.click(await screen.findByRole('button', { name: 'Join affiliate program' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to join?' });
  expect(dialog).toHaveTextContent('A request would be sent to the admin of this platform');
  await person.click(within(dialog).getByRole('button', { name: 'Join affiliate program' }));
  await screen.findByRole('button', { name: 'Join affiliate program' });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(shell.fake.toasts.at(-1)).toMatchObject({ title: 'Request sent!', text: 'Request has been sent successfully.' });
});

test('who has asked sees how far it is, and can take it back', async () => {
  const { shell } = await open('/', home({ affiliateStatus: 'REQUESTED' }));
  expect(await heading('Your request is with the admin')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Affiliate Request Sent' })).toBeDisabled();
  await user().click(screen.getByRole('button', { name: 'Withdraw the request' }));
  expect(callsOf(shell, 'WithdrawRequest')).toHaveLength(1);
});

test.each(['NONE', 'REQUESTED'] as const)('whose part has ended (%s) still reads what was earned, with its receipts', async (
  affiliateStatus,
) => {
  await open('/dashboard', home({ affiliateStatus }));
  expect(await screen.findByRole('link', { name: 'Past earnings' })).toHaveAttribute('href', '/affiliate/earnings');
  await unmountAll();
  await open('/earnings', home({ affiliateStatus }));
  expect(await screen.findByRole('row', { name: /^Bluebell Labs, refund/ })).toBeVisible();
  expect(screen.getByText(/Your part in the program has ended/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Receipt of 2026-05-08, PDF' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Coupons' })).toBeNull();
});

test('who never was one has no earnings to read', async () => {
  await open('/earnings', home({ affiliateStatus: 'NONE', referralCode: null, referralLink: null, months: [], payouts: [] }));
  await heading('Know another founder?');
  expect(screen.queryByRole('link', { name: 'Past earnings' })).toBeNull();
});

test('a coupon is proposed, and what is wrong with it stands at its fields', async () => {
  const { shell } = await open('/coupons');
  await heading('26 companies used your codes');
  const person = user();
  await person.click(screen.getByRole('button', { name: 'Edit and send again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send HALF again' });
  const discount = within(dialog).getByLabelText('Discount in percent');
  await person.clear(discount);
  await person.type(discount, '45');
  await person.click(within(dialog).getByRole('button', { name: 'Send for approval' }));
  expect(await within(dialog).findByText('At most 40%')).toBeVisible();
  await person.clear(discount);
  await person.type(discount, '20{Enter}');
  expect(callsOf(shell, 'CreateCoupon')).toMatchObject([{ variables: { code: 'HALF', discount: 20, commission: 30 } }]);
});

test('whoever has ten coupons in use reads so before anything is typed', async () => {
  const answers = programSamples('c1') as unknown as Record<string, (variables: object) => { coupons: { nodes: { status: string }[] } }>;
  const answer = answers.Coupons?.({});
  // They stand on another page than the one that is shown.
  await open('/coupons', { operations: { Coupons: { ...answer, coupons: { ...answer?.coupons, inUse: 10, total: 24 } } } });
  await user().click(await screen.findByRole('button', { name: 'Edit and send again' }));
  const dialog = await screen.findByRole('dialog', { name: 'You have 10 coupons' });
  expect(within(dialog).queryByLabelText('Code')).toBeNull();
});

test('a coupon is switched off once that is confirmed', async () => {
  const { shell } = await open('/coupons');
  const person = user();
  await person.click(await screen.findByRole('button', { name: 'Switch off LOOP20' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Switch off' }));
  expect(callsOf(shell, 'EndCoupon')).toMatchObject([{ variables: { code: 'LOOP20' } }]);
});

test('statistics, referrals and earnings say what each number stands for', async () => {
  await open('/statistics');
  expect(await heading('1 in 13 clicks becomes a company, 6 in 10 of them pay')).toBeVisible();
  const codes = within(screen.getByRole('group', { name: 'By code, all time' }));
  expect(codes.getByRole('row', { name: /^All/ })).toHaveTextContent(/^All412311961\.3%, 19 of 31$/);
  const person = user();
  await person.click(screen.getByRole('link', { name: /^Referrals/ }));
  expect(await heading('3 companies came by you')).toBeVisible();
  expect(screen.getByRole('row', { name: /^.*Loop Twin/ })).toHaveTextContent(
    'Waits for a decision It was founded on a device of your people.',
  );
  await person.click(screen.getByRole('link', { name: 'Earnings' }));
  expect(await heading('€270.00 is paid on 31 May. 2026')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Bluebell Labs, refund/ })).toHaveTextContent('−€10.50');
  const payouts = within(await screen.findByRole('group', { name: 'Payouts' }));
  expect(payouts.getByRole('row', { name: /^31 May/ })).toHaveTextContent('3 entries€270.00PendingAfter payment');
  expect(payouts.getByRole('button', { name: 'Receipt of 2026-05-08, PDF' })).toBeVisible();
});

test.each([['/coupons', 'Coupons'], ['/dashboard', 'AffiliateNewest']])('a status that only a newer server knows is named on %s', async (
  path, name,
) => {
  const answers = programSamples('c1') as unknown as Record<string, (variables: object) => { coupons: { nodes: object[] } }>;
  const answer = answers[name]?.({});
  const nodes = answer?.coupons.nodes.map((coupon) => ({ ...coupon, status: 'ON_HOLD' })) ?? [];
  await open(path, { operations: { [name]: { ...answer, coupons: { ...answer?.coupons, nodes } } } });
  expect(await screen.findAllByText('On hold')).toHaveLength(nodes.length);
});

test('the dashboard stands where its coupons did not load, and asks for them again', async () => {
  const { shell } = await open('/dashboard', { operations: { AffiliateNewest: new Error('down') } });
  expect(await heading('€960 earned in May so far')).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Coupons' }));
  expect(await card.findByText('Coupons could not be loaded')).toBeVisible();
  await user().click(card.getByRole('button', { name: 'Retry' }));
  expect(callsOf(shell, 'AffiliateNewest')).toHaveLength(2);
});

test.each(['Earnings', 'Referrals'] as const)('the file of %s has every row, and numbers that a spreadsheet counts', async (name) => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const samples = programSamples('c1') as Record<string, (variables: object) => Record<string, { nodes: { id: string }[] }>>;
  const [[field = '', list = { nodes: [] }] = []] = Object.entries(samples[name]?.({}) ?? {});
  const pageOf = ({ after, filter }: { after?: string | null; filter?: string | null }) => ({
    [field]: {
      ...list, hasMore: after == null && filter !== 'ALL', endCursor: after == null ? 'second' : null,
      nodes: filter === 'ALL' ? list.nodes : after == null ? list.nodes.slice(0, 1) : list.nodes.slice(1),
    },
  });
  const { shell } = await open(`/${name.toLowerCase()}`, { operations: { [name]: pageOf } });
  await user().click(await screen.findByRole('radio', { name: /^Pa(id|ying)/ }));
  const lastTable = () => screen.getAllByRole('table').at(-1) ?? document.body;
  await waitFor(() => expect(within(lastTable()).getAllByRole('row')).toHaveLength(2));
  await user().click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect(callsOf(shell, name).at(-1)).toMatchObject({ variables: { after: 'second', filter: expect.stringMatching(/^PA/) as string } });
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
  const lines = await blobs[0]?.text() ?? '';
  expect(lines.trim().split('\n')).toHaveLength(1 + list.nodes.length);
  if (name === 'Earnings') expect(lines).toContain(',-70,15%,-10.5,EUR,');
});

test('a filter that can’t be asked for says so above what was there, and is asked for again', async () => {
  let isDown = true;
  const sample = programSamples('c1') as unknown as Record<string, (variables: object) => object>;
  const { shell } = await open('/earnings', {
    operations: {
      Earnings: (given: { filter?: string }) => (given.filter === 'PAID' && isDown ? new Error('down') : sample['Earnings']?.(given) ?? {}),
    },
  });
  await user().click(await screen.findByRole('radio', { name: 'Paid' }));
  expect(await screen.findByText('This could not be loaded. What you see was there before.')).toBeVisible();
  isDown = false;
  await user().click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  expect(callsOf(shell, 'Earnings').filter(({ variables }) => (variables as { filter?: string }).filter === 'PAID')).toHaveLength(2);
});

test('what did not load says so, and whoever does not run the company reads why there is nothing', async () => {
  const { shell } = await open('/earnings', { operations: { Earnings: new Error('down') } });
  expect(await screen.findByText('Earnings could not be loaded')).toBeVisible();
  expect(shell.fake.reports).toMatchObject([{ context: { remote: 'affiliate', where: 'Earnings' } }]);
  await unmountAll();
  await open('/', { session: { membership: { isOwner: false, isAdmin: false } } });
  expect(await heading('The affiliate program is for the owner and admins')).toBeVisible();
});

test('referrals are found by what they do and by their name, and the search keeps what is typed', async () => {
  const { shell } = await open('/referrals');
  await heading('3 companies came by you');
  const person = user();
  await person.click(screen.getByRole('radio', { name: 'Trial 1' }));
  expect(await screen.findByRole('row', { name: /Steady Crates/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Kilo Robotics/ })).toBeNull());
  await person.click(screen.getByRole('radio', { name: 'All 3' }));
  const search = screen.getByRole('textbox', { name: 'Search referrals' });
  await person.type(search, 'kilo');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Steady Crates/ })).toBeNull());
  expect(search).toHaveFocus();
  expect(screen.getByRole('row', { name: /Kilo Robotics/ })).toBeVisible();
  const searched = callsOf(shell, 'Referrals').map(({ variables }) => (variables as { search: string }).search);
  expect([...new Set(searched)]).toEqual(['', 'kilo']);
  await person.type(search, 'x');
  expect(await screen.findByText('No company is like that')).toBeVisible();
  expect(search).toHaveValue('kilox');
});

test('a coupon that is to begin says so', () => {
  const days = { isScheduled: false, startsOn: '2026-06-01', endsOn: null, createdAt: '2026-05-13T10:00:00Z' };
  expect(couponDays({ ...days, status: 'ACTIVE', isScheduled: true })).toMatch(/^Starts /);
  expect(couponDays({ ...days, status: 'WAITING' })).toMatch(/^Sent /);
  expect(couponDays({ ...days, status: 'ACTIVE', endsOn: '2026-06-30' })).toMatch(/, ends /);
  expect(couponDays({ ...days, status: 'ENDED', endsOn: '2026-06-30' })).not.toMatch(/ends/);
});
