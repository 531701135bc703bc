/** @embedded the pitch in one statement */
import { randomUUID } from 'node:crypto';
import { ReadLog } from '../../db/read-log';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { businessChannel, customer, keyPartner, revenue } from '../business-model';
import { competitor } from '../competition';
import { companySdg, foundationItem } from '../foundation';
import { claim } from '../evidence';
import { componentVisibility, evidence, growthComponent } from '../growth';
import { marketCustomer } from '../market-potential';
import { milestone } from '../timeline';
import { readPitchDeck } from './pitch-deck';

const DECK = `query ($c: ID!) {
  pitchDeck(companyId: $c) {
    company { id elevatorPitch sectors }
    framework { done eventSeq }
    foundation { key isHidden description }
    businessModels { key isHidden description }
    competition { key isHidden description }
    marketPotential { key isHidden description otherDescription }
    items { key label }
    sdgs { sdgId contribution }
    revenues { value currency }
    keyPartners { name }
    competitors { name keyTakeaway isSelf }
    marketCustomers { key number price customerId }
    evidence { key rowId note }
    claims { key rowId status }
    milestones { title status date dateAchieved }
    team { person { id } position isAdvisory }
  }
}`;

interface Module { key: string; isHidden: boolean; description: unknown[] | null }
type List = Record<string, unknown>[];
interface Deck {
  company: { id: string };
  foundation: Module[]; businessModels: Module[]; competition: Module[]; marketPotential: Module[];
  items: List; sdgs: List; revenues: List; keyPartners: List; competitors: List; marketCustomers: List; milestones: List;
  evidence: List; claims: List;
  team: { person: { id: string }; position: string; isAdvisory: boolean }[];
}

const LISTS = [
  'items', 'sdgs', 'revenues', 'keyPartners', 'competitors', 'marketCustomers', 'milestones', 'team', 'evidence', 'claims',
] as const;
const TEXTS = ['vision', 'belief', 'culture', 'sdgs', 'overallProblem', 'revenue', 'pointOfDifferentiation', 'tam', 'marketStrategy'];
const words = (text: string) => [{ type: 'paragraph', children: [{ text }] }];

