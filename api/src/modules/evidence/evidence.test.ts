import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { faultOf, rowCalls, type RowAnswer } from '../../testing/row-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { componentVisibility } from '../growth';

const FIELDS = { Evidence: 'key rowId field kind date note link', Revenue: 'value', Cost: 'value' };
const REVENUE = { type: 'SUBSCRIPTION_FEE', value: '89', currency: 'EUR', frequency: 'MONTHLY', unit: 'shop' };
const INTERVIEW = { key: 'customerSegment', kind: 'INTERVIEW', date: '2026-05-12', note: 'Eight of ten said yes' };

interface Page {
  modules: { key: string; isEvidenced: boolean }[];
  evidence: { id: string; key: string; note: string; rowId: string | null }[];
  claims: { key: string; rowId: string | null; field: string | null; status: string }[];
}

describe('evidence', () => {
  let server: TestServer;
  let cast: Cast;
  let calls: ReturnType<typeof rowCalls<keyof typeof FIELDS>>;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); calls = rowCalls(server, cast, FIELDS); });
  afterAll(() => server.close());

  const page = async (token = cast.viewer.token) => (await calls.ask<{ planEvidence: Page }>(`query ($companyId: ID!) {
    planEvidence(companyId: $companyId) {
      modules { key isEvidenced } evidence { id key note rowId } claims { key rowId field status }
    }
  }`, {}, token)).planEvidence;
  const evidenced = async (token?: string) => (await page(token)).modules.filter(({ isEvidenced }) => isEvidenced).map(({ key }) => key);
  const claim = async (variables: Record<string, unknown>, token?: string) => (await calls.ask<{ setClaim: RowAnswer }>(
    `mutation ($companyId: ID!, $key: ModuleKey!, $rowId: ID, $field: String, $status: AssumptionStatus) {
      setClaim(companyId: $companyId, key: $key, rowId: $rowId, field: $field, status: $status) { row { status revision } error { code field } }
    }`, variables, token)).setClaim;
  const hide = (key: string) => (
    server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key, userId: cast.admin.userId })
  );

  it('keeps every field, for an assumption as for a figure of a row', async () => {
    const rowId = await calls.made('Revenue', REVENUE);
    const figure = {
      key: 'revenue', rowId, field: 'value', kind: 'PAYMENT', date: '2026-05-02', note: 'Four shops paid', link: 'https://bank.example/4',
    };
    expect(await calls.save('Evidence', figure)).toMatchObject({ error: null, row: figure });
    expect(await calls.save('Evidence', INTERVIEW)).toMatchObject({
      error: null, row: { ...INTERVIEW, rowId: null, field: null, link: null },
    });
  });

  it('stands with the newest first', async () => {
    await calls.made('Evidence', { ...INTERVIEW, note: 'May', date: '2026-05-02' });
    await calls.made('Evidence', { ...INTERVIEW, note: 'June', date: '2026-06-02' });
    await calls.made('Evidence', { ...INTERVIEW, note: 'April', date: '2026-04-02' });
    expect((await page()).evidence.map(({ note }) => note)).toEqual(['June', 'May', 'April']);
  });

  it('is written once however often it is sent, and comes back after it was deleted', async () => {
    const row = { id: randomUUID(), position: 1, ...INTERVIEW };
    const first = await calls.save('Evidence', row);
    expect(await calls.save('Evidence', row)).toEqual(first);
    expect(await evidenced()).toEqual(['customerSegment']);
    await calls.remove('Evidence', row.id);
    expect((await page()).evidence).toEqual([]);
    expect(await evidenced()).toEqual([]);
    await calls.save('Evidence', row);
    expect((await page()).evidence).toHaveLength(1);
  });

  it('goes with its row and comes back with it', async () => {
    const rowId = await calls.made('Revenue', REVENUE);
    await calls.made('Evidence', { ...INTERVIEW, key: 'revenue', rowId });
    await calls.remove('Revenue', rowId);
    expect((await page()).evidence).toEqual([]);
    expect(await evidenced()).toEqual([]);
    await calls.save('Revenue', { id: rowId });
    expect((await page()).evidence).toMatchObject([{ rowId }]);
  });

  it('is told nobody to whom its module is hidden', async () => {
    await calls.made('Evidence', INTERVIEW);
    await claim({ key: 'customerSegment', field: 'description', status: 'TESTING' });
    await hide('customerSegment');
    expect(await page()).toMatchObject({ evidence: [], claims: [] });
    expect(await evidenced()).toEqual([]);
    expect(await page(cast.admin.token)).toMatchObject({ evidence: [{ note: INTERVIEW.note }], claims: [{ status: 'TESTING' }] });
  });

  it('is read-only where the module is locked, and for whoever may not edit it', async () => {
    expect(faultOf(await calls.save('Evidence', INTERVIEW, cast.viewer.token))).toBe('FORBIDDEN');
    expect(faultOf(await claim({ key: 'vision', field: 'description', status: 'TRUE' }, cast.custom.token))).toBe('FORBIDDEN');
    const free = await buildCast(server, 'Free');
    expect(faultOf(await rowCalls(server, free, FIELDS).save('Evidence', { ...INTERVIEW, key: 'channels' }))).toBe('LOCKED');
  });

  it('is no part of what a module says: a version that comes back leaves it', async () => {
    const set = (assumption: string) => (
      callModule(server, cast.editor.token, 'updateModule', { companyId: cast.companyId, key: 'customerSegment', set: { assumption } })
    );
    await set('Eight of ten');
    const { history } = await calls.ask<{ history: { versions: { newest: string } } }>(
      'query ($companyId: ID!) { history(companyId: $companyId, key: customerSegment) { versions { newest } } }');
    await callModule(server, cast.owner.token, 'updateModule', {
      companyId: cast.companyId, key: 'customerSegment', set: { assumption: 'Nine of ten' },
    });
    await calls.made('Evidence', INTERVIEW);
    const { module } = await callModule(server, cast.editor.token, 'restoreVersion', {
      companyId: cast.companyId, key: 'customerSegment', id: history.versions.newest,
    });
    expect(module?.assumption).toBe('Eight of ten');
    expect((await page()).evidence).toHaveLength(1);
  });

  it.each([
    [{ ...INTERVIEW, note: ' ' }, 'INVALID note'], [{ ...INTERVIEW, note: 'x'.repeat(501) }, 'INVALID note'],
    [{ ...INTERVIEW, date: null }, 'INVALID date'], [{ ...INTERVIEW, kind: null }, 'INVALID kind'],
    [{ ...INTERVIEW, link: 'javascript:alert(1)' }, 'INVALID link'], [{ ...INTERVIEW, link: 'ftp://example.org' }, 'INVALID link'],
    [{ ...INTERVIEW, field: 'a; b' }, 'INVALID field'], [{ ...INTERVIEW, rowId: randomUUID() }, 'INVALID rowId'],
  ])('refuses %o', async (row, fault) => {
    expect(faultOf(await calls.save('Evidence', row))).toBe(fault);
  });

  it('takes no row of another module or company', async () => {
    const rowId = await calls.made('Cost', { description: 'Washing', type: 'FIXED', value: '10', currency: 'EUR' });
    expect(faultOf(await calls.save('Evidence', { ...INTERVIEW, key: 'revenue', rowId }))).toBe('INVALID rowId');
    expect(faultOf(await claim({ key: 'revenue', rowId, status: 'TRUE' }))).toBe('INVALID rowId');
    const other = await buildCast(server);
    expect(faultOf(await rowCalls(server, other, FIELDS).save('Evidence', { ...INTERVIEW, key: 'costs', rowId }))).toBe('INVALID rowId');
  });

  it('is what came out of a test, once', async () => {
    const assumptionData = {
      status: 'TESTING', test: 'Ask the ten pilot shops', passesIf: '8 say yes in writing', result: 'Nine said yes',
    };
    const set = () => callModule(server, cast.editor.token, 'updateModule', {
      companyId: cast.companyId, key: 'customerSegment', set: { assumption: 'x', assumptionData },
    });
    await set();
    await set();
    expect((await page()).evidence).toMatchObject([{ key: 'customerSegment', note: 'Nine said yes', rowId: null }]);
  });

  it('does not lose what a test passes by to a page that does not know of it', async () => {
    const set = (assumptionData: object) => (
      callModule(server, cast.editor.token, 'updateModule', { companyId: cast.companyId, key: 'tam', set: { assumptionData } })
    );
    await set({ status: 'TO_TEST', test: 'Ask', passesIf: '8 say yes' });
    await set({ status: 'TESTING', test: 'Ask' });
    const { growthModule } = await calls.ask<{ growthModule: { assumptionData: object } }>(
      'query ($companyId: ID!) { growthModule(companyId: $companyId, key: tam) { assumptionData { status passesIf } } }');
    expect(growthModule.assumptionData).toEqual({ status: 'TESTING', passesIf: '8 say yes' });
  });

  it('has a status beside it: one for each claim, changed by whoever edits and taken back', async () => {
    const rowId = await calls.made('Revenue', REVENUE);
    await claim({ key: 'revenue', rowId, status: 'TO_TEST' });
    await claim({ key: 'revenue', rowId, field: 'value', status: 'TRUE' });
    const again = await claim({ key: 'revenue', rowId, status: 'TESTING' }, cast.admin.token);
    expect(await claim({ key: 'revenue', rowId, status: 'TESTING' })).toEqual(again);
    expect((await page()).claims).toHaveLength(2);
    expect((await page()).claims).toEqual(expect.arrayContaining([
      { key: 'revenue', rowId, field: null, status: 'TESTING' }, { key: 'revenue', rowId, field: 'value', status: 'TRUE' },
    ]));
    expect(await claim({ key: 'revenue', rowId, field: 'value', status: null })).toMatchObject({ row: null, error: null });
    expect((await page()).claims).toHaveLength(1);
    expect(faultOf(await claim({ key: 'revenue', status: 'TRUE' }))).toBe('INVALID rowId');
  });
});
