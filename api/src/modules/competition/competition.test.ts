import { randomUUID } from 'node:crypto';
import { COMPARISON_FIELD_KEYS } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { faultOf, rowCalls } from '../../testing/row-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { componentVisibility } from '../growth';

const FIELDS = {
  Competitor: `name isSelf type details website price importanceLevel valueProposition pointOfDifferentiation revenueStreams keyTakeaway strengths
    weaknesses socialMediaEngagement customerExperience customers`,
  Customer: 'name',
};
interface Column { id: string; name: string; isSelf: boolean; revision: number; price: string | null; customers: string[] }
interface Page { competitors: Column[]; customers: { name: string }[] }

describe('the competition', () => {
  let server: TestServer;
  let cast: Cast;
  let calls: ReturnType<typeof rowCalls<keyof typeof FIELDS>>;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); calls = rowCalls(server, cast, FIELDS); });
  afterAll(() => server.close());

  const page = async (token = cast.viewer.token) => (await calls.ask<{ competition: Page }>(
    'query ($companyId: ID!) { competition(companyId: $companyId) { competitors { id name isSelf revision price customers } customers { name } } }', {}, token,
  )).competition;
  const own = async () => (await page()).competitors[0] as Column;
  const names = async () => (await page()).competitors.slice(1).map(({ name }) => name);
  const link = (name: 'addCompetitorCustomer' | 'removeCompetitorCustomer', competitorId: string, customerId: string) => calls.command(
    'Competitor', name, '$competitorId: ID!, $customerId: ID!', 'competitorId: $competitorId, customerId: $customerId',
    { competitorId, customerId },
  );

  it('keeps every field of a competitor', async () => {
    const row = {
      name: 'Rebox', type: 'DIRECT', details: '40 depots', website: 'https://rebox.example', price: '€0.34 / trip', importanceLevel: 4,
      valueProposition: 'Branded pool', pointOfDifferentiation: 'Depots', revenueStreams: 'Deposit', keyTakeaway: 'Wins on reach',
      strengths: 'Capital', weaknesses: 'Cash flow', socialMediaEngagement: 'Weekly', customerExperience: 3,
      customers: [await calls.made('Customer', { name: 'Chains' })],
    };
    expect(await calls.save('Competitor', row)).toMatchObject({ error: null, row: { ...row, isSelf: false } });
    expect((await page()).customers).toEqual([{ name: 'Chains' }]);
  });

  it('has the own company first from the beginning, under its name of the day, and others in their order', async () => {
    await calls.save('Competitor', { name: 'Second', position: -1 });
    await calls.save('Competitor', { name: 'First', position: -2 });
    const { id, ...known } = await own();
    expect(known).toMatchObject({ isSelf: true, revision: 0, price: null, customers: [] });
    expect(await names()).toEqual(['First', 'Second']);
    expect(await calls.save('Competitor', { id, price: '€0.21 / trip', name: 'Ignored' })).toMatchObject({
      error: null, row: { isSelf: true, name: known.name },
    });
    await server.db.orm.update(company).set({ name: 'Loopcrate' }).where(eq(company.id, cast.companyId));
    expect(await own()).toMatchObject({ id, name: 'Loopcrate', price: '€0.21 / trip', revision: 1 });
    expect(await names()).toEqual(['First', 'Second']);
  });

  it('keeps the own company, which has no importance level', async () => {
    const { id } = await own();
    await calls.save('Competitor', { id, price: '1' });
    expect(faultOf(await calls.remove('Competitor', id))).toBe('INVALID id');
    expect(faultOf(await calls.save('Competitor', { id, importanceLevel: 3 }))).toBe('INVALID importanceLevel');
    expect(await own()).toMatchObject({ price: '1' });
  });

  it('leaves the own company to itself: nobody else can take its place', async () => {
    const other = await buildCast(server);
    const theirs = (await rowCalls(server, other, FIELDS).ask<{ competition: Page }>(
      'query ($companyId: ID!) { competition(companyId: $companyId) { competitors { id } } }',
    )).competition.competitors[0]?.id;
    expect(theirs).not.toBe((await own()).id);
    const row = { name: 'Mine', position: 1 };
    for (const id of [theirs, theirs?.toUpperCase()]) {
      expect(faultOf(await calls.save('Competitor', { ...row, id }))).toBe('FORBIDDEN');
    }
  });

  it('adds and removes one customer and leaves the others as they are, twice as once', async () => {
    const [shops, chains] = [await calls.made('Customer', { name: 'Shops' }), await calls.made('Customer', { name: 'Chains' })];
    const id = await calls.made('Competitor', { name: 'Rebox' });
    await link('addCompetitorCustomer', id, shops);
    await link('addCompetitorCustomer', id, chains);
    const { row } = await link('addCompetitorCustomer', id, chains);
    expect(row?.['customers']).toEqual([shops, chains].sort());
    expect(row?.['revision']).toBe(3);
    expect((await link('removeCompetitorCustomer', id, shops)).row?.['customers']).toEqual([chains]);
    expect((await link('removeCompetitorCustomer', id, shops)).row).toMatchObject({ customers: [chains], revision: 4 });
    expect(faultOf(await link('addCompetitorCustomer', id, randomUUID()))).toBe('INVALID customers');
    expect(faultOf(await link('addCompetitorCustomer', randomUUID(), chains))).toBe('INVALID id');
  });

  it('shows nothing of a hidden module, and lets nobody change links that they do not see', async () => {
    const chains = await calls.made('Customer', { name: 'Chains' });
    const id = await calls.made('Competitor', { name: 'Rebox', customers: [chains] });
    const hide = (key: string) => (
      server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key, userId: cast.admin.userId })
    );
    await hide('customerSegment');
    expect(await page()).toMatchObject({ competitors: [{ isSelf: true }, { name: 'Rebox', customers: [] }], customers: [] });
    expect(faultOf(await link('removeCompetitorCustomer', id, chains))).toBe('INVALID customers');
    expect((await page(cast.admin.token)).competitors[1]).toMatchObject({ customers: [chains] });
    await hide('comparison');
    expect((await page()).competitors).toEqual([]);
  });

  it('brings competitors back with their version, the own column too', async () => {
    const { id: self } = await own();
    await calls.save('Competitor', { id: self, price: 'then' });
    const rebox = await calls.made('Competitor', { name: 'Rebox' });
    const { history } = await calls.ask<{ history: { versions: { newest: string } } }>(
      'query ($companyId: ID!) { history(companyId: $companyId, key: comparison) { versions { newest } } }',
    );
    const admin = cast.admin.token;
    await calls.save('Competitor', { id: self, price: 'now' }, admin);
    await calls.remove('Competitor', rebox, admin);
    await callModule(server, admin, 'restoreVersion', { companyId: cast.companyId, key: 'comparison', id: history.versions.newest });
    expect((await page()).competitors).toMatchObject([{ isSelf: true, price: 'then' }, { name: 'Rebox' }]);
  });

  it('leaves the own column as it is when a version from before it comes back', async () => {
    const rebox = await calls.made('Competitor', { name: 'Rebox' });
    const history = `query ($companyId: ID!) { history(companyId: $companyId, key: comparison) { nodes { id } versions { newest } } }`;
    const read = () => calls.ask<{ history: { nodes: object[]; versions: { newest: string } } }>(history);
    const { history: { versions: { newest: before } } } = await read();
    const { id: self } = await own();
    await calls.save('Competitor', { id: self, price: 'now' }, cast.admin.token);
    await calls.remove('Competitor', rebox, cast.admin.token);
    const place = { companyId: cast.companyId, key: 'comparison' };
    const restore = () => callModule(server, cast.admin.token, 'restoreVersion', { ...place, id: before });
    await restore();
    expect((await page()).competitors).toMatchObject([{ isSelf: true, price: 'now' }, { name: 'Rebox' }]);
    const { history: { nodes } } = await read();
    await restore();
    expect((await read()).history.nodes).toHaveLength(nodes.length);
  });

  it('is read-only on the free plan', async () => {
    const free = await buildCast(server, 'Free');
    expect(faultOf(await rowCalls(server, free, FIELDS).save('Competitor', { name: 'x' }))).toBe('LOCKED');
  });

  it.each([
    [{ name: '' }, 'INVALID name'], [{ name: 'x'.repeat(201) }, 'INVALID name'], [{ website: 'rebox' }, 'INVALID website'],
    [{ website: 'javascript:alert(1)' }, 'INVALID website'], [{ price: 'x'.repeat(201) }, 'INVALID price'],
    [{ importanceLevel: 6 }, 'INVALID importanceLevel'], [{ customerExperience: 0 }, 'INVALID customerExperience'],
    [{ strengths: 'x'.repeat(2001) }, 'INVALID strengths'], [{ customers: [randomUUID()] }, 'INVALID customers'],
  ])('refuses a competitor of %o', async (row, expected) => {
    expect(faultOf(await calls.save('Competitor', { name: 'Rebox', ...row }))).toBe(expected);
  });

  describe('the rows of a file', () => {
    interface Imported {
      rows: { id: string; name: string; price: string | null }[]; error: { code: string; field: string | null; message: string } | null;
    }
    const send = async (rows: Record<string, unknown>[], token?: string) => (await calls.ask<{ importCompetitors: Imported }>(
      `mutation ($companyId: ID!, $rows: [CompetitorInput!]!) {
        importCompetitors(companyId: $companyId, rows: $rows) { rows { id name price } error { code field message } }
      }`, { rows }, token,
    )).importCompetitors;
    const rowOf = (name: string, fields: object = {}) => ({ id: randomUUID(), position: 5, name, ...fields });

    it('come together, once however often they are sent, with one line in the history', async () => {
      const rows = [rowOf('Kistenkreis', { price: '€0.29 / trip' }), rowOf('Boxloop', { importanceLevel: 3 })];
      expect((await send(rows)).rows.map(({ name }) => name).sort()).toEqual(['Boxloop', 'Kistenkreis']);
      expect((await send(rows)).error).toBeNull();
      expect((await names()).sort()).toEqual(['Boxloop', 'Kistenkreis']);
      const { history } = await calls.ask<{ history: { nodes: { text: string }[] } }>(
        'query ($companyId: ID!) { history(companyId: $companyId, key: comparison) { nodes { text } } }',
      );
      expect(history.nodes.map(({ text }) => text)).toEqual(['imported 2 rows']);
    });

    it('change the one of the same name in its place, and leave what they do not say', async () => {
      const id = await calls.made('Competitor', { name: 'Rebox', price: '1', strengths: 'Capital', position: 2 });
      expect((await send([rowOf(' reBOX ', { price: '2' }), rowOf('rebox', { keyTakeaway: 'Reach' })])).error).toBeNull();
      expect((await page()).competitors.slice(1)).toMatchObject([{ id, name: 'rebox', price: '2' }]);
      const again = await calls.save('Competitor', { id });
      expect(again.row).toMatchObject({ strengths: 'Capital', keyTakeaway: 'Reach', position: 2 });
    });

    it('are all there or none, and say what is wrong', async () => {
      expect((await send([rowOf('Boxloop'), rowOf('Rebox', { importanceLevel: 9 })])).error).toMatchObject({
        code: 'INVALID', field: 'importanceLevel',
      });
      expect((await send([rowOf('')])).error).toMatchObject({ code: 'INVALID', field: 'name' });
      expect(
        (await send(Array.from({ length: 101 }, (_, at) => rowOf(`C${at}`)))).error?.message,
      ).toBe('A comparison can have at most 100 competitors.');
      for (const rows of [[], Array.from({ length: 201 }, (_, at) => rowOf(`C${at}`))]) {
        expect((await send(rows)).error?.message).toBe('Between 1 and 200 rows can be imported at once.');
      }
      expect(await names()).toEqual([]);
    });

    it('write into the own column by its id alone', async () => {
      const { id, name } = await own();
      expect((await send([{ ...rowOf('Anything', { price: '3' }), id }])).error).toBeNull();
      expect(await own()).toMatchObject({ id, name, price: '3' });
      const other = randomUUID();
      const theirs = `${other.slice(0, 14)}8${other.slice(15)}`;
      expect((await send([{ ...rowOf('Theirs'), id: theirs }])).error).toMatchObject({ code: 'FORBIDDEN' });
      expect((await send([rowOf('Boxloop')], cast.viewer.token)).error).toMatchObject({ code: 'FORBIDDEN' });
    });
  });

  describe('the rows that a company hides', () => {
    const hide = (hiddenFields: readonly string[] | null, key = 'comparison') => (
      callModule(server, cast.editor.token, 'updateModule', { companyId: cast.companyId, key, set: { hiddenFields } })
    );
    const hidden = async (token = cast.viewer.token) => (await calls.ask<{ growthModule: { hiddenFields: string[] } }>(
      'query ($companyId: ID!) { growthModule(companyId: $companyId, key: comparison) { hiddenFields } }', {}, token,
    )).growthModule.hiddenFields;

    it('are the same for all of them, and keep what stands in them', async () => {
      await calls.save('Competitor', { name: 'Rebox', price: '1' });
      await hide(['details', 'price', 'price']);
      expect(await hidden()).toEqual(['price', 'details']);
      expect((await page()).competitors[1]).toMatchObject({ price: '1' });
      await hide(null);
      expect(await hidden()).toEqual([]);
    });

    it('can be all of them, and no others', async () => {
      await hide(COMPARISON_FIELD_KEYS);
      expect(await hidden()).toHaveLength(12);
      expect((await hide(['name'])).error).toMatchObject({ code: 'INVALID', field: 'hiddenFields' });
      expect((await hide(['price'], 'belief')).error).toMatchObject({ code: 'INVALID', field: 'hiddenFields' });
    });
  });
});
