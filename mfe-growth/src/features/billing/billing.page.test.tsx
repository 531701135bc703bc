import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AMARA, COMPANY_ID, JONAS, PRIYA } from '../../../dev/sample-people';
import { createSampleServer, type SampleServer } from '../../../dev/sample-server';
import type { BillingFactsFragment } from '../../generated/graphql';
import { renderPage } from '../../testing/render-page';
import { sampleBilling, sampleBillingAnswer, sampleCredits } from './billing.sample';

afterEach(unmountAll);

const at = (year: number, month: number, day: number): string => new Date(year, month - 1, day, 12).toISOString();
const PRO: Partial<BillingFactsFragment> = {
  plan: 'Pro', status: 'active', hasSubscription: true, frequency: 'YEARLY', priceId: 'pro_yearly', trialEndsAt: null,
  currentEndDate: at(2027, 6, 24),
  nextAmount: 28_800, nextAt: at(2027, 6, 24),
};
const UPCOMING = {
  lines: [{ description: 'Pro, yearly', amount: 28_800, periodStart: at(2026, 6, 24), periodEnd: at(2027, 6, 24) }],
  subtotal: 28_800, discount: 0, tax: 0, taxPercent: null, total: 28_800, currency: 'eur', dueAt: at(2026, 6, 24), dueNow: 0,
  change: 'AT_TRIAL_END',
};

type Rest = Record<string, (body: Record<string, unknown>) => [number, object]>;

/** The pages with the API's answers to `rest`, by the end of their path; what was sent to them is kept in `sent`. */
async function open(
  path: string, { rest = {}, billing = {}, ...more }: FakeShellOptions & { rest?: Rest; billing?: Partial<BillingFactsFragment> } = {},
) {
  const sent: [string, Record<string, unknown>][] = [];
  const page = await renderPage(`/subscription${path}`, {
    operations: { Billing: () => sampleBillingAnswer(COMPANY_ID, sampleBilling(COMPANY_ID, billing), 'https://pay.example') },
    fetch: (at, init) => {
      const name = at.replace('/api/v1/billing/', '').replace(`${COMPANY_ID}/`, '');
      const body = JSON.parse(String(init.body)) as Record<string, unknown>;
      sent.push([name, body]);
      const [status, answer] = rest[name]?.(body) ?? [404, {}];
      return new Response(JSON.stringify(answer), { status });
    },
    ...more,
  });
  return { ...page, sent };
}

test('plans stand side by side, the present one marked, and one of them is the next step', async () => {
  await open('');
  expect(await heading('Choose a plan')).toHaveFocus();
  const plan = (name: string) => screen.getByRole('region', { name });
  expect(plan('Trial')).toHaveTextContent(
    /Your plan€0 until \d+ \w+5 team members, 5 advisorsAll 28 modules.*50 credits includedCurrent plan$/,
  );
  expect(plan('Pro')).toHaveTextContent(/^Pro€24 a month.*100 credits every monthUpgrade to Pro$/);
  expect(within(plan('Free')).getByRole('button', { name: 'Switch to Free' })).toBeEnabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(plan('Premium')).toHaveTextContent(/€58\.80 a month/);
  expect(screen.getByRole('status')).toHaveTextContent(/^Your free trial ends on .* 41 days left of your two months\./);
  expect(screen.getByRole('row', { name: /^50 credits/ })).toHaveTextContent(/2 May 2026Paid€6\.00/);
});

test('a kept card pays: the address goes first, then the plan by its id alone, and one is back where the wish began', async () => {
  const rest: Rest = {
    'invoice/upcoming': () => [200, UPCOMING], customer: () => [200, { customerId: 'c' }],
    create: () => [201, { subscription: {}, clientSecret: null, change: 'AT_TRIAL_END' }],
  };
  const { shell, sent } = await open('?plan=Pro&period=yearly&feature=Channels&back=%2Fapp%2Fgrowth-framework%2Fbusiness-model', { rest });
  await heading('Upgrade to Pro');
  const invoice = screen.getByRole('region', { name: 'Upcoming invoice' });
  expect(await within(invoice).findByText('On 24 June 2026')).toBeVisible();
  expect(invoice).toHaveTextContent(
    /24 Jun 2026 – 23 Jun 2027€288\.00On 24 June 2026€288\.00Due today€0\.00Your trial runs to its last day\./,
  );
  const press = within(invoice).getByRole('button', { name: 'Upgrade to Pro' });
  await userEvent.dblClick(press);
  expect(shell.fake.toasts.at(-1)).toMatchObject({ title: 'Pro starts on 24 June 2026', text: 'The first invoice is €288.00.' });
  expect(shell.fake.nav.steps.at(-1)).toBe('/app/growth-framework/business-model');
  expect([...new Set(sent.map(([path]) => path))]).toEqual(['invoice/upcoming', 'customer', 'create']);
  expect(sent.at(-1)?.[1]).toEqual({ companyId: COMPANY_ID, id: expect.any(String), priceId: 'pro_yearly', cardId: 'card-visa' });
  expect(sent.at(-2)?.[1]).toMatchObject({ name: 'Loopcrate', taxId: 'DE327114908', address: { line1: 'Lahnstraße 31', country: 'DE' } });
});

