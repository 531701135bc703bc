import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { eq } from 'drizzle-orm';
import { company } from '../modules/company';
import { componentVisibility } from '../modules/growth';
import { openSession } from '../modules/identity';
import { channel } from '../modules/messaging';
import { routes } from '../rest/routes';
import { buildSchema } from '../graphql/schema';
import { buildCast, type Cast } from './builders';
import { operationOf } from './operation-of';
import { MODULE_FIELDS, ROUTE_RULES, RULES, TYPE_RULES, type Rule } from './rights-rules';
import { buildStage, PARTS, type Part, type Stage } from './rights-stage';
import { StreamReader } from './stream-reader';
import { startTestServer, type TestServer } from './test-server';

const schema = buildSchema();
const rootFields = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});
const QUERIES = rootFields(schema.getQueryType());
const MUTATIONS = rootFields(schema.getMutationType());
const SUBSCRIPTIONS = rootFields(schema.getSubscriptionType());

const ruleOf = (name: string): Rule => {
  const rule = RULES[name];
  if (!rule) throw new Error(`${name} has no stated rule: say in testing/rights-rules.ts who may call it`);
  return rule;
};
const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
/** Without what was found in one's own conversations: those are no company's. */
const ofCompany = (value: unknown) => (Array.isArray(value) ? value.filter((hit: { channelId?: string | null }) => !hit.channelId) : value);

/** A payload, or the plain answer of a command that has nothing else to say: false is a refusal. */
type Outcome = { error: { code: string } | null } | boolean | null;
const errorOf = (outcome: Outcome | undefined) => (typeof outcome === 'object' ? outcome?.error : outcome === false ? { code: 'FORBIDDEN' } : null);

const isAllowed = ({ may }: Rule, part: Part) => may === 'everybody' || (may === 'signed-in' ? part !== 'anonymous' : may.includes(part));

