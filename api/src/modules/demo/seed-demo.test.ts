/** @embedded the first start */
import { checkRichText } from '@heartwood/contract/text';
import { costInMonth, marketSizes, monthlyRevenue, monthsFrom, totalsByCurrency } from '@heartwood/contract/numbers';
import { randomUUID } from 'node:crypto';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { company } from '../company';
import { clientOperations } from '../../testing/client-operations';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { AMARA, DEMO_PASSWORD, DEMO_PEOPLE, JONAS, PRIYA } from './demo-people';
import { LOOPCRATE } from './loopcrate';
import { seedDemo } from './seed-demo';

interface Card {
  id: string; name: string; done: number; isDemo: boolean;
  membership: { isOwner: boolean; isAdmin: boolean; accessType: string; position: string | null };
  plan: { name: string; usedTeam: number; maxTeam: number; usedAdvisory: number; maxAdvisory: number; endsAt: string | null };
}
interface MeAnswer { me: {
  user: { id: string; firstname: string }; companies: Card[];
  invites: { companyName: string; invitedBy: string; position: string; accessType: string }[];
} }
interface FrameworkAnswer { growthFramework: {
  done: number; doneThisWeek: number;
  modules: { key: string; progress: string; summary: string | null; dueDate: string | null; assignees: { firstname: string }[] }[];
  people: { person: { firstname: string; profilePhoto: string }; assigned: number; done: number }[];
} }

const ME =
  'query { me { user { id firstname } companies { id name done isDemo membership { isOwner isAdmin accessType position } plan { name usedTeam maxTeam usedAdvisory maxAdvisory endsAt } } invites { companyName invitedBy position accessType } } }';
const FRAMEWORK =
  'query ($id: ID!) { growthFramework(companyId: $id) { done doneThisWeek modules { key progress summary dueDate assignees { firstname } } people { person { firstname profilePhoto } assigned done } } }';

interface Named { id: string; name: string }
interface ModelAnswer {
  businessModel: {
    customers: (Named & { category: string; type: string })[];
    customerDetails: { customerId: string; title: string }[];
    channels: (Named & { efficiency: string | null; customerId: string; milestoneId: string | null; employeeResponsible: string | null })[];
    keyActivities: (Named & { channelIds: string[] })[];
    keyResources: (Named & { essence: string; activityIds: string[]; employeeResponsible: string | null })[];
    keyPartners: Named[];
    revenues: { type: string; value: string; currency: string; frequency: 'PER_UNIT' | 'MONTHLY'; unit: string; customerIds: string[] }[];
    costs: { description: string; value: string | null; currency: string; valueArray: { month: string; value: string }[] }[];
    categories: { name: string }[];
    revenueReached: { month: string; value: string }[];
  };
}
const MODEL = `query ($id: ID!) { businessModel(companyId: $id) {
  customers { id name category type } customerDetails { customerId title }
  channels { id name efficiency customerId milestoneId employeeResponsible } keyActivities { id name channelIds }
  keyResources { id name essence activityIds employeeResponsible } keyPartners { id name }
  revenues { type value currency frequency unit customerIds } costs { description value currency valueArray { month value } }
  categories { name } revenueReached { month value } } }`;

/** A query that needs nothing but to know the company. */
function asksOfCompany(text: string): boolean {
  return parse(text).definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.QUERY
    && (each.variableDefinitions ?? []).every(({ type, variable }) => (
      type.kind !== Kind.NON_NULL_TYPE || variable.name.value === 'companyId'
    )));
}