test('what the bank says stands above the button; the same wish keeps its id only while nobody knows what became of it', async () => {
  const answers: [number, object][] = [
    [502, { error: { code: 'PAYMENTS_DOWN', message: 'The payment provider does not answer.' } }],
    [402, { error: { code: 'CARD_DECLINED', message: 'It gave no reason.' } }],
    [402, { error: { code: 'CARD_DECLINED', message: 'It gave no reason.' } }],
  ];
  const rest: Rest = {
    'invoice/upcoming': ({ couponCode }) => (
      couponCode ? [422, { error: { code: 'INVALID', field: 'couponCode', message: 'There is no such coupon.' } }] : [200, UPCOMING]
    ),
    customer: () => [200, {}], create: () => answers.shift() ?? [500, {}],
  };
  const { sent } = await open('?plan=Pro', { rest });
  const press = await screen.findByRole('button', { name: 'Upgrade to Pro' });
  await userEvent.click(press);
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment provider does not answer.');
  await userEvent.click(press);
  expect(await screen.findByText('Your bank declined the card.')).toBeVisible();
  await userEvent.click(press);
  const ids = sent.filter(([path]) => path === 'create').map(([, { id }]) => id);
  expect([ids.length, ids[0] === ids[1], ids[1] === ids[2]]).toEqual([3, true, false]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Coupon/ }), 'kilo20');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('There is no such coupon.')).toBeVisible();
  expect([press, sent.at(-1)?.[1].couponCode]).toEqual([expect.objectContaining({ disabled: true }), 'KILO20']);
});

test('a plan is cancelled at the end of what is paid, with a reason or none, and kept again', async () => {
  let cancelsAt: string | null = null;
  const rest: Rest = {
    cancel: ({ resume }) => {
      cancelsAt = resume === true ? null : at(2027, 6, 23);
      return [200, { subscription: {} }];
    },
  };
  const { shell, sent } = await open('/manage', {
    rest, operations: { Billing: () => sampleBillingAnswer(COMPANY_ID, sampleBilling(COMPANY_ID, { ...PRO, cancelsAt })) },
  });
  await heading('Pro renews on 24 June 2027');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)[1]).toBe('Pro, yearly24 Jun 2027€288.00Upcoming');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
  await userEvent.click(screen.getByRole('radio', { name: 'A function is missing' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^What is missing/ }), 'A cash plan by month');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel on 24 June 2027' }));
  await heading('Pro ends on 23 June 2027');
  expect(sent.at(-1)?.[1]).toEqual({ companyId: COMPANY_ID, reason: 'MISSING_FUNCTION', comment: 'A cash plan by month' });
  await userEvent.click(screen.getByRole('button', { name: 'Keep plan' }));
  await heading('Pro renews on 24 June 2027');
  expect(shell.fake.toasts.at(-1)).toMatchObject({ title: 'Pro goes on', text: 'Next invoice 24 June 2027, €288.00' });
});

test('the card that pays is not removed before another one does; any other is, once it is said', async () => {
  const rest: Rest = { 'card/default': () => [200, { cards: [] }], 'card/remove': () => [200, { cards: [] }] };
  const { sent } = await open('/manage', { rest, billing: PRO });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove card ending 4417' }));
  const dialog = screen.getByRole('dialog', { name: 'Choose another card first' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make •••• 8210 default' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove card ending 0093' }));
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Remove the card ending 0093?' })).getByRole('button', {
    name: 'Remove card',
  }));
  expect(sent).toEqual([
    ['card/default', { companyId: COMPANY_ID, cardId: 'card-mc' }], ['card/remove', { companyId: COMPANY_ID, cardId: 'card-amex' }],
  ]);
});

test('a payment that failed says how long everything works, shows the tries and takes the same card once more', async () => {
  const rest: Rest = { 'invoice/pay': () => [402, { error: { code: 'CARD_DECLINED', message: 'The card has expired.' } }] };
  const tries = [[24, 6, true], [27, 6, true], [1, 7, false], [8, 7, false]] as const;
  const { sent } = await open('/manage', {
    rest,
    billing: {
      ...PRO, status: 'past_due',
      failure: {
        __typename: 'BillingFailure', amount: 28_800, currency: 'eur', since: at(2026, 6, 24), until: at(2026, 7, 8),
        reason: 'Card expired', invoiceId: 'in_1',
        tries: tries.map(([day, month, isDone]) => ({ __typename: 'BillingTry', at: at(2026, month, day), isDone })),
      },
    },
  });
  await heading('2 more tries before 8 July');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The payment of €288.00 did not go through. Everything works until 8 July. After that Loopcrate returns to Free and nothing is deleted.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try this card now' }));
  expect(await screen.findByText('Your bank declined the card.')).toBeVisible();
  expect(sent).toEqual([['invoice/pay', { companyId: COMPANY_ID, id: expect.any(String), cardId: 'card-visa' }]]);
});

