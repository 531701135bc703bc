import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { toStored } from '@heartwood/shared-ui/rich-text';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { COMPANY_ID } from '../../../dev/sample-people';
import { createSampleServer } from '../../../dev/sample-server';
import { news, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

const at = (module: string) => `/market-potential?module=${module}`;
type Rendered = Awaited<ReturnType<typeof renderPage>>;
const saved = ({ shell }: Rendered) => callsOf(shell, 'SaveMarketCustomer').map(({ variables }) => (variables as { row: object }).row);
const sets = ({ shell }: Rendered) => (
  callsOf(shell, 'UpdateModule').map(({ variables }) => variables as { set: object; baseRevision?: number })
);
const text = (words: string) => [{ type: 'paragraph' as const, children: [{ text: words }] }];
const openRow = async (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('says what the market comes to, and which row does not count and why', async () => {
  await renderPage(at('tam'));
  await heading('TAM');
  expect(screen.getByRole('heading', { name: 'TAM is €871M. One row is not counted' })).toBeVisible();
  expect(screen.getByText(/Farm shops and markets have 98,700 customers and no price\./)).toBeVisible();
  expect(screen.getByRole('button', { name: /Farm shops and markets.*Not counted.*no price/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Independent grocers.*181,400.*€4,800.*\+6%.*Counted/ })).toBeVisible();
});

test('a price counts as soon as it is written, and each field is saved alone', async () => {
  const page = await renderPage(at('tam'));
  await heading('TAM');
  await openRow(/Farm shops/);
  const price = screen.getByRole('textbox', { name: 'Price a year' });
  fireEvent.change(price, { target: { value: '2.900,50' } });
  fireEvent.blur(price);
  await waitFor(() => expect(saved(page)).toEqual([{ id: 'tam-2', baseRevision: 1, price: '2900.50' }]));
  expect(await screen.findByRole('heading', { name: 'TAM is €1.08bn' })).toBeVisible();
  fireEvent.change(price, { target: { value: '' } });
  fireEvent.blur(price);
  await waitFor(() => expect(saved(page).at(-1)).toMatchObject({ price: null }));
  expect(await screen.findByRole('heading', { name: /One row is not counted/ })).toBeVisible();
});

test('a number is whole, and a point in it parts thousands', async () => {
  const page = await renderPage(at('tam'));
  await heading('TAM');
  await openRow(/Farm shops/);
  const number = screen.getByRole('textbox', { name: 'Customers' });
  fireEvent.change(number, { target: { value: '1.5' } });
  fireEvent.blur(number);
  expect(screen.getByText('Use a whole number, such as 1,500')).toBeVisible();
  expect(saved(page)).toEqual([]);
  fireEvent.change(number, { target: { value: '98.800' } });
  fireEvent.blur(number);
  await waitFor(() => expect(saved(page)).toMatchObject([{ number: 98_800 }]));
});

test('a new row begins with its segment and is sent with it, in the currency of the others', async () => {
  const page = await renderPage(at('som'));
  await heading('SOM');
  await openRow(/Add a segment from your canvas/);
  const segment = screen.getByRole('button', { name: /^Customer segment/ });
  expect(segment).toHaveFocus();
  fireEvent.change(screen.getByRole('textbox', { name: 'Customers' }), { target: { value: '620' } });
  fireEvent.blur(screen.getByRole('textbox', { name: 'Customers' }));
  expect(saved(page)).toEqual([]);
  await userEvent.click(segment);
  await userEvent.click(await screen.findByRole('option', { name: 'Farm shops and markets' }));
  await waitFor(() => (
    expect(saved(page)).toMatchObject([{ key: 'som', customerId: 'customer-2', number: 620, price: null, currency: 'EUR', position: 2 }])
  ));
});

test('a source is a web address, shown by the host that it leads to', async () => {
  const page = await renderPage(at('tam'));
  await heading('TAM');
  await openRow(/Independent grocers/);
  const link = screen.getByRole('link', { name: 'eurostat.example/retail-census-2024' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const field = screen.getByRole('textbox', { name: 'Sources' });
  for (const wrong of ['javascript:alert(1)', 'mailto:a@b.example', 'not an address']) {
    fireEvent.change(field, { target: { value: wrong } });
    await userEvent.click(screen.getByRole('button', { name: 'Add source' }));
    expect(screen.getByText('Use a web address, such as eurostat.eu/census')).toBeVisible();
  }
  expect(saved(page)).toEqual([]);
  fireEvent.change(field, { target: { value: 'bnn.example/shops' } });
  await userEvent.type(field, '{Enter}');
  const links = ['https://eurostat.example/retail-census-2024', 'https://hde.example/kleinflaechen.pdf', 'https://bnn.example/shops'];
  await waitFor(() => expect(saved(page)).toMatchObject([{ links }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove hde.example/kleinflaechen.pdf' }));
  await waitFor(() => expect(saved(page).at(-1)).toMatchObject({ links: [links[0], links[2]] }));
});

test('the figure has a table of the same, to read and to switch to', async () => {
  await renderPage(at('sam'));
  await heading('SAM');
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByRole('heading', { name: 'SOM is 9.5% of SAM, SAM 22.7% of TAM' })).toBeVisible();
  expect(figure.getByRole('row', { name: 'SAM 41,200 €4,800 €197,760,000 22.7% of TAM' })).toBeInTheDocument();
  await userEvent.click(figure.getByRole('radio', { name: 'Table' }));
  expect(figure.getAllByRole('table')).toHaveLength(1);
  expect(figure.getByRole('row', { name: 'SOM 3,900 €4,800 €18,720,000 9.5% of SAM' })).toBeVisible();
});

test('a part that is larger than its whole is warned of, as soon as somebody else writes it, and never across currencies', async () => {
  const page = await renderPage(at('tam'));
  await heading('TAM');
  const som = {
    __typename: 'MarketCustomer', id: 'som-1', key: 'som', position: 1, customerId: 'customer-1', projectedGrowth: null, description: null,
    links: [],
    marketPrice: '4800.0000',
  };
  news(page, 41, { records: [{ ...som, revision: 2, currency: 'EUR', number: 60_000 }] });
  expect(await screen.findByText(/^SOM \(€288M\) is larger than SAM \(€198M\)\./)).toBeVisible();
  news(page, 42, { records: [{ ...som, revision: 3, currency: 'USD', number: 60_000 }] });
  await waitFor(() => expect(screen.queryByText(/is larger than/)).toBeNull());
  expect(screen.getByText(/SOM is in another currency: nothing is converted\./)).toBeVisible();
});

test('a segment that is not shown has no name, and its figures stay', async () => {
  const server = createSampleServer();
  server.businessModel.customers.splice(0);
  const page = await renderPage(at('som'), {}, server);
  await heading('SOM');
  expect(screen.queryByText(/Independent grocers/)).toBeNull();
  await openRow(/Segment without a name/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Customers' }), { target: { value: '4000' } });
  fireEvent.blur(screen.getByRole('textbox', { name: 'Customers' }));
  await waitFor(() => expect(saved(page)).toEqual([{ id: 'som-1', baseRevision: 1, number: 4000 }]));
});

test('a market that is not shown has no size, and its rows are gone when it is closed', async () => {
  const page = await renderPage(at('tam'));
  await heading('TAM');
  const tabs = within(screen.getByRole('navigation', { name: 'Markets' }));
  expect(tabs.getByRole('link', { name: /SOM.*€18\.7M/ })).toBeVisible();
  const module = page.server.change('som', { isHidden: true, canEdit: false });
  news(page, 41, { moduleKey: 'som', module });
  expect(await tabs.findByRole('link', { name: /SOM.*Not shown to you/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'SAM is 22.7% of TAM' })).toBeVisible();
});

test('an empty market asks for its first segment, and cannot be done without one', async () => {
  const server = createSampleServer();
  server.marketPotential.marketCustomers.splice(0);
  await renderPage(at('tam'), {}, server);
  await heading('TAM');
  expect(screen.getByText('No segment yet')).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('The areas are drawn to scale as soon as a row has a number and a price.');
  expect(screen.queryByRole('table')).toBeNull();
});

test('who may only read finds every word and no field', async () => {
  const server = createSampleServer();
  server.change('tam', { canEdit: false });
  await renderPage(at('tam'), {}, server);
  await heading('TAM');
  expect(screen.queryByRole('button', { name: /Add a segment/ })).toBeNull();
  await openRow(/Independent grocers/);
  expect(screen.getByText('Shops under 400 m² with fresh food, EU-27, Switzerland and Norway.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'hde.example/kleinflaechen.pdf' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Customers' })).toBeNull();
});

test('a row that went comes back, in the currency that the others have by then', async () => {
  const page = await renderPage(at('som'));
  await heading('SOM');
  await openRow(/Independent grocers/);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Independent grocers' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(page.shell.fake.toasts.at(-1)?.title).toBe('Independent grocers was deleted'));
  act(() => page.shell.fake.toasts.at(-1)?.action?.run());
  await waitFor(() => expect(saved(page)).toMatchObject([{ id: 'som-1', number: 3900, price: '4800.0000' }]));
  expect(saved(page)[0]).not.toHaveProperty('currency');
});

describe('the strategy', () => {
  /** @param typed what this device has kept of the second text, and over which text it was written */
  const strategy = async (change: object = {}, typed?: { mine: string; over: object[]; revision: number }) => {
    const server = createSampleServer();
    server.change('marketStrategy', {
      description: text('Start where the truck stops.'), otherDescription: text('Munich later.'), revision: 3, ...change,
    });
    const kept = typed && JSON.stringify({ typed: text(typed.mine), base: { text: typed.over, revision: typed.revision } });
    const page = await renderPage(
      at('marketStrategy'), kept ? { drafts: { [`growth:${COMPANY_ID}:marketStrategy/otherDescription`]: kept } } : {}, server,
    );
    await heading('Go-to-market strategy');
    return page;
  };

  test('shows both texts, and what it leans on', async () => {
    await strategy({ canEdit: false });
    expect(screen.getByText('Start where the truck stops.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Other description' })).getByText('Munich later.')).toBeVisible();
    const basis = within(screen.getByRole('region', { name: 'This strategy leans on' }));
    expect(basis.getByRole('link', { name: /Channels.*1.*Founder-led field sales/ })).toHaveAttribute(
      'href', expect.stringContaining('business-model?module=channels'),
    );
    expect(basis.getByRole('link', { name: /SOM.*3,900 customers, not done yet/ })).toBeVisible();
  });

  test('what somebody else wrote in the second text is taken in, and does not touch the first', async () => {
    const page = await strategy();
    news(page, 41, {
      moduleKey: 'marketStrategy', module: page.server.change('marketStrategy', { otherDescription: text('Hamburg first.'), revision: 4 }),
    });
    expect(await screen.findByText('Hamburg first.')).toBeVisible();
    expect(screen.getByText('Start where the truck stops.')).toBeVisible();
    expect(sets(page)).toEqual([]);
  });

  test('the second text is sent by itself, and before the module is marked as done', async () => {
    const page = await strategy({}, { mine: 'No paid ads.', over: text('Munich later.'), revision: 3 });
    expect(await screen.findByText('No paid ads.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => (
      expect(sets(page).map(({ set }) => set)).toEqual([{ otherDescription: toStored(text('No paid ads.')) }, { progress: 'DONE' }])
    ));
    expect(page.server.module('marketStrategy').description).toEqual(text('Start where the truck stops.'));
    expect(page.shell.drafts.keys('growth:')).toEqual([]);
  });

  test('two in the second text are asked whose stays', async () => {
    const page = await strategy({}, { mine: 'Mine.', over: text('before'), revision: 1 });
    const region = within(screen.getByRole('region', { name: 'Other description' }));
    expect(await region.findByRole('region', { name: 'Two versions of this text' })).toBeVisible();
    expect(screen.getByText('Not saved, two versions')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as done' })).toHaveAttribute('aria-description', 'Choose which text stays first.');
    await userEvent.click(region.getByRole('button', { name: 'Save this text' }));
    await waitFor(() => expect(sets(page)).toMatchObject([{ set: { otherDescription: toStored(text('Mine.')) }, baseRevision: 3 }]));
  });

  test('a second text that waits here is told in the list, from wherever one looks', async () => {
    const server = createSampleServer();
    const kept = JSON.stringify({ typed: text('Mine.'), base: { text: text('before'), revision: 0 } });
    server.change('marketStrategy', { otherDescription: text('Theirs.'), revision: 1 });
    await renderPage(at('tam'), { drafts: { [`growth:${COMPANY_ID}:marketStrategy/otherDescription`]: kept } }, server);
    await heading('TAM');
    expect(screen.getByRole('link', { name: /Go-to-market strategy.*not saved yet/ })).toBeVisible();
  });

  test('an older version shows both texts, and what is other in each', async () => {
    const server = createSampleServer();
    server.change('marketStrategy', { description: text('Start here.'), otherDescription: text('Munich now.') });
    const version = {
      __typename: 'ModuleVersion', id: 'v1', at: '2026-05-14T09:52:00Z', by: null, description: text('Start here.'),
      otherDescription: text('Munich later.'),
      assumption: null, rows: [], rowsNow: [], newest: 'v2',
    };
    await renderPage(`${at('marketStrategy')}&version=v1`, { operations: { ModuleVersion: () => ({ version }) } }, server);
    const other = within(await screen.findByRole('region', { name: 'Other description' }));
    expect(other.getByText('later', { exact: false, selector: 'del' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'That version' }));
    expect(screen.getByText('Munich later.')).toBeVisible();
  });
});