describe('the demo', () => {
  let server: TestServer;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    server = await startTestServer({ registered: clientOperations().map(({ text }) => text) });
    expect(await seedDemo(server.db)).toBe(true);
    for (const part of [
      'founder@loopcrate', 'admin@loopcrate', 'editor@loopcrate', 'viewer@loopcrate', 'custom@loopcrate', 'outsider@fernwood',
    ]) {
      const { body } = await server.request<{ token: string }>('POST', '/api/v1/auth/login', {
        body: { email: `${part}.example`, password: DEMO_PASSWORD },
      });
      tokens.set(part.split('@')[0] ?? '', body.token);
    }
  });
  afterAll(() => server.close());

  const me = async (part: string) => (await server.graphql<MeAnswer>(ME, {}, tokens.get(part))).data?.me;
  const loopcrate = async () => (await me('founder'))?.companies[0] as Card;

  it('lets all six accounts sign in', () => {
    expect([...tokens.values()].every((token) => typeof token === 'string' && token.length > 20)).toBe(true);
    expect(tokens.size).toBe(6);
  });

  it('shows the founder Loopcrate, the two other companies and the invitation as drawn', async () => {
    const answer = await me('founder');
    expect(answer?.companies.map((card) => [card.name, card.done])).toEqual([
      ['Loopcrate', 17], ['Fernwood Kitchen', 25], ['Tideline Sensors', 9],
    ]);
    expect(answer?.companies[0]).toMatchObject({
      isDemo: true, membership: { isOwner: true }, plan: { name: 'Trial', usedTeam: 3, maxTeam: 5, usedAdvisory: 1, maxAdvisory: 5 },
    });
    expect(Math.ceil((Date.parse(answer?.companies[0]?.plan.endsAt ?? '') - Date.now()) / 86_400_000)).toBe(41);
    expect(answer?.invites).toEqual([{ companyName: 'Mira Optics', invitedBy: 'Mei Tanaka', position: 'Advisor', accessType: 'view' }]);
  });

  it.each(clientOperations().filter(({ text }) => asksOfCompany(text)))('answers $name of $workspace the same by code as without', async (
    { text },
  ) => {
    const variables = { companyId: (await loopcrate()).id };
    const answer = (asked: string) => server.graphql(asked, variables, tokens.get('founder'));
    const [interpreted] = [await answer(`${text} `), await answer(text)];
    expect(interpreted.errors).toBeUndefined();
    expect(await answer(text)).toEqual(interpreted);
  });

  it('has a feed in which each sees what is theirs to see', async () => {
    const FEED =
      '{ feed(scope: EVERYBODY) { total nodes { content commentCount likeCount isCompanyPost author { person { firstname } } } } }';
    type Feed = { feed: { total: number; nodes: { content: string; commentCount: number; likeCount: number }[] } };
    const feedOf = async (account: string) => (await server.graphql<Feed>(FEED, {}, tokens.get(account))).data?.feed;
    expect([(await feedOf('founder'))?.total, (await feedOf('outsider'))?.total]).toEqual([13, 10]);
    expect((await feedOf('founder'))?.nodes[0]).toMatchObject({ commentCount: 2, likeCount: 11 });
    const SAVED = '{ savedPosts { nodes { content } } feed(scope: FOLLOWING) { nodes { content } } }';
    type Kept = { savedPosts: { nodes: unknown[] }; feed: { nodes: { content: string }[] } };
    const { data } = await server.graphql<Kept>(SAVED, {}, tokens.get('founder'));
    expect(data?.savedPosts.nodes).toHaveLength(4);
    expect(data?.feed.nodes[0]?.content).toContain('distribution deal');
  });

  it('has 17 of 28 done, two of them this week, with the tallies of the design', async () => {
    const plan = (await server.graphql<FrameworkAnswer>(
      FRAMEWORK, { id: (await loopcrate()).id }, tokens.get('founder'),
    )).data?.growthFramework;
    expect([plan?.done, plan?.doneThisWeek]).toEqual([17, 2]);
    expect(plan?.modules.filter((row) => row.progress === 'NOT_DONE').map((row) => row.key)).toEqual(
      [
        'culture', 'skills', 'keyActivities', 'keyPartners', 'revenue', 'costs', 'comparison', 'som', 'marketStrategy', 'swot',
        'riskAnalysis',
      ]);
    expect(plan?.people.map((row) => [row.person.firstname, row.done, row.assigned])).toEqual([
      ['Amara', 10, 12], ['Helen', 0, 0], ['Jonas', 2, 4], ['Mateo', 4, 6], ['Priya', 3, 8],
    ]);
    expect(plan?.modules.filter((row) => row.summary).map((row) => row.summary)).toEqual(['E-commerce, Logistics', 'Early traction']);
    expect(plan?.modules.filter((row) => row.assignees.length === 0).map((row) => row.key)).toEqual(['keyPartners', 'riskAnalysis']);
    expect(plan?.modules.find((row) => row.key === 'comparison')?.dueDate).toBe(new Date().toISOString().slice(0, 10));
  });

  it('has the rows of the business model as drawn, with their links', async () => {
    const { data } = await server.graphql<ModelAnswer>(MODEL, { id: (await loopcrate()).id }, tokens.get('founder'));
    const model = data?.businessModel as ModelAnswer['businessModel'];
    const rows = [...model.customers, ...model.channels, ...model.keyActivities, ...model.keyResources];
    const nameOf = (id: string) => rows.find((row) => row.id === id)?.name;
    expect(model.customers.map(({ name, category, type }) => [name, category, type])).toEqual([
      ['Independent grocers', 'B2B · Retail', 'Direct customer'], ['Farm shops and markets', 'B2B', 'Direct customer'],
      ['Regional wholesalers', 'B2B', 'Channel partner'], ['Canteens and caterers', 'B2B', 'Direct customer'],
    ]);
    expect(model.customerDetails.map(({ customerId, title }) => [nameOf(customerId), title])).toEqual(
      ['Shop size', 'Boxes a day', 'Who decides'].map((title) => ['Independent grocers', title]));
    expect(model.channels.map((row) => [row.name, row.efficiency, nameOf(row.customerId), row.milestoneId !== null])).toEqual([
      ['Regional wholesalers', 'HIGH', 'Regional wholesalers', true], ['Founder-led field sales', 'MEDIUM', 'Independent grocers', true],
      ['Grocer association ESG', null, 'Independent grocers', false],
    ]);
    expect(model.channels.map((row) => row.employeeResponsible)).toEqual([PRIYA.id, AMARA.id, null]);
    expect(model.keyActivities.map((row) => [row.name, row.channelIds.length])).toEqual([
      ['Crate tracking platform', 3], ['Reverse logistics planning', 1],
    ]);
    expect(model.keyResources.map((row) => [row.name, row.essence, row.activityIds.map(nameOf), row.employeeResponsible])).toEqual([
      ['9,400 RFID crates', 'HIGH', ['Crate tracking platform'], JONAS.id],
      ['2 washing depots', 'HIGH', ['Reverse logistics planning'], PRIYA.id],
      ['Routing model v3', 'MEDIUM', ['Reverse logistics planning'], JONAS.id],
    ]);
    expect(model.keyPartners).toEqual([]);
    expect(model.revenues.map((row) => [row.type, row.unit, monthlyRevenue(row), row.customerIds.map(nameOf).sort()])).toEqual([
      ['USAGE_FEE', 'crate trip', null, ['Farm shops and markets', 'Independent grocers']],
      ['SUBSCRIPTION_FEE', 'shop', '89.00', ['Independent grocers']],
    ]);
    expect(model.categories.map(({ name }) => name)).toContain('B2B · Retail');
  });

  it('has costs that add up to the drawn totals, from the present month on', async () => {
    const { data } = await server.graphql<ModelAnswer>(MODEL, { id: (await loopcrate()).id }, tokens.get('founder'));
    const costs = data?.businessModel.costs ?? [];
    const months = monthsFrom(new Date().toISOString().slice(0, 7), 12);
    const totals = (wanted: readonly string[]) => totalsByCurrency(
      costs.flatMap((row) => wanted.map((month) => ({ currency: row.currency, value: costInMonth(row, month) }))));
    expect(totals(months.slice(0, 1))).toEqual([{ currency: 'EUR', total: '60100' }, { currency: 'USD', total: '1900' }]);
    expect(months.map((month) => totals([month])[0]?.total)).toEqual(
      [60100, 60100, 60100, 64700, 74400, 74400, 79000, 79000, 79900, 79900, 79900, 79900].map(String));
    expect(totals(months)).toEqual([{ currency: 'EUR', total: '871400' }, { currency: 'USD', total: '22800' }]);
  });

  it('says what came in of two months that are over and of the present one', async () => {
    const { data } = await server.graphql<ModelAnswer>(MODEL, { id: (await loopcrate()).id }, tokens.get('founder'));
    const present = new Date().toISOString().slice(0, 7);
    const twelve = monthsFrom(`${Number(present.slice(0, 4)) - 1}${present.slice(4)}`, 13);
    expect(data?.businessModel.revenueReached).toEqual(['1590', '5140', '6870'].map((value, at) => ({ month: twelve[10 + at], value })));
  });

  it('has markets of the drawn sizes, one inside the other, with one segment that is not counted', async () => {
    interface Answer { marketPotential: {
      marketCustomers: { key: string; customerId: string | null; number: number; price: string | null; currency: string }[];
    } }
    const ROWS = 'query ($id: ID!) { marketPotential(companyId: $id) { marketCustomers { key customerId number price currency } } }';
    const { data } = await server.graphql<Answer>(ROWS, { id: (await loopcrate()).id }, tokens.get('founder'));
    const rows = data?.marketPotential.marketCustomers ?? [];
    expect(rows.every(({ customerId }) => customerId !== null)).toBe(true);
    const sizes = ['tam', 'sam', 'som'].map((key) => marketSizes(rows.filter((row) => row.key === key)));
    expect(sizes.map((size) => size.map(({ value, customers, average }) => [value, customers, average]))).toEqual([
      [['2577520000.00', 292_900, '8800.00']], [['586960000.00', 66_700, '8800.00']], [['41272000.00', 4690, '8800.00']],
    ]);
    expect(rows.filter(({ price }) => price === null)).toHaveLength(2);
  });

  it('has countries as the company page keeps them, by code', async () => {
    const countries = (await server.db.orm.select({ country: company.country }).from(company)).map((row) => row.country);
    expect(countries).toContain('DE');
    expect(countries).toEqual(countries.map(() => expect.stringMatching(/^[A-Z]{2}$/)));
  });

  it('gives each account its part', async () => {
    const part = async (name: string) => (await me(name))?.companies.find((card) => card.name === 'Loopcrate')?.membership;
    expect(await part('admin')).toMatchObject({ isAdmin: true, accessType: 'edit' });
    expect(await part('editor')).toMatchObject({ isAdmin: false, accessType: 'edit' });
    expect(await part('viewer')).toMatchObject({ isAdmin: false, accessType: 'view' });
    expect(await part('custom')).toMatchObject({ isAdmin: false, accessType: 'custom' });
    expect((await me('outsider'))?.companies.map((card) => card.name)).toEqual(['Fernwood Bakery']);
  });

  it('has conversations as drawn, with what the founder has not read', async () => {
    interface Row {
      unread: number; channel: { name: string | null; type: string; lastSeq: number; participantCount: number };
      person: { firstname: string } | null; lastMessages: { seq: number; body: string }[];
    }
    const LISTS =
      'query { conversations { total nodes { unread person { firstname } channel { name type lastSeq participantCount } lastMessages { seq body } } } joinedChannels { total nodes { unread person { firstname } channel { name type lastSeq participantCount } lastMessages { seq body } } } openChannels { nodes { name } } }';
    const { data } = await server.graphql<{
      conversations: { nodes: Row[] }; joinedChannels: { nodes: Row[] }; openChannels: { nodes: { name: string }[] };
    }>(LISTS, {}, tokens.get('founder'));
    expect(data?.joinedChannels.nodes.map(({ channel, unread }) => [channel.name, channel.type, unread])).toEqual([
      ['Circular Food Founders', 'OPEN', 2], ['Berlin Hardware Seed', 'OPEN', 0], ['Pilot retailers', 'CLOSE', 1],
    ]);
    expect(data?.conversations.nodes.map(({ person, unread }) => [person?.firstname, unread])).toEqual([
      ['Priya', 2], ['Helen', 0], ['Mateo', 0], ['Jonas', 0], ['Leo', 0],
    ]);
    expect(data?.openChannels.nodes.map(({ name }) => name)).toEqual(['Deposit law watch']);
    for (const { channel, lastMessages } of [
      ...data?.joinedChannels.nodes ?? [], ...data?.conversations.nodes ?? [],
    ]) expect(lastMessages.at(-1)?.seq).toBe(channel.lastSeq);
  });

  it('serves a safe picture for every face and mark', async () => {
    for (const path of [...DEMO_PEOPLE.map((person) => `/demo/pictures/${person.picture}.svg`), '/demo/pictures/loopcrate.svg']) {
      const answer = await server.request<string>('GET', path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.body).toMatch(/^<svg [^<]*>(<(rect|path|circle|ellipse) [^<]*\/>)+<\/svg>$/);
    }
    expect((await server.request('GET', '/demo/pictures/nobody.svg')).status).toBe(404);
  });

  it('writes texts that the editor could have written', () => {
    for (const module of Object.values(LOOPCRATE.modules)) if (module?.description) expect(checkRichText(module.description)).toBeNull();
  });

  it('does nothing a second time, and does not bring back what was removed', async () => {
    const { id } = await loopcrate();
    const removed = await server.graphql(
      'mutation ($id: ID!) { removeDemoCompany(id: $id) { company { id } error { code } } }', { id }, tokens.get('founder'),
    );
    expect(removed.data).toEqual({ removeDemoCompany: { company: null, error: null } });
    expect(await seedDemo(server.db)).toBe(false);
    expect((await me('founder'))?.companies.map((card) => card.name)).toEqual(['Fernwood Kitchen', 'Tideline Sensors']);
    expect((await me('viewer'))?.companies).toEqual([]);
  });

  it('makes a private copy, once for one id, that its owner can remove', async () => {
    const id = randomUUID();
    const someone = await server.signIn();
    const create = (token: string) => server.graphql<{ createSampleCompany: { company: Card | null; error: { code: string } | null } }>(
      `mutation ($id: ID!) { createSampleCompany(id: $id) { company { id name done isDemo plan { name } } error { code } } }`, { id },
      token,
    );
    for (let round = 0; round < 2; round += 1) {
      expect((await create(someone.token)).data?.createSampleCompany).toMatchObject({
        error: null, company: { id, name: 'Loopcrate', done: 17, isDemo: true, plan: { name: 'Trial' } },
      });
    }
    expect((await create(tokens.get('outsider') ?? '')).data?.createSampleCompany.error?.code).toBe('FORBIDDEN');
    expect((await server.graphql<MeAnswer>(ME, {}, someone.token)).data?.me.companies).toHaveLength(1);
    const remove = (token: string) => server.graphql<{ removeDemoCompany: { error: { code: string } | null } }>(
      'mutation ($id: ID!) { removeDemoCompany(id: $id) { company { id } error { code } } }', { id }, token,
    );
    expect((await remove(tokens.get('outsider') ?? '')).data?.removeDemoCompany.error?.code).toBe('FORBIDDEN');
    expect((await remove(someone.token)).data?.removeDemoCompany.error).toBeNull();
    expect((await server.graphql<MeAnswer>(ME, {}, someone.token)).data?.me.companies).toEqual([]);
  });
});