describe('rights', () => {
  let server: TestServer;
  let people: Cast;

  beforeAll(async () => {
    // Longer than this file takes on a busy machine.
    server = await startTestServer({ config: { accessTokenSeconds: 4 * 3600 } });
    people = await buildCast(server);
  });
  // Each attempt has its own company; nobody may own too many.
  afterEach(async () => {
    await server.db.orm.delete(channel);
    await server.db.orm.delete(company);
  });
  afterAll(() => server.close());

  const tokenOf = (part: Part) => (part === 'anonymous' ? undefined : people[part].token);
  /** Where the company and its channel stand: a refused attempt moves neither. */
  const seqOf = async (stage: Stage) => [
    await server.db.orm.select({ seq: company.lastEventSeq }).from(company).where(eq(company.id, stage.companyId)),
    await server.db.orm.select({ seq: channel.changeSeq, members: channel.memberCount }).from(channel).where(eq(channel.id, stage.channelId)),
  ];

  it('are stated for every field of the roots, and for nothing that is not there', () => {
    const names = [...QUERIES.map((field) => `Query.${field.name}`), ...MUTATIONS.map((field) => `Mutation.${field.name}`), ...SUBSCRIPTIONS.map((field) => `Subscription.${field.name}`)];
    expect(Object.keys(RULES).sort()).toEqual(names.sort());
  });

  it.each(Object.entries(TYPE_RULES))('are stated for every field of %s, and for every field that leads to it', (name, { fields, from }) => {
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    expect(rootFields(types.find((type) => type.name === name)).map((field) => field.name).sort()).toEqual([...fields].sort());
    const leading = types.flatMap((type) => rootFields(type).filter((field) => getNamedType(field.type).name === name).map((field) => `${type.name}.${field.name}`));
    if (from) expect(leading.sort()).toEqual([...from].sort());
  });

  it('are stated for every REST route, and for nothing that is not there', () => {
    expect(Object.fromEntries(Object.entries(ROUTE_RULES).map(([name, rule]) => [name, rule.policy]))).toEqual(Object.fromEntries(routes.map((route) => [`${route.method} ${route.path}`, route.policy])));
  });

  describe.each(QUERIES.map((field) => [field.name, field] as const))('Query.%s', (name, field) => {
    it.each(PARTS)('%s', async (part) => {
      const rule = ruleOf(`Query.${name}`);
      const stage = await buildStage(server, people, rule);
      const { data, errors } = await server.graphql(operationOf('query', field), rule.variables(stage, part), tokenOf(part));
      if (isAllowed(rule, part)) {
        expect(errors).toBeUndefined();
        if (rule.hides) expect(isNothing(data?.[name])).toBe(false);
      } else if (rule.hides && part !== 'anonymous') {
        expect([errors, isNothing(data?.[name])]).toEqual([undefined, true]);
      } else {
        expect(errors?.[0]?.extensions?.code).toBe(part === 'anonymous' ? 'access-denied' : 'FORBIDDEN');
        expect(data?.[name] ?? null).toBeNull();
      }
    });
  });

  describe.each(MUTATIONS.map((field) => [field.name, field] as const))('Mutation.%s', (name, field) => {
    it.each(PARTS)('%s', async (part) => {
      const rule = ruleOf(`Mutation.${name}`);
      const stage = await buildStage(server, people, rule);
      const before = await seqOf(stage);
      const { data, errors } = await server.graphql<Record<string, Outcome>>(operationOf('mutation', field), rule.variables(stage, part), tokenOf(part));
      if (isAllowed(rule, part)) {
        expect([errors, errorOf(data?.[name])]).toEqual([undefined, null]);
        return;
      }
      if (part === 'anonymous') expect(errors?.[0]?.extensions?.code).toBe('access-denied');
      else expect(errorOf(data?.[name])?.code).toBe('FORBIDDEN');
      expect(await seqOf(stage)).toEqual(before);
    });
  });

  describe.each(SUBSCRIPTIONS.map((field) => [field.name, field] as const))('Subscription.%s', (name, field) => {
    it.each(PARTS)('%s', async (part) => {
      const rule = ruleOf(`Subscription.${name}`);
      const stage = await buildStage(server, people);
      const client = server.socket(tokenOf(part) ?? 'no token');
      const reader = new StreamReader<{ type: string }>(client, operationOf('subscription', field), rule.variables(stage, part), name);
      if (isAllowed(rule, part)) {
        const { query, variables } = rule.nudge?.(stage) ?? { query: 'mutation ($id: ID!) { updateUser(id: $id, set: { bio: "x" }) { error { code } } }', variables: { id: part === 'anonymous' ? '' : people[part].userId } };
        const nudge = setInterval(() => { void server.graphql(query, variables, tokenOf(part)); }, 200);
        expect(await reader.take()).toBeTruthy();
        clearInterval(nudge);
        reader.stop();
      } else {
        await reader.end();
        expect(reader.steps).toEqual([]);
        expect(reader.errors).toMatchObject([part === 'anonymous' ? { code: 4403 } : { extensions: { code: 'FORBIDDEN' } }]);
      }
      await client.dispose();
    });
  });

  it('state for every field of a module whether it goes with visibility, and hide what does', async () => {
    const type = schema.getType('GrowthModule') as GraphQLObjectType;
    expect(Object.keys(MODULE_FIELDS).sort()).toEqual(Object.keys(type.getFields()).sort());
    const stage = await buildStage(server, people);
    await server.db.orm.insert(componentVisibility).values({ companyId: stage.companyId, key: 'belief', userId: people.owner.userId });
    const field = QUERIES.find((one) => one.name === 'growthModule');
    if (!field) throw new Error('growthModule is not in the schema');
    const { data } = await server.graphql<{ growthModule: Record<string, unknown> }>(operationOf('query', field), { companyId: stage.companyId, key: 'belief' }, people.viewer.token);
    const content = Object.entries(data?.growthModule ?? {}).filter(([name]) => MODULE_FIELDS[name] === 'content');
    expect(content).toHaveLength(Object.values(MODULE_FIELDS).filter((kind) => kind === 'content').length);
    for (const [name, value] of content) expect([name, Array.isArray(value) ? value.length : value || null]).toEqual([name, Array.isArray(value) ? 0 : null]);
  });

  it('end with a company that was deleted, for everybody in it and for who is invited, and are there again when it is back', async () => {
    const stage = await buildStage(server, people);
    const ids = [stage.companyId, stage.partnerId, stage.commentId, stage.skillId, stage.inviteId, stage.inviteToken, stage.viewerSeatId];
    const touching = (kind: 'Query' | 'Mutation', fields: typeof QUERIES) => fields.filter(({ name }) => (
      name !== 'restoreCompany' && ids.some((id) => JSON.stringify(ruleOf(`${kind}.${name}`).variables(stage, 'owner')).includes(id))
    ));
    const call = (kind: 'query' | 'mutation', field: (typeof QUERIES)[number], part: Part) => (
      server.graphql<Record<string, Outcome>>(operationOf(kind, field), ruleOf(`${kind === 'query' ? 'Query' : 'Mutation'}.${field.name}`).variables(stage, part), tokenOf(part))
    );
    const own = async (field: 'deleteCompany' | 'restoreCompany') => server.graphql<Record<string, Outcome>>(`mutation ($id: ID!) { ${field}(id: $id) { error { code } } }`, { id: stage.companyId }, people.owner.token);
    expect(errorOf((await own('deleteCompany')).data?.deleteCompany)).toBeNull();
    const before = await seqOf(stage);
    const answered: string[] = [];
    for (const part of ['outsider', 'viewer', 'editor', 'owner'] as const) {
      for (const field of touching('Query', QUERIES)) {
        const { data, errors } = await call('query', field, part);
        if (!errors && !isNothing(ofCompany(data?.[field.name]))) answered.push(`${field.name} to ${part}`);
      }
      for (const field of touching('Mutation', MUTATIONS)) {
        const { data, errors } = await call('mutation', field, part);
        if (!errors && !errorOf(data?.[field.name])) answered.push(`${field.name} to ${part}`);
      }
    }
    expect(touching('Mutation', MUTATIONS).length).toBeGreaterThan(20);
    expect(answered).toEqual([]);
    expect(await seqOf(stage)).toEqual(before);
    expect(errorOf((await own('restoreCompany')).data?.restoreCompany)).toBeNull();
    const team = QUERIES.find(({ name }) => name === 'team');
    expect(team && (await call('query', team, 'viewer')).errors).toBeUndefined();
  });

  describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (name, route) => {
    it.each(PARTS)('%s', async (part) => {
      const rule = ROUTE_RULES[name];
      if (!rule) throw new Error(`${name} has no stated rule: say in testing/rights-rules.ts who may call it`);
      const stage = await buildStage(server, people);
      const { path = route.path, ...options } = rule.request(stage);
      // A session of its own: signing out is among the routes.
      const token = part === 'anonymous' ? undefined : (await server.db.transaction((tx) => openSession(tx, server, people[part].userId))).token;
      const { status } = await server.request(route.method, route.root ? path : `/api/v1${path}`, { ...options, ...(token !== undefined && { token }) });
      const signedInOnly = rule.policy !== 'public' && rule.policy !== 'development';
      const refused = part === 'anonymous' ? signedInOnly && 401 : rule.may && !rule.may.includes(part) && 403;
      expect(status).toBe(refused || rule.status);
    });
  });
});