test('credits: what is there and in which order it is used, what it is for, and a pack after one more yes', async () => {
  const rest: Rest = { buyCredits: () => [201, { credits: 150, aiCreditCount: 236, invoiceId: 'in_2', clientSecret: null }] };
  const { shell, sent } = await open('/credits', { rest });
  await heading('Credits');
  expect(await screen.findByText('Granted credits are used first and end on 24 June 2026. Bought credits never end.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'What uses credits' })).toHaveTextContent('Writing suggestion for a module1 credit');
  expect(screen.getByRole('row', { name: /^50 credits bought/ })).toHaveTextContent(/Amara.*\+5088$/);
  await userEvent.click(screen.getByRole('button', { name: 'Buy Points' }));
  const dialog = screen.getByRole('dialog', { name: 'Buy 150 credits?' });
  expect(dialog).toHaveTextContent('Now, card ending 4417€15.00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Buy Points' }));
  expect(shell.fake.toasts.at(-1)).toMatchObject({ title: '150 credits added', text: 'You have 236 credits.' });
  expect(sent).toEqual([['buyCredits', { companyId: COMPANY_ID, id: expect.any(String), chargeId: 'credits_150', cardId: 'card-visa' }]]);
});

test('the file of the ledger has every entry, those that are not loaded too', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { creditLedger, suggestionOffer, creditCharges } = sampleCredits(COMPANY_ID, [AMARA, PRIYA, JONAS]);
  const history = creditLedger?.history;
  if (!history) throw new Error('no history');
  const page = (after: unknown) => (after === 'older'
    ? { ...history, nodes: history.nodes.slice(3) }
    : { ...history, nodes: history.nodes.slice(0, 3), hasMore: true, endCursor: 'older' });
  const { shell } = await open('/credits', {
    operations: { Credits: ({ after }) => ({ creditLedger: { ...creditLedger, history: page(after) }, suggestionOffer, creditCharges }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
  const lines = (await blobs[0]?.text() ?? '').trim().split('\n');
  expect(lines).toHaveLength(1 + history.nodes.length);
  expect(lines.at(-1)).toMatch(/^50 credits granted with Trial,System,.*,50,50/);
  expect(callsOf(shell, 'Credits').map(({ variables }) => variables.after)).toEqual([undefined, 'older']);
});

test('older invoices come behind those that are there', async () => {
  const { invoices } = sampleBilling(COMPANY_ID);
  const [first, second] = invoices.nodes;
  const page = (nodes: typeof invoices.nodes, more: object) => ({ ...invoices, nodes, ...more });
  const { shell } = await open('/manage', {
    operations: {
      Billing: () => sampleBillingAnswer(
        COMPANY_ID, sampleBilling(COMPANY_ID, { invoices: page(first ? [first] : [], { hasMore: true, endCursor: 'older' }) }),
      ),
      BillingInvoices: () => ({ billing: { __typename: 'Billing', companyId: COMPANY_ID, invoices: page(second ? [second] : [], {}) } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /more/i }));
  expect(await screen.findByRole('row', { name: /^Free trial started/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^50 credits/ })).toBeVisible();
  expect(callsOf(shell, 'BillingInvoices').map(({ variables }) => variables.after)).toEqual(['older']);
});

test('a plan that could not be read is shown as Free, and is asked for again', async () => {
  let isDown = true;
  const answer = () => ({
    data: sampleBillingAnswer(COMPANY_ID, isDown ? null : sampleBilling(COMPANY_ID, PRO)),
    ...(isDown && { errors: [{ message: 'down', path: ['billing'] }] }),
  });
  await renderPage('/subscription', {
    fetch: () => new Response(JSON.stringify(answer()), { headers: { 'content-type': 'application/json' } }),
  }, withoutBilling());
  await heading('Choose a plan');
  expect(screen.getByText('Your plan could not be read, so it is shown as Free. It is not touched.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Free' })).toHaveTextContent('Your plan');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(screen.getByRole('region', { name: 'Pro' })).findByText('Your plan')).toBeVisible();
});

/** Its answer is the network's: with errors beside the data. */
function withoutBilling(): SampleServer {
  const server = createSampleServer();
  delete server.operations['Billing'];
  return server;
}

test('who does not manage the company reads for whom it is, and nothing is asked', async () => {
  const { shell } = await open('', {
    session: { membership: { id: 's', isOwner: false, isAdmin: false, isAdvisory: false, accessType: 'edit' } },
  });
  await heading('Plan and credits are for the owner and admins');
  expect(callsOf(shell, 'Billing')).toEqual([]);
});
