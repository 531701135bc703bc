import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { faultOf, rowCalls } from '../../testing/row-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { componentVisibility } from '../growth';
import { milestone } from '../timeline';

const FIELDS = {
  RiskValue: 'title description type',
  RiskAnalysis: 'title description likelihood impact analysis actionPlan riskAssessmentValueId milestoneId employeeResponsible',
};
interface Page { values: Record<string, unknown>[]; analyses: Record<string, unknown>[] }

describe('the risk assessment', () => {
  let server: TestServer;
  let cast: Cast;
  let calls: ReturnType<typeof rowCalls<keyof typeof FIELDS>>;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); calls = rowCalls(server, cast, FIELDS); });
  afterAll(() => server.close());

  const page = async (token = cast.viewer.token) => (await calls.ask<{ riskAssessment: Page }>(
    'query ($companyId: ID!) { riskAssessment(companyId: $companyId) { values { title type } analyses { title riskAssessmentValueId } } }',
    {}, token,
  )).riskAssessment;

  it('keeps every field of every kind', async () => {
    const goal = randomUUID();
    await server.db.orm.insert(milestone).values({ id: goal, companyId: cast.companyId, title: '1,000 trips a day' });
    const value = { title: 'One washing depot under contract', description: 'In Wedding', type: 'WEAKNESS' };
    const riskAssessmentValueId = await calls.made('RiskValue', value);
    expect(await calls.save('RiskValue', value)).toMatchObject({ error: null, row: value });
    const risk = {
      title: 'Only one washing depot', description: 'Every crate is washed in Wedding', likelihood: 4, impact: 5,
      analysis: 'It stopped twice',
      actionPlan: 'Sign depot B', riskAssessmentValueId, milestoneId: goal, employeeResponsible: cast.admin.userId,
    };
    expect(await calls.save('RiskAnalysis', risk)).toMatchObject({ error: null, row: risk });
  });

  it('has the fields of a SWOT in the order in which somebody put them', async () => {
    const last = await calls.made('RiskValue', { title: 'Deposit law', type: 'THREAT', position: 3 });
    await calls.save('RiskValue', { title: 'Routing', type: 'STRENGTH', position: 2 });
    await calls.save('RiskValue', { id: last, position: 1 });
    expect((await page()).values).toEqual([{ title: 'Deposit law', type: 'THREAT' }, { title: 'Routing', type: 'STRENGTH' }]);
  });

  it('lets a risk come from a weakness or a threat, as long as it is one', async () => {
    const [weakness, strength] = [
      await calls.made('RiskValue', { title: 'One depot', type: 'WEAKNESS' }),
      await calls.made('RiskValue', { title: 'Data', type: 'STRENGTH' }),
    ];
    expect(faultOf(await calls.save('RiskAnalysis', { title: 'x', riskAssessmentValueId: strength }))).toBe(
      'INVALID riskAssessmentValueId',
    );
    await calls.made('RiskAnalysis', { title: 'It stops', riskAssessmentValueId: weakness });
    await calls.remove('RiskValue', weakness);
    expect((await page()).analyses).toEqual([{ title: 'It stops', riskAssessmentValueId: null }]);
    await calls.save('RiskValue', { id: weakness });
    expect((await page()).analyses).toEqual([{ title: 'It stops', riskAssessmentValueId: weakness }]);
    await calls.save('RiskValue', { id: weakness, type: 'OPPORTUNITY' });
    expect((await page()).analyses).toEqual([{ title: 'It stops', riskAssessmentValueId: null }]);
  });

  it('takes no entry of another company for a source', async () => {
    const other = await buildCast(server);
    const theirs = await rowCalls(server, other, FIELDS).made('RiskValue', { title: 'Theirs', type: 'THREAT' });
    expect(faultOf(await calls.save('RiskAnalysis', { title: 'x', riskAssessmentValueId: theirs }))).toBe('INVALID riskAssessmentValueId');
  });

  it('shows an entry of a hidden SWOT through no risk', async () => {
    const source = await calls.made('RiskValue', { title: 'One depot', type: 'WEAKNESS' });
    await calls.made('RiskAnalysis', { title: 'It stops', riskAssessmentValueId: source });
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'swot', userId: cast.admin.userId });
    expect(await page()).toEqual({ values: [], analyses: [{ title: 'It stops', riskAssessmentValueId: null }] });
    expect(await page(cast.admin.token)).toMatchObject({ values: [{ title: 'One depot' }], analyses: [{ riskAssessmentValueId: source }] });
  });

  it('is read-only on the free plan', async () => {
    const free = await buildCast(server, 'Free');
    expect(faultOf(await rowCalls(server, free, FIELDS).save('RiskValue', { title: 'x', type: 'THREAT' }))).toBe('LOCKED');
  });

  it.each([
    ['RiskValue', { type: 'THREAT' }, 'INVALID title'], ['RiskValue', { title: 'x' }, 'INVALID type'],
    ['RiskValue', { title: 'x'.repeat(201), type: 'THREAT' }, 'INVALID title'],
    ['RiskAnalysis', { title: 'x', likelihood: 0 }, 'INVALID likelihood'], ['RiskAnalysis', { title: 'x', impact: 6 }, 'INVALID impact'],
    ['RiskAnalysis', { title: 'x', actionPlan: 'x'.repeat(2001) }, 'INVALID actionPlan'],
    ['RiskAnalysis', { title: 'x', employeeResponsible: randomUUID() }, 'INVALID employeeResponsible'],
    ['RiskAnalysis', { title: 'x', milestoneId: randomUUID() }, 'INVALID milestoneId'],
  ] as const)('refuses a %s of %o', async (kind, row, expected) => {
    expect(faultOf(await calls.save(kind, row))).toBe(expected);
  });
});
