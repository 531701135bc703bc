import { PUBLIC_SECTIONS, type PublicSection } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import { buildCast, buildMember, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { componentVisibility } from '../growth';
import { users } from '../identity';
import { userBlock } from '../reach';
import { companyFollowCount, companyFollower, userFollower } from '../social';

const COMPANY_FIELDS = `company { name city country followerCount isFollowed } oneLine stageId sectors size elevatorPitch objective
  investmentEtaMetric investmentEtaValue done team { person { firstname } position isAdvisory } modules { key description }
  followedBy { person { firstname } } isMember canEdit sections`;
const COMPANY = `query ($id: ID!) { companyProfile(id: $id) { ${COMPANY_FIELDS} } }`;
const CHOOSE = `mutation ($id: ID!, $sections: [PublicSection!]!) { choosePublicSections(companyId: $id, sections: $sections) {
  profile { sections } error { code field message } } }`;

interface CompanyProfile extends Record<string, unknown> {
  modules: { key: string; description: unknown[] | null }[]; sections: string[] | null;
}

let server: TestServer;
let cast: Cast;
beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());
const readCompany = async (by = cast.outsider) => {
  const { data, errors } = await server.graphql<{ companyProfile: CompanyProfile | null }>(COMPANY, { id: cast.companyId }, by.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.companyProfile ?? null;
};
const choose = async (sections: readonly PublicSection[], by = cast.owner) => {
  const { data } = await server.graphql<{
    choosePublicSections: { profile: { sections: string[] } | null; error: { code: string; message: string } | null };
  }>(
    CHOOSE, { id: cast.companyId, sections }, by.token,
  );
  return data?.choosePublicSections;
};
const change = (person: SignedIn, set: Record<string, unknown>) => server.graphql<{ updateUser: { error: { code: string } | null } }>(
  'mutation ($id: ID!, $set: UserSet!) { updateUser(id: $id, set: $set) { error { code } } }', { id: person.userId, set }, person.token,
);
const block = (by: SignedIn, blocked: SignedIn) => server.db.orm.insert(userBlock).values({ userId: by.userId, blockedId: blocked.userId });
const update = (key: string, set: object) => callModule(server, cast.owner.token, 'updateModule', { companyId: cast.companyId, key, set });

const PLAN = {
  name: 'Acorn', oneLine: 'Crates that come home', stageId: 3, sectors: ['fashion'], size: '6–10', country: 'DE', city: 'Berlin',
  elevatorPitch: 'We wash crates.', objective: 'FIRST_CUSTOMERS', investmentEtaMetric: 'MONTHS', investmentEtaValue: 9,
};
beforeEach(async () => {
  const { data } = await server.graphql<{ updateCompany: { error: unknown } }>(
    'mutation ($id: ID!, $set: CompanySet!) { updateCompany(id: $id, set: $set) { error { code field message } } }',
    { id: cast.companyId, set: PLAN }, cast.owner.token,
  );
  expect(data?.updateCompany.error).toBeNull();
});

it('tells strangers its name, line, stage and sectors, and nothing else by itself', async () => {
  expect(await readCompany()).toEqual({
    company: { name: 'Acorn', city: null, country: null, followerCount: 0, isFollowed: false }, oneLine: PLAN.oneLine, stageId: 3,
    sectors: ['fashion'],
    size: null, elevatorPitch: null, objective: null, investmentEtaMetric: null, investmentEtaValue: null, done: null, team: null,
    modules: [],
    followedBy: [], isMember: false, canEdit: false, sections: null,
  });
});

it('tells with each switch what belongs to it, and with all of them everything', async () => {
  const told: [PublicSection, object][] = [
    ['place', { company: { city: 'Berlin', country: 'DE' } }], ['size', { size: PLAN.size }],
    ['elevatorPitch', { elevatorPitch: PLAN.elevatorPitch }],
    ['objective', { objective: PLAN.objective }], ['investment', { investmentEtaMetric: 'MONTHS', investmentEtaValue: 9 }],
    ['level', { done: 3 }],
  ];
  const nothing = await readCompany();
  for (const [section, shown] of told) {
    expect((await choose([section]))?.error).toBeNull();
    const profile = await readCompany();
    expect(profile).toMatchObject(shown);
    for (const field of Object.keys(profile ?? {})) if (!(field in shown))
      expect([field, profile?.[field]]).toEqual([field, nothing?.[field]]);
  }
  await choose(told.map(([section]) => section));
  for (const [, shown] of told) expect(await readCompany()).toMatchObject(shown);
  await choose([]);
  expect(await readCompany()).toEqual(nothing);
});

it('shows its team, the founder first and advisors last, without who keeps it to themselves, is gone, or is apart from the viewer', async () => {
  await choose(['team']);
  const team = async () => ((await readCompany())?.team as { person: { firstname: string }; position: string }[]).map(
    ({ person, position }) => [person.firstname, position],
  );
  const [adam, edith, vera] = ['Adam', 'Edith', 'Vera'].map((name) => [name, 'Developer']);
  expect(await team()).toEqual([['Olive', 'Founder'], adam, edith, vera, ['Cleo', 'Mentor']]);
  await change(cast.custom, { showsAdvised: false });
  await block(cast.viewer, cast.outsider);
  await server.db.orm.update(users).set({ isDeleted: true }).where(eq(users.id, cast.admin.userId));
  expect(await team()).toEqual([['Olive', 'Founder'], edith]);
});

it('shows a module that is done and switched on, until somebody of the team is kept from it or it is done no more', async () => {
  const description = [{ type: 'paragraph', children: [{ text: 'Crates come home' }] }];
  await update('vision', { description, progress: 'DONE' });
  await update('belief', { description, progress: 'DONE' });
  await update('culture', { description });
  expect((await choose(['culture']))?.error).toMatchObject({ code: 'INVALID', message: 'Only done modules can be shared.' });
  expect((await choose(['vision']))?.error).toBeNull();
  const shown = async () => (await readCompany())?.modules.map(({ key }) => key);
  expect((await readCompany())?.modules).toEqual([
    { key: 'vision', description: expect.arrayContaining([expect.objectContaining({ children: [{ text: 'Crates come home' }] })]) },
  ]);
  await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'vision', userId: cast.editor.userId });
  for (const by of [cast.outsider, cast.owner]) expect((await readCompany(by))?.modules).toEqual([]);
  await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'belief', userId: cast.editor.userId });
  expect((await choose(['vision', 'belief']))?.error).toMatchObject({ code: 'INVALID' });
  await server.db.orm.delete(componentVisibility);
  expect(await shown()).toEqual(['vision']);
  await update('vision', { progress: 'NOT_DONE' });
  expect(await shown()).toEqual([]);
  // What was switched on before does not stand in the way of another switch.
  expect((await choose(['vision', 'level']))?.error).toBeNull();
});

