/** @embedded one statement with all that a profile shows */
import { PUBLIC_SECTIONS, type PublicSection } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import { ReadLog } from '../../db/read-log';
import { buildCast, buildCompany, buildMember, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { componentVisibility } from '../growth';
import { users } from '../identity';
import { channel, channelMember } from '../messaging';
import { userBlock } from '../reach';
import { post } from '../post';
import { companyFollowCount, companyFollower, userFollowCount, userFollower } from '../social';
import { readUserProfile } from './user-profile';

const USER = `query ($id: ID!) { userProfile(id: $id) {
  person { id firstname profilePhoto } headline bio city links phoneNumber companies { company { id name } position isAdvisory isOwner done }
  followerCount followingCount postCount isFollowed isOwn isBlocked } }`;
const COMPANY_FIELDS = `company { name city country followerCount isFollowed } oneLine stageId sectors size elevatorPitch objective
  investmentEtaMetric investmentEtaValue done team { person { firstname } position isAdvisory } modules { key description }
  followedBy { person { firstname } } isMember canEdit sections`;
const COMPANY = `query ($id: ID!) { companyProfile(id: $id) { ${COMPANY_FIELDS} } }`;
const CHOOSE = `mutation ($id: ID!, $sections: [PublicSection!]!) { choosePublicSections(companyId: $id, sections: $sections) {
  profile { sections } error { code field message } } }`;

interface UserProfile {
  person: { id: string; firstname: string; profilePhoto: string | null };
  headline: string | null; bio: string | null; city: string | null; links: string[]; phoneNumber: string | null;
  companies: { company: { id: string; name: string }; position: string | null; isAdvisory: boolean; isOwner: boolean; done: number | null }[];
  followerCount: number; followingCount: number; postCount: number; isFollowed: boolean; isOwn: boolean; isBlocked: boolean;
}
interface CompanyProfile extends Record<string, unknown> { modules: { key: string; description: unknown[] | null }[]; sections: string[] | null }

describe('profiles', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  const readUser = async (id: string, by = cast.outsider) => {
    const { data, errors } = await server.graphql<{ userProfile: UserProfile | null }>(USER, { id }, by.token);
    if (errors) throw new Error(JSON.stringify(errors));
    return data?.userProfile ?? null;
  };
  const asked = async ({ userId }: SignedIn, fields: string, by: SignedIn) => (
    (await server.graphql<{ userProfile: { knownFollowerCount: number; eventCount: number | null; channels: { name: string }[] } }>(
      `query ($id: ID!) { userProfile(id: $id) { ${fields} } }`, { id: userId }, by.token,
    )).data as { userProfile: { knownFollowerCount: number; eventCount: number | null; channels: { name: string }[] } }
  ).userProfile;
  const readCompany = async (by = cast.outsider) => {
    const { data, errors } = await server.graphql<{ companyProfile: CompanyProfile | null }>(COMPANY, { id: cast.companyId }, by.token);
    if (errors) throw new Error(JSON.stringify(errors));
    return data?.companyProfile ?? null;
  };
  const choose = async (sections: readonly PublicSection[], by = cast.owner) => {
    const { data } = await server.graphql<{ choosePublicSections: { profile: { sections: string[] } | null; error: { code: string; message: string } | null } }>(
      CHOOSE, { id: cast.companyId, sections }, by.token,
    );
    return data?.choosePublicSections;
  };
  const change = (person: SignedIn, set: Record<string, unknown>) => server.graphql<{ updateUser: { error: { code: string } | null } }>(
    'mutation ($id: ID!, $set: UserSet!) { updateUser(id: $id, set: $set) { error { code } } }', { id: person.userId, set }, person.token,
  );
  const block = (by: SignedIn, blocked: SignedIn) => server.db.orm.insert(userBlock).values({ userId: by.userId, blockedId: blocked.userId });
  const update = (key: string, set: object) => callModule(server, cast.owner.token, 'updateModule', { companyId: cast.companyId, key, set });

  describe('of a person', () => {
    it('says what they wrote of themselves, their phone number only to people of the same company', async () => {
      await change(cast.editor, { headline: ' Crates that come back ', city: 'Berlin', links: ['loopcrate.eu'], bio: 'Washing', phoneNumber: '+49 30' });
      const told = { headline: 'Crates that come back', city: 'Berlin', links: ['https://loopcrate.eu/'], bio: 'Washing' };
      expect(await readUser(cast.editor.userId)).toMatchObject({ ...told, phoneNumber: null, isOwn: false });
      expect(await readUser(cast.editor.userId, cast.viewer)).toMatchObject({ ...told, phoneNumber: '+49 30' });
      expect(await readUser(cast.editor.userId, cast.editor)).toMatchObject({ ...told, phoneNumber: '+49 30', isOwn: true });
      expect((await change(cast.editor, { headline: 'x'.repeat(91) })).data?.updateUser.error).toMatchObject({ code: 'INVALID' });
      await change(cast.editor, { headline: '', city: null, links: [] });
      expect(await readUser(cast.editor.userId)).toMatchObject({ headline: null, city: null, links: [] });
    });

    it('lists their companies, the level only where the company tells it', async () => {
      const other = await buildCompany(server, cast.editor.userId, { name: 'Bright', createdAt: new Date('2026-01-01') });
      await buildCompany(server, cast.editor.userId, { name: 'Sample', isDemo: true });
      await buildCompany(server, cast.editor.userId, { name: 'Gone', deletedAt: new Date() });
      const listed = async (by?: SignedIn) => (await readUser(cast.editor.userId, by))?.companies.map(({ company: { name }, isOwner, done }) => [name, isOwner, done]);
      expect(await listed()).toEqual([['Bright', true, null], ['Acorn', false, null]]);
      expect(await listed(cast.editor)).toEqual([['Bright', true, null], ['Sample', true, null], ['Acorn', false, null]]);
      await choose(['level']);
      expect(await listed()).toEqual([['Bright', true, null], ['Acorn', false, 1]]);
      await server.db.orm.delete(company).where(eq(company.id, other.id));
    });

    it('keeps to itself whom they advise, when they say so', async () => {
      const advised = async (by?: SignedIn) => (await readUser(cast.custom.userId, by))?.companies.map(({ position, isAdvisory }) => [position, isAdvisory]);
      expect(await advised()).toEqual([['Mentor', true]]);
      await change(cast.custom, { showsAdvised: false });
      expect([await advised(), await advised(cast.custom)]).toEqual([[], [['Mentor', true]]]);
    });

    it('is not there for strangers once they are gone, banned or not confirmed', async () => {
      for (const state of [{ isDeleted: true }, { isBlocked: true }, { isVerified: false }]) {
        const person = await server.signIn();
        expect(await readUser(person.userId)).not.toBeNull();
        await server.db.orm.update(users).set(state).where(eq(users.id, person.userId));
        expect(await readUser(person.userId)).toBeNull();
      }
      expect(await readUser(crypto.randomUUID())).toBeNull();
    });

    it('is not there for whom they have blocked, and is a name alone for who has blocked them', async () => {
      await change(cast.editor, { bio: 'Washing', links: ['loopcrate.eu'] });
      await block(cast.editor, cast.outsider);
      expect(await readUser(cast.editor.userId)).toBeNull();
      const own = await readUser(cast.outsider.userId, cast.editor);
      expect(own).toMatchObject({ person: { firstname: 'Otto' }, isBlocked: true, bio: null, links: [], companies: [], phoneNumber: null });
    });

    it('counts what they say for themselves and the viewer sees, in the same statement', async () => {
      type Said = typeof post.$inferInsert;
      const said = (set: Partial<Said> & Pick<Said, 'postType'>): Said => ({
        id: crypto.randomUUID(), userId: cast.editor.userId, content: 'Washed', searchText: 'washed', ...set,
      });
      await server.db.orm.insert(post).values([
        said({ postType: 'PUBLIC' }), said({ postType: 'PRIVATE', companyId: cast.companyId }),
        said({ postType: 'PUBLIC', companyId: cast.companyId, isCompanyPost: true }), said({ postType: 'PUBLIC', deletedAt: new Date() }),
      ]);
      expect(await readUser(cast.editor.userId)).toMatchObject({ postCount: 1 });
      expect(await readUser(cast.editor.userId, cast.viewer)).toMatchObject({ postCount: 2 });
      const log = new ReadLog(server.db, []);
      await readUserProfile({ ...server, viewer: { userId: cast.viewer.userId }, db: log } as never, cast.editor.userId);
      expect(log.reads.map(({ statement }) => statement.name)).toEqual(['user-profile']);
    });

    it('is one’s own as strangers see it, and nobody else’s otherwise than one sees it', async () => {
      type Said = typeof post.$inferInsert;
      const said = (postType: Said['postType'], set: Partial<Said> = {}): Said => (
        { id: crypto.randomUUID(), userId: cast.custom.userId, content: postType, searchText: 'x', postType, ...set }
      );
      await server.db.orm.insert(post).values([said('PUBLIC'), said('LIMITED'), said('PRIVATE', { companyId: cast.companyId })]);
      await change(cast.custom, { phoneNumber: '+49 30', showsAdvised: false });
      const seen = async (by: SignedIn) => (await server.graphql<{ userProfile: UserProfile & { isPreview: boolean }; userPosts: { nodes: { content: string; canEdit: boolean }[] } }>(
        `query ($id: ID!) { userProfile(id: $id, asOthers: true) { isOwn isPreview phoneNumber postCount companies { position } }
          userPosts(userId: $id, asOthers: true) { nodes { content canEdit } } }`, { id: cast.custom.userId }, by.token,
      )).data;
      expect(await seen(cast.custom)).toEqual({
        userProfile: { isOwn: false, isPreview: true, phoneNumber: null, postCount: 1, companies: [] },
        userPosts: { nodes: [{ content: 'PUBLIC', canEdit: true }] },
      });
      expect(await seen(cast.viewer)).toMatchObject({ userProfile: { isPreview: false, phoneNumber: '+49 30', postCount: 2 } });
    });

    it('counts whom the viewer knows of the followers, by following them or by a company, and neither oneself nor who is apart', async () => {
      const [friend, stranger, blocked] = [await server.signIn(), await server.signIn(), await server.signIn()];
      const follows = (who: SignedIn, whom: SignedIn) => ({ userId: whom.userId, followerId: who.userId });
      await server.db.orm.insert(userFollower).values([
        ...[friend, stranger, blocked, cast.outsider].map((who) => follows(who, cast.editor)), follows(cast.outsider, friend), follows(cast.outsider, blocked),
        follows(cast.admin, cast.editor),
      ]);
      await block(blocked, cast.outsider);
      const known = async (by: SignedIn) => (await asked(cast.editor, 'knownFollowerCount', by)).knownFollowerCount;
      expect([await known(cast.outsider), await known(cast.viewer), await known(cast.editor)]).toEqual([1, 1, 0]);
    });

    it('names the channels that both take part in, and no other', async () => {
      const channelOf = async (name: string, people: readonly SignedIn[], more: Partial<typeof channel.$inferInsert> = {}) => {
        const id = crypto.randomUUID();
        await server.db.orm.insert(channel).values({ id, kind: 'channel', name, type: 'CLOSE', ...more });
        await server.db.orm.insert(channelMember).values(people.map(({ userId }) => ({ channelId: id, userId })));
        return id;
      };
      const { editor, outsider, viewer } = cast;
      const left = await channelOf('Left', [editor, outsider]);
      await server.db.orm.update(channelMember).set({ leftAt: new Date() })
        .where(and(eq(channelMember.channelId, left), eq(channelMember.userId, editor.userId)));
      await channelOf('Common', [editor, outsider]);
      await channelOf('Theirs', [editor, viewer]);
      await channelOf('Mine', [outsider]);
      await channelOf('Gone', [editor, outsider], { isDeleted: true });
      const names = async (by: SignedIn) => (await asked(editor, 'channels { name }', by)).channels;
      expect([await names(outsider), await names(viewer), await names(editor)]).toEqual([[{ name: 'Common' }], [{ name: 'Theirs' }], []]);
    });

    it('counts their events where they tell of them, to themselves always', async () => {
      const count = async (by: SignedIn) => (await asked(cast.editor, 'eventCount', by)).eventCount;
      expect([await count(cast.outsider), await count(cast.editor)]).toEqual([null, 0]);
      await change(cast.editor, { showsEvents: true });
      expect(await count(cast.outsider)).toBe(0);
      await server.graphql('mutation ($input: CreateEventInput!) { createEvent(input: $input) { error { code } } }', {
        input: {
          id: crypto.randomUUID(), companyId: cast.companyId, name: 'Open depot', description: 'Come and see', type: 'PHYSICAL', startDate: '2030-06-11',
          startTime: '16:00', endDate: '2030-06-11', endTime: '17:00', timeZone: 'Europe/Berlin', speakers: [{ id: crypto.randomUUID(), userId: cast.editor.userId }],
        },
      }, cast.owner.token);
      expect(await count(cast.outsider)).toBe(1);
      const { data } = await server.graphql<{ companyProfile: { eventCount: number } }>(
        'query ($id: ID!) { companyProfile(id: $id) { eventCount } }', { id: cast.companyId }, cast.outsider.token,
      );
      expect(data?.companyProfile.eventCount).toBe(1);
    });

    it('counts followers and says whether one is among them', async () => {
      await server.db.orm.insert(userFollower).values({ userId: cast.editor.userId, followerId: cast.outsider.userId });
      await server.db.orm.insert(userFollowCount).values({ userId: cast.editor.userId, followers: 1 });
      expect(await readUser(cast.editor.userId)).toMatchObject({ followerCount: 1, followingCount: 0, isFollowed: true });
      expect(await readUser(cast.outsider.userId, cast.viewer)).toMatchObject({ followerCount: 0, followingCount: 1, isFollowed: false });
    });
  });

  describe('of a company', () => {
    const PLAN = {
      name: 'Acorn', oneLine: 'Crates that come home', stageId: 3, sectors: ['fashion'], size: '6–10', country: 'DE', city: 'Berlin',
      elevatorPitch: 'We wash crates.', objective: 'FIRST_CUSTOMERS', investmentEtaMetric: 'MONTHS', investmentEtaValue: 9,
    };
    beforeEach(async () => {
      const { data } = await server.graphql<{ updateCompany: { error: unknown } }>(
        'mutation ($id: ID!, $set: CompanySet!) { updateCompany(id: $id, set: $set) { error { code field message } } }', { id: cast.companyId, set: PLAN }, cast.owner.token,
      );
      expect(data?.updateCompany.error).toBeNull();
    });

    it('tells strangers its name, line, stage and sectors, and nothing else by itself', async () => {
      expect(await readCompany()).toEqual({
        company: { name: 'Acorn', city: null, country: null, followerCount: 0, isFollowed: false }, oneLine: PLAN.oneLine, stageId: 3, sectors: ['fashion'],
        size: null, elevatorPitch: null, objective: null, investmentEtaMetric: null, investmentEtaValue: null, done: null, team: null, modules: [],
        followedBy: [], isMember: false, canEdit: false, sections: null,
      });
    });

    it('tells with each switch what belongs to it, and with all of them everything', async () => {
      const told: [PublicSection, object][] = [
        ['place', { company: { city: 'Berlin', country: 'DE' } }], ['size', { size: PLAN.size }], ['elevatorPitch', { elevatorPitch: PLAN.elevatorPitch }],
        ['objective', { objective: PLAN.objective }], ['investment', { investmentEtaMetric: 'MONTHS', investmentEtaValue: 9 }], ['level', { done: 3 }],
      ];
      const nothing = await readCompany();
      for (const [section, shown] of told) {
        expect((await choose([section]))?.error).toBeNull();
        const profile = await readCompany();
        expect(profile).toMatchObject(shown);
        for (const field of Object.keys(profile ?? {})) if (!(field in shown)) expect([field, profile?.[field]]).toEqual([field, nothing?.[field]]);
      }
      await choose(told.map(([section]) => section));
      for (const [, shown] of told) expect(await readCompany()).toMatchObject(shown);
      await choose([]);
      expect(await readCompany()).toEqual(nothing);
    });

    it('shows its team, the founder first and advisors last, without who keeps it to themselves, is gone, or is apart from the viewer', async () => {
      await choose(['team']);
      const team = async () => ((await readCompany())?.team as { person: { firstname: string }; position: string }[]).map(({ person, position }) => [person.firstname, position]);
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
      expect((await readCompany())?.modules).toEqual([{ key: 'vision', description: expect.arrayContaining([expect.objectContaining({ children: [{ text: 'Crates come home' }] })]) }]);
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
        [cast.owner, true, true, ['level', 'size']], [cast.admin, true, true, ['level', 'size']], [cast.editor, true, false, null], [cast.outsider, false, false, null],
      ] as const) expect(await readCompany(by)).toMatchObject({ isMember, canEdit, sections });
      for (const by of [cast.editor, cast.viewer, cast.custom, cast.outsider]) expect((await choose([], by))?.error).toMatchObject({ code: 'FORBIDDEN' });
      expect((await readCompany(cast.admin))?.sections).toEqual(['level', 'size']);
    });

    it('takes the same choice twice as once, and has a switch for all that can be shown', async () => {
      const step = async () => (await server.db.orm.select({ seq: company.lastEventSeq }).from(company).where(eq(company.id, cast.companyId)))[0]?.seq ?? 0;
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
      expect(await readCompany()).toMatchObject({ followedBy: [{ person: { firstname: 'Known' } }], company: { followerCount: 2, isFollowed: false } });
    });

    it('has no seat for who was only invited', async () => {
      await buildMember(server, cast.companyId, { userId: cast.outsider.userId, email: cast.outsider.email, isAccepted: false, acceptedAt: null });
      expect(await readCompany()).toMatchObject({ isMember: false, canEdit: false });
    });
  });
});
