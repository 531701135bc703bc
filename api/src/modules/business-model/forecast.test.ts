import { forecastId, type ForecastScenario, type ModuleKey, type PlanName } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { companyEvent } from '../company';
import { componentAssignment, componentVisibility } from '../growth';
import { milestone, traction } from '../timeline';
import { revenue } from './business-model.table';

interface Answer { row: Record<string, unknown> | null; error: { code: string; field: string | null } | null }
interface Page {
  forecasts: { scenario: string; cash: string | null; rates: object[]; gains: string | null }[];
  forecastLines: { id: string; months: object[] }[];
  revenueReached: { month: string; value: string }[];
}

describe('the forecast', () => {
  let server: TestServer;
  let cast: Cast;
  let revenueId: string;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => {
    cast = await buildCast(server);
    revenueId = randomUUID();
    const sold = { type: 'USAGE_FEE', value: '0.21', currency: 'EUR', frequency: 'PER_UNIT' };
    await server.db.orm.insert(revenue).values({ id: revenueId, companyId: cast.companyId, key: 'revenue', position: 1, ...sold });
  });
  afterAll(() => server.close());

  const run = async (kind: 'Forecast' | 'ForecastLine', fields: string, row: Record<string, unknown>, token: string): Promise<Answer> => {
    const text = `mutation ($companyId: ID!, $row: ${kind}Input!) {
      save${kind}(companyId: $companyId, row: $row) { row { id revision ${fields} } error { code field } }
    }`;
    const { data, errors } = await server.graphql<Record<string, Answer>>(text, { companyId: cast.companyId, row }, token);
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return data[`save${kind}`] as Answer;
  };
  const idOf = (scenario: ForecastScenario) => forecastId(cast.companyId, scenario);
  const saveScenario = (scenario: ForecastScenario, row: Record<string, unknown>, token = cast.editor.token) => (
    run(
      'Forecast', 'scenario month currency cash rates { currency value } gains prices costs', { id: idOf(scenario), position: 0, ...row },
      token,
    )
  );
  const saveLine = (row: Record<string, unknown>, token = cast.editor.token) => (
    run('ForecastLine', 'months { month value } growth days', { id: revenueId, position: 1, ...row }, token)
  );
  const read = async (token = cast.viewer.token): Promise<Page> => {
    const text = `query ($id: ID!) { businessModel(companyId: $id) {
      forecasts { scenario cash rates { currency value } gains } forecastLines { id months { month value } } revenueReached { month value }
    } }`;
    const { data } = await server.graphql<{ businessModel: Page }>(text, { id: cast.companyId }, token);
    if (!data) throw new Error('no answer');
    return data.businessModel;
  };
  const fault = ({ error }: Answer) => (error ? `${error.code} ${error.field ?? ''}`.trim() : null);
  const showTo = (key: ModuleKey, userId: string) => (
    server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key, userId })
  );

  it('keeps what is assumed, and of each scenario only what is its own', async () => {
    const plan = { month: '2026-05', currency: 'EUR', cash: '486000.0000', rates: [{ currency: 'USD', value: '0.9200' }] };
    expect(await saveScenario('BASE', { ...plan, gains: '50' })).toMatchObject({ error: null, row: { ...plan, gains: null } });
    expect(await saveScenario('LOW', { cash: '1', gains: '60', prices: '95', costs: '110' })).toMatchObject({
      error: null, row: { cash: null, gains: '60.0000', prices: '95.0000', costs: '110.0000' },
    });
    const line = { months: [{ month: '2026-05', value: '640.0000' }], growth: '-12.5000', days: '26.0000' };
    expect(await saveLine(line)).toMatchObject({ error: null, row: line });
    expect(await read()).toMatchObject({ forecasts: [{ scenario: 'BASE' }, { scenario: 'LOW' }], forecastLines: [{ id: revenueId }] });
  });

  it('is begun once, by however many people, and takes nothing from either', async () => {
    await saveScenario('BASE', { cash: '10' });
    expect(await saveScenario('BASE', { currency: 'EUR' }, cast.admin.token)).toMatchObject({ row: { cash: '10.0000', currency: 'EUR' } });
    expect(await saveScenario('BASE', { cash: '10' })).toMatchObject({ row: { revision: 2 } });
    expect((await read()).forecasts).toHaveLength(1);
  });

  it('tells who wrote from an older row of the field that somebody else has changed', async () => {
    await saveScenario('BASE', { cash: '10' });
    await saveScenario('BASE', { cash: '20', baseRevision: 1 }, cast.admin.token);
    const late = await saveScenario('BASE', { cash: '30', baseRevision: 1 });
    expect([fault(late), late.row?.['cash']]).toEqual(['CONFLICT cash', '20.0000']);
    expect(fault(await saveScenario('BASE', { month: '2026-06', baseRevision: 1 }))).toBeNull();
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an id of its own', { id: randomUUID() }, 'INVALID id'], ['a month that is none', { month: '2026-13' }, 'INVALID month'],
    ['a currency that is none', { currency: 'XXY' }, 'INVALID currency'], ['cash below nothing', { cash: '-1' }, 'INVALID cash'],
    ['a rate of no currency', { rates: [{ currency: 'XXY', value: '1' }] }, 'INVALID rates'],
  ])('refuses %s', async (_, row, said) => {
    expect(fault(await saveScenario('BASE', row))).toBe(said);
    expect((await read()).forecasts).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a revenue of nobody', { id: randomUUID() }, 'INVALID id'],
    ['growth of minus everything and more', { growth: '-101' }, 'INVALID growth'],
    ['customers below nothing', { months: [{ month: '2026-05', value: '-1' }] }, 'INVALID months'],
    ['more days than a month has', { days: '32' }, 'INVALID days'],
    ['a month that is none', { months: [{ month: 'May', value: '1' }] }, 'INVALID months'],
  ])('refuses for a revenue: %s', async (_, row, said) => {
    expect(fault(await saveLine(row))).toBe(said);
  });

  it('does not take the revenue of another company', async () => {
    const other = await buildCast(server);
    const id = randomUUID();
    const sold = { type: 'ROYALTY', value: '1', currency: 'EUR', frequency: 'ONCE' };
    await server.db.orm.insert(revenue).values({ id, companyId: other.companyId, key: 'revenue', position: 1, ...sold });
    expect(fault(await saveLine({ id, growth: '5' }))).toBe('INVALID id');
  });

  it.each<ModuleKey>(['revenue', 'costs'])('says nothing to who does not see %s, and takes nothing of them', async (key) => {
    await saveScenario('BASE', { cash: '486000' });
    await saveLine({ growth: '5' });
    await server.db.orm.insert(traction).values({
      id: randomUUID(), companyId: cast.companyId, title: 'May', metricType: 'number', tractionType: 'Revenue', tractionValue: '7321',
    });
    await showTo(key, cast.admin.userId);
    expect(await read()).toEqual({ forecasts: [], forecastLines: [], revenueReached: [] });
    expect((await read(cast.admin.token)).forecasts).toHaveLength(1);
    expect((await read(cast.admin.token)).revenueReached).toHaveLength(1);
    expect(fault(await saveScenario('BASE', { cash: '1' }))).toBe('FORBIDDEN');
    expect(fault(await saveLine({ growth: '6' }))).toBe('FORBIDDEN');
    expect((await read(cast.admin.token)).forecasts).toMatchObject([{ cash: '486000.0000' }]);
  });

  it('comes by the step that shows one of its modules again', async () => {
    await saveScenario('BASE', { cash: '10' });
    await callModule(server, cast.owner.token, 'updateVisibility', {
      companyId: cast.companyId, key: 'costs', addVisibility: [cast.admin.userId], removedVisibilities: [],
    });
    const steps = await server.db.orm.select().from(companyEvent).where(eq(companyEvent.companyId, cast.companyId))
      .orderBy(companyEvent.seq);
    expect(steps.at(-1)).toMatchObject({ type: 'VISIBILITY_CHANGED', payload: { rows: [{ type: 'Forecast', ids: [idOf('BASE')] }] } });
  });

  it('is written by a custom member who is assigned to revenue', async () => {
    expect(fault(await saveLine({ growth: '5' }, cast.custom.token))).toBe('FORBIDDEN');
    await server.db.orm.insert(componentAssignment).values({ companyId: cast.companyId, key: 'revenue', userId: cast.custom.userId });
    expect(fault(await saveLine({ growth: '5' }, cast.custom.token))).toBeNull();
    expect(fault(await saveLine({ growth: '6' }, cast.viewer.token))).toBe('FORBIDDEN');
  });

  it.each<[PlanName, string | null]>([['Free', 'LOCKED'], ['Premium', null]])('on %s other scenarios are answered with %s', async (
    plan, said,
  ) => {
    cast = await buildCast(server, plan);
    expect(fault(await saveScenario('BASE', { cash: '1' }))).toBeNull();
    expect(fault(await saveScenario('HIGH', { gains: '120' }))).toBe(said);
  });

  it('reads the revenue that was reached: the last of a month, from goals and traction', async () => {
    const { companyId } = cast;
    const goal = (dateAchieved: string, metricName: string, milestoneValue: string, more = {}) => ({
      id: randomUUID(), companyId, title: metricName, status: 'ACHIEVED' as const, dateAchieved, metricType: 'number' as const, metricName,
      milestoneValue, ...more,
    });
    await server.db.orm.insert(milestone).values([
      goal('2026-03-02', 'Revenue', '100'), goal('2026-03-31', ' Monthly revenue ', '250.50'), goal('2026-04-30', 'shops', '40'),
      goal('2026-05-01', 'revenue', '300', { status: 'IN_PROGRESS' }), goal('2026-06-01', 'revenue', '9', { isDeleted: true }),
      goal('2026-07-01', 'revenue', '5', { metricType: 'percentage' }),
    ]);
    const record = {
      id: randomUUID(), companyId, title: 'April', metricType: 'number' as const, tractionType: 'Revenue', tractionValue: '400',
    };
    await server.db.orm.insert(traction).values({ ...record, createdAt: new Date('2026-04-30T23:30:00Z') });
    expect((await read()).revenueReached).toEqual([{ month: '2026-03', value: '250.50' }, { month: '2026-04', value: '400' }]);
  });
});