it('is told of and switched by its owner and admins alone', async () => {
  await choose(['level', 'size']);
  for (const [by, isMember, canEdit, sections] of [
    [cast.owner, true, true, ['level', 'size']], [cast.admin, true, true, ['level', 'size']], [cast.editor, true, false, null],
    [cast.outsider, false, false, null],
  ] as const) expect(await readCompany(by)).toMatchObject({ isMember, canEdit, sections });
  for (const by of [
    cast.editor, cast.viewer, cast.custom, cast.outsider,
  ]) expect((await choose([], by))?.error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await readCompany(cast.admin))?.sections).toEqual(['level', 'size']);
});

it('takes the same choice twice as once, and has a switch for all that can be shown', async () => {
  const step = async () => (
    (await server.db.orm.select({ seq: company.lastEventSeq }).from(company).where(eq(company.id, cast.companyId)))[0]?.seq ?? 0
  );
  await choose(['level', 'level', 'size']);
  const before = await step();
  expect(await choose(['size', 'level'])).toMatchObject({ profile: { sections: ['level', 'size'] }, error: null });
  expect(await step()).toBe(before);
  expect(PUBLIC_SECTIONS).toHaveLength(7 + 23);
});

it('is nobody’s but its people’s while it is a sample, and is gone once it is deleted', async () => {
  await server.db.orm.update(company).set({ isDemo: true }).where(eq(company.id, cast.companyId));
  expect([await readCompany(), (await readCompany(cast.viewer))?.isMember]).toEqual([null, true]);
  await server.db.orm.update(company).set({ isDemo: false, deletedAt: new Date() }).where(eq(company.id, cast.companyId));
  expect([await readCompany(), await readCompany(cast.owner)]).toEqual([null, null]);
});

it('says who of those one follows follows it, too', async () => {
  const [known, unknown] = [await server.signIn({ firstname: 'Known' }), await server.signIn({ firstname: 'Unknown' })];
  await server.db.orm.insert(companyFollower).values([known, unknown].map(({ userId }) => ({ companyId: cast.companyId, userId })));
  await server.db.orm.insert(companyFollowCount).values({ companyId: cast.companyId, followers: 2 });
  await server.db.orm.insert(userFollower).values({ userId: known.userId, followerId: cast.outsider.userId });
  expect(await readCompany()).toMatchObject({
    followedBy: [{ person: { firstname: 'Known' } }], company: { followerCount: 2, isFollowed: false },
  });
});

it('has no seat for who was only invited', async () => {
  await buildMember(server, cast.companyId, {
    userId: cast.outsider.userId, email: cast.outsider.email, isAccepted: false, acceptedAt: null,
  });
  expect(await readCompany()).toMatchObject({ isMember: false, canEdit: false });
});
