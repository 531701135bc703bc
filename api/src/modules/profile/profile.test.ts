/** @embedded one statement with all that a profile shows */
import { type PublicSection } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import { ReadLog } from '../../db/read-log';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { users } from '../identity';
import { channel, channelMember } from '../messaging';
import { userBlock } from '../reach';
import { post } from '../post';
import { userFollowCount, userFollower } from '../social';
import { readUserProfile } from './user-profile';

const USER = `query ($id: ID!) { userProfile(id: $id) {
  person { id firstname profilePhoto } headline bio city links phoneNumber companies { company { id name } position isAdvisory isOwner done }
  followerCount followingCount postCount isFollowed isOwn isBlocked } }`;
const CHOOSE = `mutation ($id: ID!, $sections: [PublicSection!]!) { choosePublicSections(companyId: $id, sections: $sections) {
  profile { sections } error { code field message } } }`;

interface UserProfile {
  person: { id: string; firstname: string; profilePhoto: string | null };
  headline: string | null; bio: string | null; city: string | null; links: string[]; phoneNumber: string | null;
  companies: {
    company: { id: string; name: string }; position: string | null; isAdvisory: boolean; isOwner: boolean; done: number | null;
  }[];
  followerCount: number; followingCount: number; postCount: number; isFollowed: boolean; isOwn: boolean; isBlocked: boolean;
}

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

it('says what they wrote of themselves, their phone number only to people of the same company', async () => {
  await change(cast.editor, {
    headline: ' Crates that come back ', city: 'Berlin', links: ['loopcrate.eu'], bio: 'Washing', phoneNumber: '+49 30',
  });
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
  const listed = async (by?: SignedIn) => (
    (await readUser(cast.editor.userId, by))?.companies.map(({ company: { name }, isOwner, done }) => [name, isOwner, done])
  );
  expect(await listed()).toEqual([['Bright', true, null], ['Acorn', false, null]]);
  expect(await listed(cast.editor)).toEqual([['Bright', true, null], ['Sample', true, null], ['Acorn', false, null]]);
  await choose(['level']);
  expect(await listed()).toEqual([['Bright', true, null], ['Acorn', false, 1]]);
  await server.db.orm.delete(company).where(eq(company.id, other.id));
});

it('keeps to itself whom they advise, when they say so', async () => {
  const advised = async (by?: SignedIn) => (
    (await readUser(cast.custom.userId, by))?.companies.map(({ position, isAdvisory }) => [position, isAdvisory])
  );
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
  const seen = async (by: SignedIn) => (await server.graphql<{
    userProfile: UserProfile & { isPreview: boolean }; userPosts: { nodes: { content: string; canEdit: boolean }[] };
  }>(
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
    ...[friend, stranger, blocked, cast.outsider].map((who) => follows(who, cast.editor)), follows(cast.outsider, friend),
    follows(cast.outsider, blocked),
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
      id: crypto.randomUUID(), companyId: cast.companyId, name: 'Open depot', description: 'Come and see', type: 'PHYSICAL',
      startDate: '2030-06-11',
      startTime: '16:00', endDate: '2030-06-11', endTime: '17:00', timeZone: 'Europe/Berlin',
      speakers: [{ id: crypto.randomUUID(), userId: cast.editor.userId }],
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