describe('the pitch deck', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => {
    cast = await buildCast(server);
    const { companyId } = cast;
    const { orm } = server.db;
    const row = (key: string) => ({ id: randomUUID(), companyId, key, position: 1 });
    const shops = row('customerSegment');
    await orm.insert(growthComponent).values(TEXTS.map((key) => ({ companyId, key, description: words(`Secret ${key}`) })));
    await orm.insert(foundationItem).values([
      { ...row('culture'), label: 'Secret habit', description: '' }, { ...row('values'), label: 'A value', description: '' },
    ]);
    await orm.insert(companySdg).values({ companyId, sdgId: 12, contribution: 'Secret goal' });
    await orm.insert(customer).values({ ...shops, name: 'Secret segment' });
    await orm.insert(businessChannel).values({ ...row('channels'), name: 'Secret channel' });
    await orm.insert(keyPartner).values({ ...row('keyPartners'), name: 'Secret partner' });
    const price = {
      ...row('revenue'), type: 'USAGE_FEE', value: '0.21', currency: 'EUR', frequency: 'MONTHLY', unit: 'Secret unit',
    } as const;
    await orm.insert(revenue).values(price);
    await orm.insert(competitor).values({ ...row('comparison'), name: 'Secret rival', isSelf: false, keyTakeaway: 'Secret takeaway' });
    await orm.insert(marketCustomer).values({
      ...row('tam'), customerId: shops.id, currency: 'EUR', number: 10, price: '2', links: ['https://secret.example'],
    });
    await orm.insert(evidence).values([
      { ...row('revenue'), kind: 'PAYMENT', date: '2026-05-04', note: 'Secret receipt', rowId: price.id },
      { ...row('swot'), kind: 'INTERVIEW', date: '2026-05-04', note: 'Not of the summary' },
    ]);
    await orm.insert(claim).values({ companyId, key: 'revenue', rowId: price.id, status: 'TRUE' });
    await orm.insert(milestone).values([
      { id: randomUUID(), companyId, title: 'Secret goal ahead', date: '2026-06-30' },
      { id: randomUUID(), companyId, title: 'Secret goal behind', date: '2026-04-01', dateAchieved: '2026-04-29', status: 'ACHIEVED' },
      { id: randomUUID(), companyId, title: 'Off the plan', date: '2026-06-30', showOnMarketPlan: false },
      { id: randomUUID(), companyId, title: 'Gone', date: '2026-06-30', isDeleted: true },
    ]);
  });
  afterAll(() => server.close());

  const ask = (token: string) => server.graphql<{ pitchDeck: Deck | null }>(DECK, { c: cast.companyId }, token);
  const deck = async (token = cast.viewer.token) => {
    const { data, errors } = await ask(token);
    if (!data?.pitchDeck) throw new Error(JSON.stringify(errors));
    return data.pitchDeck;
  };
  const showToOwnerAlone = (keys: string[]) => server.db.orm.insert(componentVisibility)
    .values(keys.map((key) => ({ companyId: cast.companyId, key, userId: cast.owner.userId })));

  it('says what the specification lists, in its order, and nothing that was taken off the plan', async () => {
    const answer = await deck();
    expect(answer.foundation.map(({ key }) => key)).toEqual(['vision', 'belief', 'culture', 'sdgs']);
    expect(answer.businessModels).toHaveLength(9);
    expect(answer.competition.map(({ key }) => key)).toEqual(['pointOfDifferentiation', 'comparison']);
    expect(answer.marketPotential.map(({ key }) => key)).toEqual(['tam', 'sam', 'som', 'marketStrategy']);
    expect(answer.evidence).toEqual([{ key: 'revenue', rowId: expect.any(String), note: 'Secret receipt' }]);
    expect(answer.claims).toEqual([{ key: 'revenue', rowId: answer.evidence[0]?.['rowId'], status: 'TRUE' }]);
    expect(answer.items).toEqual([{ key: 'culture', label: 'Secret habit' }]);
    expect(answer.milestones).toEqual([
      { title: 'Secret goal behind', status: 'ACHIEVED', date: '2026-04-01', dateAchieved: '2026-04-29' },
      { title: 'Secret goal ahead', status: 'IN_PROGRESS', date: '2026-06-30', dateAchieved: null },
    ]);
    expect(answer.team.map(({ person, isAdvisory }) => [person.id, isAdvisory])).toEqual(expect.arrayContaining([
      [cast.owner.userId, false], [cast.custom.userId, true],
    ]));
    expect(answer.team[0]).toMatchObject({ person: { id: cast.owner.userId }, position: 'Founder' });
  });

  it('leaves out all that a module holds that is not shown to the viewer, and its owner has it', async () => {
    const all = [...TEXTS, 'keyPartners', 'comparison', 'customerSegment', 'channels', 'sam', 'som', 'team', 'marketGoals', 'traction'];
    await showToOwnerAlone(all);
    const { data } = await ask(cast.viewer.token);
    expect(JSON.stringify(data)).not.toMatch(/secret/i);
    for (const list of LISTS) expect(data?.pitchDeck?.[list]).toEqual([]);
    const own = await deck(cast.owner.token);
    expect(JSON.stringify(own).match(/Secret/g)?.length).toBeGreaterThan(TEXTS.length);
    for (const list of LISTS) expect(own[list]).not.toEqual([]);
  });

  it.each<[string, ...string[]]>([
    ['culture', 'items'], ['sdgs', 'sdgs'], ['revenue', 'revenues', 'evidence', 'claims'], ['keyPartners', 'keyPartners'],
    ['comparison', 'competitors'], ['tam', 'marketCustomers'], ['team', 'team'],
  ])('a hidden %s takes %s along and leaves the rest', async (key, ...lists) => {
    await showToOwnerAlone([key]);
    const answer = await deck();
    expect(LISTS.filter((each) => answer[each].length === 0)).toEqual(lists);
  });

  it('keeps goals ahead and goals achieved apart, as their modules are; a link to a hidden segment says nothing', async () => {
    await showToOwnerAlone(['marketGoals', 'customerSegment']);
    const { milestones, marketCustomers } = await deck();
    expect(milestones.map(({ title }) => title)).toEqual(['Secret goal behind']);
    expect(marketCustomers).toMatchObject([{ key: 'tam', customerId: null }]);
  });

  it('is refused to outsiders', async () => {
    expect((await ask(cast.outsider.token)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('asks the database once', async () => {
    const log = new ReadLog(server.db, []);
    const viewer = { userId: cast.viewer.userId };
    await readPitchDeck({ ...server, viewer, db: log } as never, cast.companyId);
    expect(log.reads.map(({ statement }) => statement.name)).toEqual(['pitch-deck']);
  });
});
