import { randomUUID } from 'node:crypto';
import { MODULES, modulesOfSection, SHARE_SECTIONS, type ModuleKey, type ShareSection } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import { isObjectType } from 'graphql';
import { buildSchema } from '../../graphql/schema';
import { buildCast, type Cast } from '../../testing/builders';
import { found, IN_ORDER, MarkedPlan } from '../../testing/marked-plan';
import { callModule } from '../../testing/module-calls';
import { operationsBelow, type RootField } from '../../testing/schema-walk';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { phase } from '../timeline/lane.table';
import { hashSecret } from '../identity';
import { shareLink } from './share.table';

/**
 * Which section brings a field; null: every link says it. A field that comes to the type and is not here fails the test.
 */
const BROUGHT_BY: Readonly<Record<string, readonly ShareSection[] | null>> = {
  companyId: null, name: null, logo: null, oneLine: null, sectors: null, stageId: null, sharedBy: null, sharedAt: null, referralCode: null,
  sections: null,
  done: ['level'], doneModules: ['level'], elevatorPitch: ['pitch'], city: ['pitch'], country: ['pitch'], size: ['pitch'],
  texts: ['problem', 'solution', 'market', 'competition', 'businessModel', 'visionAndBelief', 'culture'],
  markets: ['market'], takeaway: ['competition'], prices: ['businessModel'], pricesSource: ['businessModel'], partners: ['businessModel'],
  partnersSource: ['businessModel'], goals: ['goals'], team: ['team'], habits: ['culture'], sdgs: ['sdgs'], phases: ['timeline'],
};
/** What a goal says stands in both of its modules' section, and a market is told as a number alone. */
const NO_WORDS: readonly ModuleKey[] = ['tam', 'sam', 'som', 'team', 'traction', 'sdgs', 'comparison'];

const schema = buildSchema();
const OPEN = schema.getMutationType()?.getFields()['openShare'] as RootField;

describe('what a link does not allow', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => {
    server = await startTestServer({ config: { accessTokenSeconds: 4 * 3600 } });
    cast = await buildCast(server, 'Premium');
    const plan = new MarkedPlan(server, cast.companyId, cast.editor);
    for (const key of IN_ORDER) await plan.write(key, '', [cast.viewer.userId]);
    await server.db.orm.update(company).set({ elevatorPitch: 'zq-pitch', city: 'zq-city', country: 'zq-country', size: 'zq-size' })
      .where(eq(company.id, cast.companyId));
    const days = { from: '2026-05-01', to: '2026-06-01' };
    await server.db.orm.insert(phase).values({ id: randomUUID(), companyId: cast.companyId, title: 'zq-phase', ...days });
  });
  afterAll(() => server.close());

  /** Everything that can be selected below `openShare`, answered for a link with these sections. */
  async function answersFor(sections: readonly ShareSection[]) {
    const token = randomUUID();
    await server.db.orm.insert(shareLink)
      .values({ id: randomUUID(), companyId: cast.companyId, name: 'Kai', sections: [...sections], tokenHash: hashSecret(token) });
    const queries = operationsBelow(schema, 'mutation', OPEN, ['token', 'visitId']);
    return Promise.all(queries.map((query) => (
      server.graphql<{ openShare: { share?: { plan?: Record<string, unknown> | null } | null } }>(query, {
        token, visitId: randomUUID(),
      }))));
  }
  const plansOf = (answers: Awaited<ReturnType<typeof answersFor>>): Record<string, unknown>[] => answers.flatMap(({ data }) => {
    const plan = data?.openShare.share?.plan;
    return plan ? [plan] : [];
  });
  const modulesIn = (answers: unknown) => MODULES.map(({ key }) => key).filter((key) => found(JSON.stringify(answers), key).length > 0);
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

  it('is stated for every field of the answer', () => {
    const type = schema.getType('SharedPlan');
    expect(isObjectType(type) && Object.keys(type.getFields()).sort()).toEqual(Object.keys(BROUGHT_BY).sort());
  });

  it.each(SHARE_SECTIONS)('a link with %s alone brings its fields, its modules and nothing of any other', async (section) => {
    const answers = await answersFor([section]);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const plans = plansOf(answers);
    const fields = plans.flatMap((plan) => Object.entries(plan)).filter(([, value]) => !isEmpty(value)).map(([name]) => name);
    const others = [...new Set(fields)].filter((name) => BROUGHT_BY[name]?.includes(section) === false);
    expect(others).toEqual([]);
    const allowed = modulesOfSection(section);
    expect(modulesIn(answers).filter((key) => !allowed.includes(key))).toEqual([]);
    expect(allowed.filter((key) => !NO_WORDS.includes(key) && !modulesIn(answers).includes(key))).toEqual([]);
    const facts = JSON.stringify(answers).match(/zq-(?:pitch|city|country|size|phase)/g) ?? [];
    expect([...new Set(facts)].sort()).toEqual(
      section === 'pitch' ? ['zq-city', 'zq-country', 'zq-pitch', 'zq-size'] : section === 'timeline' ? ['zq-phase'] : []);
  });

  it.each(IN_ORDER)('%s is in no link while part of the team is kept from it, also in one with every section', async (key) => {
    const show = (change: { addVisibility: string[]; removedVisibilities: string[] }) => (
      callModule(server, cast.owner.token, 'updateVisibility', { companyId: cast.companyId, key, ...change }));
    await show({ addVisibility: [cast.viewer.userId], removedVisibilities: [] });
    const answers = await answersFor(SHARE_SECTIONS);
    expect(found(JSON.stringify(answers), key)).toEqual([]);
    const plans = plansOf(answers);
    expect(plans.flatMap(({ doneModules }) => (doneModules ?? []) as string[])).not.toContain(key);
    await show({ addVisibility: [], removedVisibilities: [cast.viewer.userId] });
  });
});
