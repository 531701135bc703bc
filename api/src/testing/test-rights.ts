import type { PlanName } from '@heartwood/contract/domain';
import { isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { eq } from 'drizzle-orm';
import { company } from '../modules/company';
import { openSession } from '../modules/identity';
import { channel } from '../modules/messaging';
import type { Config } from '../process/config';
import { routes } from '../rest/routes';
import { buildSchema } from '../graphql/schema';
import { buildCast, type Cast } from './builders';
import { operationOf } from './operation-of';
import type { Rights, Rule } from './rights';
import { buildStage, PARTS, type Part, type Stage } from './rights-stage';
import { StreamReader } from './stream-reader';
import { startTestServer, type TestServer } from './test-server';

type RootField = GraphQLField<unknown, unknown>;

const rowsOf = (value: unknown) => (typeof value === 'object' && value !== null && 'nodes' in value ? value.nodes : value);
/** Null, an empty list, or a page without rows. */
export const isNothing = (value: unknown) => value === null || (Array.isArray(rowsOf(value)) && (rowsOf(value) as unknown[]).length === 0);

/** A payload, or the plain answer of a command that has nothing else to say: false is a refusal. */
export type Outcome = { error: { code: string } | null } | boolean | null;
export const errorOf = (outcome: Outcome | undefined) => (
  typeof outcome === 'object' ? outcome?.error : outcome === false ? { code: 'FORBIDDEN' } : null
);

/** Where the company and its channel stand: a refused attempt moves neither. */
export const seqOf = async ({ db: { orm } }: TestServer, stage: Stage) => [
  await orm.select({ seq: company.lastEventSeq }).from(company).where(eq(company.id, stage.companyId)),
  await orm.select({ seq: channel.changeSeq, members: channel.memberCount }).from(channel).where(eq(channel.id, stage.channelId)),
];

const isAllowed = ({ may }: Rule, part: Part) => may === 'everybody' || (may === 'signed-in' ? part !== 'anonymous' : may.includes(part));

function fieldOf(path: string): RootField {
  const [root = '', name = ''] = path.split('.');
  const type = buildSchema().getType(root);
  const field = isObjectType(type) ? (type as GraphQLObjectType).getFields()[name] : undefined;
  if (!field) throw new Error(`${path} has a stated rule and is not in the schema`);
  return field;
}

/** What a part's server needs around it. */
interface Surrounding { config: Partial<Config>; close(): Promise<void> }

/** Tries every field and route of a part as every kind of person: each as it is stated. */
export function testRights({ fields = {}, routes: routeRules = {} }: Rights, surround?: () => Promise<Surrounding>): void {
  let around: Surrounding | undefined;
  let server: TestServer;
  let people: Cast;

  beforeAll(async () => {
    // Longer than a file takes on a busy machine.
    around = await surround?.();
    server = await startTestServer({ config: { accessTokenSeconds: 4 * 3600, ...around?.config } });
    people = await buildCast(server);
  });
  afterAll(async () => {
    await server.close();
    await around?.close();
  });

  let unspent: { stage: Stage; plan: PlanName | undefined } | null = null;

  /**
   * One attempt on a company. What only reads and what is refused leaves nothing behind, so that the next attempt has the same company; any
   * other has a new one.
   */
  async function onStage(leavesNothing: boolean, plan: PlanName | undefined, attempt: (stage: Stage) => Promise<void>): Promise<void> {
    const stage = unspent?.plan === plan && unspent ? unspent.stage : await newStage(plan);
    unspent = null;
    await attempt(stage);
    if (leavesNothing) unspent = { stage, plan };
  }

  async function newStage(plan: PlanName | undefined): Promise<Stage> {
    // Nobody may own too many.
    await server.db.orm.delete(channel);
    await server.db.orm.delete(company);
    return buildStage(server, people, { ...(plan && { plan }) });
  }

  const tokenOf = (part: Part) => (part === 'anonymous' ? undefined : people[part].token);

  const attempts = {
    async Query(name: string, field: RootField, rule: Rule, part: Part, stage: Stage) {
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
    },
    async Mutation(name: string, field: RootField, rule: Rule, part: Part, stage: Stage) {
      const before = await seqOf(server, stage);
      const asked = operationOf('mutation', field);
      const { data, errors } = await server.graphql<Record<string, Outcome>>(asked, rule.variables(stage, part), tokenOf(part));
      if (isAllowed(rule, part)) {
        expect([errors, errorOf(data?.[name])]).toEqual([undefined, null]);
        return;
      }
      if (part === 'anonymous') expect(errors?.[0]?.extensions?.code).toBe('access-denied');
      else expect(errorOf(data?.[name])?.code).toBe('FORBIDDEN');
      expect(await seqOf(server, stage)).toEqual(before);
    },
    async Subscription(name: string, field: RootField, rule: Rule, part: Part, stage: Stage) {
      const client = server.socket(tokenOf(part) ?? 'no token');
      const reader = new StreamReader<{ type: string }>(client, operationOf('subscription', field), rule.variables(stage, part), name);
      if (isAllowed(rule, part)) {
        const ownChange = {
          query: 'mutation ($id: ID!) { updateUser(id: $id, set: { bio: "x" }) { error { code } } }',
          variables: { id: part === 'anonymous' ? '' : people[part].userId },
        };
        const { query, variables } = rule.nudge?.(stage) ?? ownChange;
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
    },
  };

  for (const [path, rule] of Object.entries(fields)) {
    const [root, name = ''] = path.split('.') as [keyof typeof attempts, string];
    it.each(PARTS)(`${path}: %s`, (part) => onStage(root === 'Query' || !isAllowed(rule, part), rule.plan, (stage) => (
      attempts[root](name, fieldOf(path), rule, part, stage))));
  }

  for (const [name, rule] of Object.entries(routeRules)) {
    it.each(PARTS)(`${name}: %s`, async (part) => {
      const route = routes.find((one) => `${one.method} ${one.path}` === name);
      if (!route) throw new Error(`${name} has a stated rule and is no route`);
      const signedInOnly = rule.policy !== 'public' && rule.policy !== 'development';
      const refused = rule.policy === 'operator' ? 404 : rule.policy === 'squad' ? 401 : part === 'anonymous' ? signedInOnly
        && 401 : rule.may && !rule.may.includes(part) && 403;
      await onStage(refused !== false && refused !== undefined, undefined, async (stage) => {
        const { path = route.path, ...options } = rule.request(stage);
        // A session of its own: signing out is among the routes.
        const session = part === 'anonymous' ? null : await server.db.transaction((tx) => openSession(tx, server, people[part].userId));
        const address = route.root ? path : `/api/v1${path}`;
        const { status } = await server.request(route.method, address, { ...options, ...(session && { token: session.token }) });
        expect(status).toBe(refused || rule.status);
      });
    });
  }
}
