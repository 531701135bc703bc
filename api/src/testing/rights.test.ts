import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { company } from '../modules/company';
import { componentVisibility } from '../modules/growth';
import { channel } from '../modules/messaging';
import { ACTIVITY_RIGHTS } from '../modules/activity/activity.rights';
import { AFFILIATE_RIGHTS } from '../modules/affiliate/affiliate.rights';
import { ACCOUNT_RIGHTS } from '../modules/account/account.rights';
import { BILLING_RIGHTS } from '../modules/billing/billing.rights';
import { BUSINESS_MODEL_RIGHTS } from '../modules/business-model/business-model.rights';
import { COMPETITION_RIGHTS } from '../modules/competition/competition.rights';
import { CALENDAR_RIGHTS } from '../modules/calendar/calendar.rights';
import { COMPANY_RIGHTS } from '../modules/company/company.rights';
import { CONFIGURATION_RIGHTS } from '../modules/configuration/configuration.rights';
import { CREDIT_RIGHTS } from '../modules/credit/credit.rights';
import { DEMO_RIGHTS } from '../modules/demo/demo.rights';
import { EVENT_RIGHTS } from '../modules/event/event.rights';
import { EVIDENCE_RIGHTS } from '../modules/evidence/evidence.rights';
import { EXPORT_RIGHTS } from '../modules/export/export.rights';
import { FILES_RIGHTS } from '../modules/files/files.rights';
import { FOUNDATION_RIGHTS } from '../modules/foundation/foundation.rights';
import { GROWTH_RIGHTS, MODULE_FIELDS } from '../modules/growth/growth.rights';
import { MARKET_POTENTIAL_RIGHTS } from '../modules/market-potential/market-potential.rights';
import { RISK_RIGHTS } from '../modules/risk/risk.rights';
import { IDENTITY_RIGHTS } from '../modules/identity/identity.rights';
import { INSIGHT_RIGHTS } from '../modules/insight/insight.rights';
import { LIVE_RIGHTS } from '../modules/live/live.rights';
import { MAIL_RIGHTS } from '../modules/mail/mail.rights';
import { MESSAGING_RIGHTS } from '../modules/messaging/messaging.rights';
import { MINE_RIGHTS } from '../modules/mine/mine.rights';
import { NOTE_RIGHTS } from '../modules/note/note.rights';
import { NOTIFICATION_RIGHTS } from '../modules/notification/notification.rights';
import { OPERATIONS_RIGHTS } from '../modules/operations/operations.rights';
import { PARTNER_RIGHTS } from '../modules/partner/partner.rights';
import { PITCH_RIGHTS } from '../modules/pitch/pitch.rights';
import { PRESENTATION_RIGHTS } from '../modules/presentation/presentation.rights';
import { PROFILE_RIGHTS } from '../modules/profile/profile.rights';
import { PLAN_RIGHTS } from '../modules/plan/plan.rights';
import { POST_RIGHTS } from '../modules/post/post.rights';
import { SEARCH_RIGHTS } from '../modules/search/search.rights';
import { SHARE_RIGHTS } from '../modules/share/share.rights';
import { SLACK_RIGHTS } from '../modules/slack/slack.rights';
import { SOCIAL_RIGHTS } from '../modules/social/social.rights';
import { SUGGESTION_RIGHTS } from '../modules/suggestion/suggestion.rights';
import { TIMELINE_RIGHTS } from '../modules/timeline/timeline.rights';
import { TEAM_RIGHTS } from '../modules/team/team.rights';
import { TOUR_RIGHTS } from '../modules/tour/tour.rights';
import { REST_RIGHTS } from '../rest/operations.rights';
import { routes } from '../rest/routes';
import { RELEASE_RIGHTS } from '../modules/release/release.rights';
import { buildSchema } from '../graphql/schema';
import { buildCast, type Cast } from './builders';
import { operationOf } from './operation-of';
import type { Rights, Rule } from './rights';
import { buildStage, type Part } from './rights-stage';
import { errorOf, isNothing, seqOf, type Outcome } from './test-rights';
import { startTestServer, type TestServer } from './test-server';

const ALL: readonly Rights[] = [
  ACCOUNT_RIGHTS, ACTIVITY_RIGHTS, AFFILIATE_RIGHTS, BILLING_RIGHTS, BUSINESS_MODEL_RIGHTS, CALENDAR_RIGHTS, COMPANY_RIGHTS,
  COMPETITION_RIGHTS,
  CONFIGURATION_RIGHTS, CREDIT_RIGHTS,
  DEMO_RIGHTS, EVENT_RIGHTS, EVIDENCE_RIGHTS, EXPORT_RIGHTS, FILES_RIGHTS, FOUNDATION_RIGHTS, GROWTH_RIGHTS, MARKET_POTENTIAL_RIGHTS,
  IDENTITY_RIGHTS, INSIGHT_RIGHTS, LIVE_RIGHTS, MAIL_RIGHTS, MESSAGING_RIGHTS, MINE_RIGHTS, NOTE_RIGHTS, NOTIFICATION_RIGHTS,
  OPERATIONS_RIGHTS, PARTNER_RIGHTS,
  PITCH_RIGHTS, PLAN_RIGHTS, POST_RIGHTS, PRESENTATION_RIGHTS, PROFILE_RIGHTS,
  RELEASE_RIGHTS, RISK_RIGHTS, SEARCH_RIGHTS, SHARE_RIGHTS, SLACK_RIGHTS,
  SOCIAL_RIGHTS, SUGGESTION_RIGHTS,
  TEAM_RIGHTS, TIMELINE_RIGHTS, TOUR_RIGHTS, REST_RIGHTS,
];
const RULES: Readonly<Record<string, Rule>> = Object.assign({}, ...ALL.map(({ fields }) => fields));
const ROUTE_RULES: NonNullable<Rights['routes']> = Object.assign({}, ...ALL.map(({ routes: stated }) => stated));
const TYPE_RULES: NonNullable<Rights['types']> = Object.assign({}, ...ALL.map(({ types }) => types));

