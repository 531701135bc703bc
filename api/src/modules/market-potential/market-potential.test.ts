import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { faultOf, rowCalls } from '../../testing/row-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { customer } from '../business-model';
import { componentVisibility } from '../growth';

const FIELDS = { MarketCustomer: 'key customerId currency number price projectedGrowth description links', Customer: 'name' };
interface Page { marketCustomers: Record<string, unknown>[]; customers: { name: string }[] }
const text = (words: string) => [{ type: 'paragraph', children: [{ text: words }] }];

describe('the market potential', () => {
  let server: TestServer;
  let cast: Cast;
  let calls: ReturnType<typeof rowCalls<keyof typeof FIELDS>>;
  let customerId: string;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => {
    cast = await buildCast(server);
    calls = rowCalls(server, cast, FIELDS);
    customerId = await calls.made('Customer', { name: 'Independent grocers' });
  });
  afterAll(() => server.close());

  const save = (row: Record<string, unknown>) => calls.save('MarketCustomer', { customerId, currency: 'EUR', ...row });
  const page = async (token = cast.viewer.token) => (await calls.ask<{ marketPotential: Page }>(
    'query ($companyId: ID!) { marketPotential(companyId: $companyId) { marketCustomers { key customerId currency number price } customers { name } } }', {}, token,
  )).marketPotential;

  it('keeps every field of a row, in the market that it is of', async () => {
    const row = {
      customerId, currency: 'EUR', number: 10_000_000_000, price: '4800.5000', projectedGrowth: '-6.5000',
      description: 'Shops under 400 m²',
      links: ['https://eurostat.example/retail-census-2024', 'http://hde.example/kleinflaechen.pdf'],
    };
    for (const key of ['tam', 'sam', 'som']) expect(await save({ ...row, key })).toMatchObject({ error: null, row: { ...row, key } });
    const { marketCustomers, customers } = await page();
    expect(marketCustomers).toHaveLength(3);
    expect(customers).toEqual([{ name: 'Independent grocers' }]);
  });

  it('has one currency in a market: a row without one takes it, a row with another brings it to all', async () => {
    await save({ key: 'tam', currency: 'CHF' });
    await save({ key: 'sam' });
    expect((await calls.save('MarketCustomer', { key: 'tam', customerId, position: 2 })).row).toMatchObject({ currency: 'CHF' });
    await save({ key: 'tam', position: 3, currency: 'USD' });
    const currencies = (await page()).marketCustomers.map(({ key, currency }) => `${String(key)} ${String(currency)}`).sort();
    expect(currencies).toEqual(['sam EUR', 'tam USD', 'tam USD', 'tam USD']);
  });

  it('gives a row that comes back the currency that the others have by now', async () => {
    const id = String((await save({ key: 'tam' })).row?.['id']);
    await save({ key: 'tam', position: 2 });
    await calls.remove('MarketCustomer', id);
    await save({ key: 'tam', position: 3, currency: 'USD' });
    expect((await calls.save('MarketCustomer', { id })).row).toMatchObject({ currency: 'USD' });
  });

  it('keeps the figures of a customer that is gone, and names the customer again when it is back', async () => {
    await save({ key: 'tam', number: 3 });
    await calls.remove('Customer', customerId);
    expect(await page()).toMatchObject({ marketCustomers: [{ customerId: null, number: 3 }], customers: [] });
    await calls.save('Customer', { id: customerId });
    expect(await page()).toMatchObject({ marketCustomers: [{ customerId, number: 3 }] });
  });

  it('names no customer to who does not see the customers, and keeps it when they write', async () => {
    const id = String((await save({ key: 'tam' })).row?.['id']);
    await server.db.orm.insert(componentVisibility).values({
      companyId: cast.companyId, key: 'customerSegment', userId: cast.admin.userId,
    });
    expect(await page()).toMatchObject({ marketCustomers: [{ customerId: null }], customers: [] });
    expect((await calls.save('MarketCustomer', { id, number: 7 })).row).toMatchObject({ customerId: null, number: 7 });
    expect(await page(cast.admin.token)).toMatchObject({
      marketCustomers: [{ customerId, number: 7 }], customers: [{ name: 'Independent grocers' }],
    });
  });

  it('leaves out the rows of a market that is not shown', async () => {
    await save({ key: 'tam' });
    await save({ key: 'som' });
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'som', userId: cast.admin.userId });
    expect((await page()).marketCustomers).toMatchObject([{ key: 'tam' }]);
  });

  it('is read-only on the free plan', async () => {
    const free = await buildCast(server, 'Free');
    expect(faultOf(await rowCalls(server, free, FIELDS).save('MarketCustomer', { key: 'tam', customerId, currency: 'EUR' }))).toBe(
      'LOCKED',
    );
  });

  it.each([
    [{ customerId: null }, 'INVALID customerId'], [{ customerId: randomUUID() }, 'INVALID customerId'],
    [{ currency: 'EURO' }, 'INVALID currency'],
    [{ currency: null }, 'INVALID currency'], [{ number: 0.5 }, 'INVALID number'], [{ number: -1 }, 'INVALID number'],
    [{ number: 1e10 + 1 }, 'INVALID number'],
    [{ price: '-0.01' }, 'INVALID price'], [{ price: '1000000000000.01' }, 'INVALID price'],
    [{ projectedGrowth: '-100.1' }, 'INVALID projectedGrowth'],
    [{ projectedGrowth: '10000.1' }, 'INVALID projectedGrowth'], [{ links: ['mailto:a@b.example'] }, 'INVALID links'],
    [{ links: ['javascript:alert(1)'] }, 'INVALID links'], [{ links: [`https://b.example/${'x'.repeat(2000)}`] }, 'INVALID links'],
    [{ links: Array.from({ length: 11 }, () => 'https://b.example') }, 'INVALID links'], [{ key: 'marketStrategy' }, 'INVALID key'],
  ])('refuses a row of %o', async (row, expected) => {
    expect(faultOf(await save({ key: 'tam', ...row }))).toBe(expected);
    expect((await page()).marketCustomers).toEqual([]);
  });

  it('takes no customer of another company', async () => {
    const other = await buildCast(server);
    const id = randomUUID();
    await server.db.orm.insert(customer).values({ id, companyId: other.companyId, key: 'customerSegment', position: 1, name: 'Theirs' });
    expect(faultOf(await save({ key: 'tam', customerId: id }))).toBe('INVALID customerId');
  });

  describe('the second text of the market strategy', () => {
    const write = (set: object, more: object = {}, key = 'marketStrategy') => (
      callModule(server, cast.editor.token, 'updateModule', { companyId: cast.companyId, key, set, ...more })
    );
    const read = async () => (await calls.ask<{ growthModule: { description: unknown; otherDescription: unknown } }>(
      'query ($companyId: ID!) { growthModule(companyId: $companyId, key: marketStrategy) { description otherDescription } }',
    )).growthModule;
    const versions = async () => (await calls.ask<{ history: { nodes: { text: string; versionId: string }[] } }>(
      'query ($companyId: ID!) { history(companyId: $companyId, key: marketStrategy) { nodes { text versionId } } }',
    )).history.nodes;
    const version = async (id: string) => (await calls.ask<{ version: { description: unknown; otherDescription: unknown } }>(
      'query ($companyId: ID!, $id: String!) { version(companyId: $companyId, key: marketStrategy, id: $id) { description otherDescription } }', { id },
    )).version;

    it('stands beside the first, and each leaves the other as it is', async () => {
      await write({ description: text('How we start') });
      await write({ otherDescription: text('How we grow') });
      expect(await read()).toEqual({ description: text('How we start'), otherDescription: text('How we grow') });
      await write({ description: null });
      expect(await read()).toEqual({ description: null, otherDescription: text('How we grow') });
    });

    it('conflicts as the first does, and what gave way is found in the history', async () => {
      await write({ otherDescription: text('How we grow') });
      expect((await write({ otherDescription: text('Otherwise') }, { baseRevision: 0 })).error).toMatchObject({ code: 'CONFLICT' });
      await write({ otherDescription: text('Both') }, { baseRevision: 1, yielded: text('Otherwise') });
      const kept = await Promise.all((await versions()).map(({ versionId }) => version(versionId)));
      expect(kept).toContainEqual({ description: null, otherDescription: text('Otherwise') });
      expect(await read()).toEqual({ description: null, otherDescription: text('Both') });
    });

    it('comes back with its version', async () => {
      await write({ description: text('One'), otherDescription: text('Two') });
      const [{ versionId: id } = { versionId: '' }] = await versions();
      await callModule(server, cast.admin.token, 'updateModule', {
        companyId: cast.companyId, key: 'marketStrategy', set: { otherDescription: text('Three words here') },
      });
      expect((await versions())[0]?.text).toBe('changed 3 words');
      await callModule(server, cast.editor.token, 'restoreVersion', { companyId: cast.companyId, key: 'marketStrategy', id });
      expect(await read()).toEqual({ description: text('One'), otherDescription: text('Two') });
    });

    it('is of this module alone', async () => {
      expect((await write({ otherDescription: text('x') }, {}, 'belief')).error).toMatchObject({
        code: 'INVALID', field: 'otherDescription',
      });
      expect((await write({ otherDescription: [{ type: 'script' }] })).error).toMatchObject({ field: 'otherDescription' });
    });
  });
});
