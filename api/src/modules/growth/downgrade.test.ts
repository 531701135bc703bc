import { randomUUID } from 'node:crypto';
import { isModuleOpen, MODULES, type ModuleKey } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import { isObjectType } from 'graphql';
import { buildSchema } from '../../graphql/schema';
import { buildCast, type Cast } from '../../testing/builders';
import { operationOf } from '../../testing/operation-of';
import type { Rule } from '../../testing/rights';
import { buildStage, type Stage } from '../../testing/rights-stage';
import { errorOf, seqOf, type Outcome } from '../../testing/test-rights';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { BUSINESS_MODEL_RIGHTS } from '../business-model/business-model.rights';
import { COMPETITION_RIGHTS } from '../competition/competition.rights';
import { FOUNDATION_RIGHTS } from '../foundation/foundation.rights';
import { MARKET_POTENTIAL_RIGHTS } from '../market-potential/market-potential.rights';
import { company } from '../company';
import { channel } from '../messaging';
import { billingSubscription } from '../plan';
import { RISK_RIGHTS } from '../risk/risk.rights';
import { GROWTH_RIGHTS } from './growth.rights';
import { allRows } from './row-reading';

const PARTS = [GROWTH_RIGHTS, FOUNDATION_RIGHTS, BUSINESS_MODEL_RIGHTS, COMPETITION_RIGHTS, MARKET_POTENTIAL_RIGHTS, RISK_RIGHTS];
const RULES: Readonly<Record<string, Rule>> = Object.assign({}, ...PARTS.map(({ fields }) => fields));
const MUTATION = buildSchema().getMutationType();
const MUTATIONS = Object.keys(RULES).flatMap((path) => (path.startsWith('Mutation.') ? [path.slice('Mutation.'.length)] : []));

const PAID = MODULES.map(({ key }) => key).filter((key) => !isModuleOpen(key, 'Free'));
/** Each kind of row with each paid module that it may stand in. */
const ROWS = allRows().flatMap(({ type, modules }) => modules.filter((key) => PAID.includes(key)).map((key) => [type, key] as const));

interface Framework { done: number; modules: { key: ModuleKey; isLocked: boolean; canEdit: boolean; progress: string }[] }

/** What changes rows of modules that every plan has. */
const ON_FREE = [
  'saveFoundationItem', 'deleteFoundationItem', 'saveCompanySdg', 'removeCompanySdg', 'addCompanySkill', 'removeCompanySkill',
  'setSkillPeople',
  'saveCustomer', 'deleteCustomer', 'saveCustomerDetail', 'deleteCustomerDetail', 'addCustomerCategory', 'importCustomers',
  'saveRevenue', 'deleteRevenue', 'saveCost', 'deleteCost', 'updateCosts', 'importCosts',
  'saveForecast', 'deleteForecast', 'saveForecastLine', 'deleteForecastLine',
];
/**
 * What is only looked at can be told of. Comments are changed by their authors and taken away by managers whatever the plan; versions are
 * those of one module.
 */
const OF_NO_PLAN = ['logActivity', 'updateComment', 'deleteComment', 'restoreComment', 'restoreVersion'];

