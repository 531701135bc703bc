import type { ModuleKey } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { rowCalls } from '../../testing/row-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { milestone } from '../timeline';
import { componentVisibility } from './growth.table';

type Kind =
  | 'Customer' | 'BusinessChannel' | 'KeyActivity' | 'KeyResource' | 'KeyPartner' | 'Revenue' | 'Cost' | 'Competitor' | 'MarketCustomer'
  | 'RiskValue' | 'RiskAnalysis';
const FIELDS = Object.fromEntries([
  'Customer', 'BusinessChannel', 'KeyActivity', 'KeyResource', 'KeyPartner', 'Revenue', 'Cost', 'Competitor', 'MarketCustomer', 'RiskValue',
  'RiskAnalysis',
].map((kind) => [kind, 'key'])) as Record<Kind, string>;

/** Rows by the name under which others link to them: `$grocers` is the id of the row "grocers". */
type Rows = readonly (readonly [Kind, string, Record<string, unknown>])[];
interface Clue { key: string; count: number; name: string }

const grocers: Rows[number] = ['Customer', 'grocers', { name: 'Grocers', problem: 'They pay twice' }];
const sales: Rows[number] = ['BusinessChannel', 'sales', { name: 'Field sales' }];
const depots: Rows[number] = ['KeyResource', 'depots', { name: 'Depots' }];
const washing: Rows[number] = ['KeyActivity', 'washing', { name: 'Washing' }];
const price = { value: '1', currency: 'EUR' };
const market = (key: string): Rows[number] => ['MarketCustomer', key, { key, currency: 'EUR', customerId: '$grocers', links: [] }];

/** A module, the rows that speak for it, their name, the modules that they stand in, and what ends it. */
const CASES: readonly (readonly [ModuleKey, Rows, string, readonly ModuleKey[], Rows])[] = [
  [
    'customerSegment', [['Customer', 'blank', { name: 'Farm shops' }]], 'Farm shops', ['customerSegment'],
    [['Customer', 'blank', { problem: 'No lane' }]],
  ],
  ['channels', [grocers], 'Grocers', ['customerSegment', 'channels'], [['BusinessChannel', 'to', { name: 'x', customerId: '$grocers' }]]],
  ['keyActivities', [sales], 'Field sales', ['channels', 'keyActivities'], [['KeyActivity', 'a', { name: 'x', channelIds: ['$sales'] }]]],
  [
    'keyResources', [washing], 'Washing', ['keyActivities', 'keyResources'],
    [['KeyResource', 'r', { name: 'x', activityIds: ['$washing'] }]],
  ],
  ['keyPartners', [depots], 'Depots', ['keyResources', 'keyPartners'], [['KeyPartner', 'p', { name: 'x', resourceIds: ['$depots'] }]]],
  [
    'revenue', [grocers], 'Grocers', ['customerSegment', 'revenue'],
    [['Revenue', 'e', { type: 'USAGE_FEE', frequency: 'ONCE', ...price, customerIds: ['$grocers'] }]],
  ],
  [
    'costs', [depots], 'Depots', ['keyResources', 'costs'],
    [['Cost', 'c', { description: 'Rent', type: 'FIXED', ...price, valueArray: [] }]],
  ],
  ['comparison', [['Competitor', 'rebox', { name: 'Rebox' }]], 'Rebox', ['comparison'], [['Competitor', 'rebox', { price: '€1' }]]],
  ['tam', [grocers], 'Grocers', ['customerSegment', 'tam'], [market('tam')]],
  ['sam', [grocers, market('tam')], 'Grocers', ['customerSegment', 'tam', 'sam'], [market('sam')]],
  ['som', [grocers, market('tam'), market('sam')], 'Grocers', ['customerSegment', 'sam', 'som'], [market('som')]],
  [
    'swot', [
      ['RiskValue', 's', { title: 'x', type: 'STRENGTH' }], ['RiskValue', 'w', { title: 'x', type: 'WEAKNESS' }],
      ['RiskValue', 't', { title: 'x', type: 'THREAT' }],
    ],
    'Opportunities', ['swot'], [['RiskValue', 'o', { title: 'x', type: 'OPPORTUNITY' }]],
  ],
  [
    'riskAnalysis', [['RiskValue', 'w', { title: 'One depot', type: 'WEAKNESS' }]], 'One depot', ['swot', 'riskAnalysis'],
    [['RiskAnalysis', 'a', { title: 'It stops', riskAssessmentValueId: '$w' }]],
  ],
];