const schema = buildSchema();
const rootFields = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});
const QUERIES = rootFields(schema.getQueryType());
const MUTATIONS = rootFields(schema.getMutationType());
const SUBSCRIPTIONS = rootFields(schema.getSubscriptionType());

const ruleOf = (name: string): Rule => {
  const rule = RULES[name];
  if (!rule) throw new Error(`${name} has no stated rule: say in the rights file of its part who may call it`);
  return rule;
};
/** Without what was found in one's own conversations: those are no company's. */
const ofCompany = (value: unknown) => (Array.isArray(value) ? value.filter((hit: { channelId?: string | null }) => !hit.channelId) : value);

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

  it('are tried in each part that states some', () => {
    const parts = join(__dirname, '../modules');
    const stating = readdirSync(parts).filter((part) => {
      const file = join(parts, part, `${part}.rights.ts`);
      return existsSync(file) && /^ {2}(?:fields|routes):/m.test(readFileSync(file, 'utf8'));
    });
    expect(stating.filter((part) => !existsSync(join(parts, part, `${part}.rights.test.ts`)))).toEqual([]);
    expect(stating.length).toBeGreaterThan(10);
  });

  it('are stated for every field of the roots, and for nothing that is not there', () => {
    const names = [
      ...QUERIES.map((field) => `Query.${field.name}`), ...MUTATIONS.map((field) => `Mutation.${field.name}`),
      ...SUBSCRIPTIONS.map((field) => `Subscription.${field.name}`),
    ];
    expect(Object.keys(RULES).sort()).toEqual(names.sort());
  });

  it.each(Object.entries(TYPE_RULES))('are stated for every field of %s, and for every field that leads to it', (
    name, { fields, from },
  ) => {
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    expect(rootFields(types.find((type) => type.name === name)).map((field) => field.name).sort()).toEqual([...fields].sort());
    const leading = types.flatMap((type) => (
      rootFields(type).filter((field) => getNamedType(field.type).name === name).map((field) => `${type.name}.${field.name}`)
    ));
    if (from) expect(leading.sort()).toEqual([...from].sort());
  });

  it('are stated for every REST route, and for nothing that is not there', () => {
    expect(Object.fromEntries(Object.entries(ROUTE_RULES).map(([name, rule]) => [name, rule.policy]))).toEqual(
      Object.fromEntries(routes.map((route) => [`${route.method} ${route.path}`, route.policy])),
    );
  });

  it('state for every field of a module whether it goes with visibility, and hide what does', async () => {
    const type = schema.getType('GrowthModule') as GraphQLObjectType;
    expect(Object.keys(MODULE_FIELDS).sort()).toEqual(Object.keys(type.getFields()).sort());
    const stage = await buildStage(server, people);
    await server.db.orm.insert(componentVisibility).values({ companyId: stage.companyId, key: 'belief', userId: people.owner.userId });
    const field = QUERIES.find((one) => one.name === 'growthModule');
    if (!field) throw new Error('growthModule is not in the schema');
    const { data } = await server.graphql<{ growthModule: Record<string, unknown> }>(
      operationOf('query', field), { companyId: stage.companyId, key: 'belief' }, people.viewer.token,
    );
    const content = Object.entries(data?.growthModule ?? {}).filter(([name]) => MODULE_FIELDS[name] === 'content');
    expect(content).toHaveLength(Object.values(MODULE_FIELDS).filter((kind) => kind === 'content').length);
    for (const [name, value] of content) expect([name, Array.isArray(value) ? value.length : value || null]).toEqual([
      name, Array.isArray(value) ? 0 : null,
    ]);
  });

  it('end with a company that was deleted, for everybody in it and for who is invited, and are there again when it is back', async () => {
    const stage = await buildStage(server, people);
    const ids = [stage.companyId, stage.partnerId, stage.commentId, stage.skillId, stage.inviteId, stage.inviteToken, stage.viewerSeatId];
    const touching = (kind: 'Query' | 'Mutation', fields: typeof QUERIES) => fields.filter(({ name }) => (
      name !== 'restoreCompany' && ids.some((id) => JSON.stringify(ruleOf(`${kind}.${name}`).variables(stage, 'owner')).includes(id))
    ));
    const call = (kind: 'query' | 'mutation', field: (typeof QUERIES)[number], part: Part) => (
      server.graphql<Record<string, Outcome>>(
        operationOf(kind, field), ruleOf(`${kind === 'query' ? 'Query' : 'Mutation'}.${field.name}`).variables(stage, part), tokenOf(part),
      )
    );
    const own = async (field: 'deleteCompany' | 'restoreCompany') => server.graphql<Record<string, Outcome>>(
      `mutation ($id: ID!) { ${field}(id: $id) { error { code } } }`, { id: stage.companyId }, people.owner.token,
    );
    expect(errorOf((await own('deleteCompany')).data?.deleteCompany)).toBeNull();
    const before = await seqOf(server, stage);
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
    expect(await seqOf(server, stage)).toEqual(before);
    expect(errorOf((await own('restoreCompany')).data?.restoreCompany)).toBeNull();
    const team = QUERIES.find(({ name }) => name === 'team');
    expect(team && (await call('query', team, 'viewer')).errors).toBeUndefined();
  });
});