describe('after a downgrade', () => {
  let server: TestServer;
  let people: Cast;
  let stage: Stage;

  beforeAll(async () => {
    server = await startTestServer({ config: { accessTokenSeconds: 4 * 3600 } });
    people = await buildCast(server);
  });
  beforeEach(async () => { stage = await buildStage(server, people, { plan: 'Pro' }); });
  afterEach(async () => {
    await server.db.orm.delete(channel);
    await server.db.orm.delete(company);
  });
  afterAll(() => server.close());

  const call = async (name: string, more: Record<string, unknown> = {}) => {
    const field = isObjectType(MUTATION) ? MUTATION.getFields()[name] : undefined;
    const rule = RULES[`Mutation.${name}`];
    if (!field || !rule) throw new Error(`${name} has no stated rule`);
    const given = rule.variables(stage, 'owner');
    const variables = { ...given, ...more, ...(more.row ? { row: { ...given.row as object, ...more.row } } : {}) };
    const { data, errors } = await server.graphql<Record<string, Outcome>>(operationOf('mutation', field), variables, people.owner.token);
    if (errors) throw new Error(JSON.stringify(errors));
    return errorOf(data?.[name])?.code ?? 'done';
  };
  const framework = async () => {
    const { data } = await server.graphql<{ growthFramework: Framework }>(
      'query ($id: ID!) { growthFramework(companyId: $id) { done modules { key isLocked canEdit progress } } }', { id: stage.companyId },
      people.owner.token,
    );
    return data?.growthFramework;
  };
  /** What a module says and holds, as its history keeps it. */
  const versionOf = async (key: ModuleKey) => {
    const text = `query ($c: ID!, $key: ModuleKey!) {
      growthModule(companyId: $c, key: $key) { assumption }
      history(companyId: $c, key: $key) { versions { newest } } }`;
    const { data } = await server.graphql<{ growthModule: { assumption: string }; history: { versions: { newest: string | null } } }>(
      text, { c: stage.companyId, key }, people.viewer.token,
    );
    const id = data?.history.versions.newest;
    const version = id && await server.graphql<{ version: { rows: { label: string }[] } }>(
      'query ($c: ID!, $key: ModuleKey!, $id: String!) { version(companyId: $c, key: $key, id: $id) { rows { label } } }',
      { c: stage.companyId, key, id }, people.viewer.token,
    );
    return { assumption: data?.growthModule.assumption, rows: (version && version.data?.version.rows.length) || 0 };
  };
  const downgrade = () => server.db.orm.delete(billingSubscription).where(eq(billingSubscription.companyId, stage.companyId));

  it('every paid module is read-only, keeps what it says, and counts as it did', async () => {
    for (const [type, key] of ROWS) expect([type, key, await call(`save${type}`, { row: { key } })]).toEqual([type, key, 'done']);
    for (const key of PAID) expect(await call('updateModule', { key, set: { assumption: `About ${key}`, progress: 'DONE' } })).toBe('done');
    const before = await framework();
    const said = await Promise.all(PAID.map(versionOf));
    const holds = (key: ModuleKey) => ROWS.some(([, other]) => other === key);
    expect(said.map(({ assumption, rows }) => [assumption, rows > 0])).toEqual(PAID.map((key) => [`About ${key}`, holds(key)]));
    await downgrade();
    const after = await framework();
    expect(after?.done).toBe(before?.done);
    expect(after?.modules.filter(({ isLocked }) => isLocked).map(({ key }) => key)).toEqual(PAID);
    expect(after?.modules.filter(({ key }) => PAID.includes(key)).map(({ canEdit, progress }) => [canEdit, progress]))
      .toEqual(PAID.map(() => [false, 'DONE']));
    expect(await Promise.all(PAID.map(versionOf))).toEqual(said);
    const place = await seqOf(server, stage);
    for (const [type, key] of ROWS) expect([type, key, await call(`save${type}`, { row: { key, id: randomUUID() } })])
      .toEqual([type, key, 'LOCKED']);
    for (const key of PAID) {
      for (const name of ['updateModule', 'addAssignment', 'removeAssignment', 'updateVisibility', 'addComment']) {
        expect([key, name, await call(name, { key })]).toEqual([key, name, 'LOCKED']);
      }
    }
    expect(await seqOf(server, stage)).toEqual(place);
  });

  it('every command on rows of a paid module is refused, whatever it is called', async () => {
    await downgrade();
    const ofRows = MUTATIONS.filter((name) => (
      !OF_NO_PLAN.includes(name) && RULES[`Mutation.${name}`]?.variables(stage, 'owner').key === undefined
    ));
    const answers = await Promise.all(ofRows.map(async (name) => [name, await call(name)] as const));
    const open = answers.filter(([, answer]) => answer !== 'LOCKED').map(([name]) => name);
    expect(open).toEqual(ofRows.filter((name) => ON_FREE.includes(name)));
    expect(answers.filter(([, answer]) => answer === 'LOCKED').length).toBeGreaterThan(15);
  });

  it('every paid module that holds rows is among those tried', () => {
    expect(PAID.filter((key) => !ROWS.some(([, other]) => other === key))).toEqual(['pointOfDifferentiation', 'marketStrategy']);
  });
});