describe('what the rows of a plan say', () => {
  let server: TestServer;
  let cast: Cast;
  let ids: Map<string, string>;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); ids = new Map(); });
  afterAll(() => server.close());

  const filled = (value: unknown): unknown => (Array.isArray(value) ? value.map(filled)
    : typeof value === 'string' && value.startsWith('$') ? ids.get(value.slice(1)) : value);
  const write = async (rows: Rows) => {
    const calls = rowCalls(server, cast, FIELDS);
    for (const [kind, name, row] of rows) {
      const fields = Object.fromEntries(Object.entries(row).map(([field, value]) => [field, filled(value)]));
      const id = ids.get(name);
      if (id === undefined) ids.set(name, await calls.made(kind, fields));
      else expect((await calls.save(kind, { id, ...fields })).error).toBeNull();
    }
  };
  const cluesOf = async (token = cast.viewer.token) => {
    const query = 'query ($id: ID!) { growthFramework(companyId: $id) { done clues { key count name } } }';
    return (await server.graphql<{ growthFramework: { clues: Clue[] } }>(query, { id: cast.companyId }, token)).data?.growthFramework.clues
      ?? [];
  };
  const clueOf = async (key: string, token?: string) => (await cluesOf(token)).find((clue) => clue.key === key);

  it('is nothing of an empty plan', async () => {
    expect(await cluesOf()).toEqual([]);
  });

  it.each(CASES)('speaks for %s until that says it, and to nobody who does not see all of it', async (key, rows, name, modules, end) => {
    await write(rows);
    expect(await clueOf(key)).toEqual({ key, count: 1, name });
    for (const hidden of modules) {
      await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: hidden, userId: cast.admin.userId });
      expect(await clueOf(key)).toBeUndefined();
      expect(await clueOf(key, cast.admin.token)).toEqual({ key, count: 1, name });
      await server.db.orm.delete(componentVisibility).where(eq(componentVisibility.companyId, cast.companyId));
    }
    await write(end);
    expect(await clueOf(key)).toBeUndefined();
  });

  it('counts a link to what is deleted for none, and names the first of several', async () => {
    await write([
      depots, ['KeyResource', 'crates', { name: 'Crates', position: 0 }],
      ['KeyPartner', 'p', { name: 'x', resourceIds: ['$depots', '$crates'] }],
    ]);
    expect(await clueOf('keyPartners')).toBeUndefined();
    await rowCalls(server, cast, FIELDS).remove('KeyPartner', ids.get('p') ?? '');
    expect(await clueOf('keyPartners')).toEqual({ key: 'keyPartners', count: 2, name: 'Crates' });
  });

  it('names first what matters most, then what a goal waits for, then what stands first', async () => {
    const [soon, later] = [crypto.randomUUID(), crypto.randomUUID()];
    await server.db.orm.insert(milestone).values([
      { id: soon, companyId: cast.companyId, title: 'A depot', date: '2027-03-01' },
      { id: later, companyId: cast.companyId, title: 'Trips', date: '2027-06-01' },
    ]);
    const first = async (rows: Rows) => { await write(rows); return (await clueOf('keyPartners'))?.name; };
    expect(await first([
      ['KeyResource', 'crates', { name: 'Crates', position: 1 }], ['KeyResource', 'depots', { name: 'Depots', position: 2 }],
    ])).toBe('Crates');
    expect(await first([['KeyResource', 'routing', { name: 'Routing', essence: 'MEDIUM', position: 3 }]])).toBe('Routing');
    expect(await first([['KeyResource', 'crates', { essence: 'HIGH' }]])).toBe('Crates');
    expect(await first([['KeyResource', 'depots', { essence: 'HIGH', milestoneId: later }]])).toBe('Depots');
    expect(await first([['KeyResource', 'crates', { milestoneId: soon }]])).toBe('Crates');
    await server.db.orm.update(milestone).set({ isDeleted: true }).where(eq(milestone.id, soon));
    expect((await clueOf('keyPartners'))?.name).toBe('Depots');
  });

  it('names first the customers who would pay', async () => {
    await write([grocers, ['Customer', 'canteens', { name: 'Canteens', problem: 'No lane', willingnessToPay: 'HIGH' }]]);
    expect((await clueOf('revenue'))?.name).toBe('Canteens');
    expect((await clueOf('channels'))?.name).toBe('Canteens');
  });
});
