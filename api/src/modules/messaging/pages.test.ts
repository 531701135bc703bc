import { chatter, stranger, type Chatter } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;

beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  ada = await chatter(server, 'Ada');
  bob = await chatter(server, 'Bob');
});

interface Page<Node> { nodes: Node[]; hasMore: boolean; endCursor: string | null }

/** A field with its arguments, and what is asked of each row; `inside` is the field whose answer holds the page. */
interface Listed { field: string; given?: string; row: string; inside?: string }

async function pageOf<Node>(
  who: Chatter, { field, given = '', row, inside }: Listed, after: string | null, first = 2,
): Promise<Page<Node>> {
  const page = `{ nodes { ${row} } hasMore endCursor }`;
  const answer = await who.ask<Record<string, Page<Node> & Record<string, Page<Node>>>>(
    `query ($first: Int, $after: String) { ${field}(first: $first, after: $after ${given}) ${inside ? `{ ${inside} ${page} }` : page} }`,
    { first, after },
  );
  const found = answer[field] as Page<Node> & Record<string, Page<Node>>;
  return inside ? found[inside] as Page<Node> : found;
}

/** All rows by pages of two; `meanwhile` happens behind the first of them. */
async function walk<Node>(who: Chatter, listed: Listed, meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<Node[]> {
  let page = await pageOf<Node>(who, listed, null);
  const nodes = [...page.nodes];
  await meanwhile();
  while (page.hasMore) {
    page = await pageOf<Node>(who, listed, page.endCursor);
    expect(page.nodes.length).toBeGreaterThan(0);
    nodes.push(...page.nodes);
  }
  return nodes;
}

const channels = async (who: Chatter, names: readonly string[], more: Parameters<Chatter['createChannel']>[0] = {}) => {
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, await who.createChannel({ name, ...more }));
  return (name: string) => ids.get(name) as string;
};

test('joined channels begin after a moment: one that moves up is told of above, and the others come once each', async () => {
  const of = await channels(ada, ['A', 'B', 'C', 'D', 'E'], { participantIds: [bob.userId] });
  for (const name of ['A', 'B', 'C', 'D', 'E']) await ada.send(of(name), 'hello');
  const listed = { field: 'joinedChannels', row: 'channel { name }' };
  const rest = await walk<{ channel: { name: string } }>(bob, listed, () => ada.send(of('B'), 'up'));
  expect(rest.map(({ channel }) => channel.name)).toEqual(['E', 'D', 'C', 'A']);
  const again = await walk<{ channel: { name: string } }>(bob, listed, () => ada.send(of('E'), 'up'));
  expect(again.map(({ channel }) => channel.name)).toEqual(['B', 'E', 'D', 'C', 'A']);
});

test('conversations do, too, and totals are those of the whole list on each page', async () => {
  const people = [];
  for (const name of ['Una', 'Duo', 'Tria']) people.push(await chatter(server, name));
  for (const person of people) await person.write(ada.userId, 'hello');
  const found = await walk<{ person: { firstname: string } }>(
    ada, { field: 'conversations', row: 'person { firstname }' }, () => bob.write(ada.userId, 'on top'),
  );
  expect(found.map(({ person }) => person.firstname)).toEqual(['Tria', 'Duo', 'Una']);
  const { endCursor } = await pageOf(ada, { field: 'conversations', row: 'id' }, null);
  const { conversations } = await ada.ask<{ conversations: unknown }>(
    'query ($after: String) { conversations(first: 1, after: $after) { total unread hasMore } }', { after: endCursor },
  );
  expect(conversations).toEqual({ total: 4, unread: 4, hasMore: true });
});

test('rows of the very same moment are told apart by their id', async () => {
  const of = await channels(ada, ['A', 'B', 'C', 'D', 'E']);
  const ids = ['A', 'B', 'C', 'D', 'E'].map(of);
  const moment = '2026-05-22T09:30:00.123456Z';
  const spoken = 'update channel set last_message_at = $2::timestamptz where id = any($1::uuid[])';
  const entered = 'update channel_member set joined_at = $2::timestamptz where channel_id = any($1::uuid[])';
  for (const text of [spoken, entered]) await server.db.write({ name: text.slice(0, 20), text }, [ids, moment]);
  const joined = await walk<{ id: string }>(ada, { field: 'joinedChannels', row: 'id' });
  expect(joined.map(({ id }) => id)).toEqual(ids.sort().reverse());
  const open = await walk<{ id: string }>(bob, { field: 'openChannels', row: 'id' });
  expect(open.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
});

test('open channels come page by page, and one that somebody writes in takes no other away', async () => {
  const of = await channels(ada, ['A', 'B', 'C', 'D']);
  const mine = new Set(['A', 'B', 'C', 'D'].map(of));
  const found = await walk<{ id: string; name: string }>(bob, { field: 'openChannels', row: 'id name' }, () => ada.send(of('D'), 'up'));
  expect(found.filter(({ id }) => mine.has(id)).map(({ name }) => name)).toEqual(['D', 'C', 'B', 'A']);
});

test('channels that are searched come joined first and by name, also when one is joined or deleted on the way', async () => {
  const listed = { field: 'searchChannels', given: ', search: "Quince"', row: 'isJoined channel { name }' };
  const of = await channels(ada, ['Quince e', 'Quince D', 'Quince c', 'quince B', 'Quince a']);
  await bob.ask('mutation ($id: ID!) { joinChannel(channelId: $id) { entry { id } } }', { id: of('Quince e') });
  const names = (hits: { channel: { name: string } }[]) => hits.map(({ channel }) => channel.name);
  expect(names(await walk(bob, listed))).toEqual(['Quince e', 'Quince a', 'quince B', 'Quince c', 'Quince D']);
  const removal = () => ada.ask('mutation ($id: ID!) { deleteChannel(id: $id) { error { code } } }', { id: of('Quince a') });
  expect(names(await walk(bob, listed, removal))).toEqual(['Quince e', 'Quince a', 'quince B', 'Quince c', 'Quince D']);
});

test('a place in a search tells nothing of a channel that is hidden', async () => {
  const of = await channels(ada, ['Medlar a', 'Medlar z']);
  expect(of('Medlar z')).toBeDefined();
  const secret = await ada.createChannel({ name: 'Medlar m', type: 'CLOSE' });
  const after = Buffer.from(secret).toString('base64url');
  const page = await pageOf(bob, { field: 'searchChannels', given: ', search: "Medlar"', row: 'channel { name }' }, after, 10);
  expect(page).toEqual({ nodes: [], hasMore: false, endCursor: null });
});

test('participants come creator first and by name, and go on where somebody has just left', async () => {
  const people = [];
  for (const name of ['Cleo', 'abe', 'Dora', 'Ben']) people.push(await chatter(server, name));
  const id = await ada.createChannel({ participantIds: people.map(({ userId }) => userId) });
  const listed = { field: 'channelDetails', given: `, channelId: "${id}"`, inside: 'participants', row: 'isAdmin person { firstname }' };
  const abe = people[1] as Chatter;
  const leaving = () => abe.ask('mutation ($id: ID!) { leaveChannel(channelId: $id) { error { code } } }', { id });
  const found = await walk<{ isAdmin: boolean; person: { firstname: string } }>(ada, listed, leaving);
  expect(found.map(({ isAdmin, person }) => [person.firstname, isAdmin])).toEqual(
    [['Ada', true], ['abe', false], ['Ben', false], ['Cleo', false], ['Dora', false]],
  );
});

test('requests come newest first, and one that was answered takes none away', async () => {
  const zed = await stranger(server, 'Zed');
  const of = await channels(zed, ['A', 'B', 'C', 'D', 'E'], { participantIds: [ada.userId] });
  const asked = 'mutation ($id: ID!) { answerChannelRequest(channelId: $id, accept: false) { error { code } } }';
  const decline = () => ada.ask(asked, { id: of('D') });
  const found = await walk<{ name: string }>(ada, { field: 'channelRequests', row: 'name' }, decline);
  expect(found.map(({ name }) => name)).toEqual(['E', 'D', 'C', 'B', 'A']);
});

test('drafts come each once, whichever of them is written meanwhile', async () => {
  const of = await channels(ada, ['A', 'B', 'C']);
  const targets = [`person:${bob.userId}`, ...['A', 'B', 'C'].map((name) => `channel:${of(name)}`)];
  const save = (target: string, base: number) => ada.ask(
    'mutation ($target: String!, $base: Int!) { saveChatDraft(target: $target, text: "x", base: $base) { isTaken } }', { target, base },
  );
  for (const target of targets) await save(target, 0);
  const change = () => Promise.all(targets.map((target) => save(target, 1)));
  const found = await walk<{ target: string }>(ada, { field: 'chatDrafts', row: 'target' }, change);
  expect(found.map(({ target }) => target)).toEqual(targets.sort());
});

test.each([
  ['conversations', '{ hasMore }'], ['joinedChannels', '{ hasMore }'], ['openChannels', '{ hasMore }'], ['channelRequests', '{ hasMore }'],
  ['chatDrafts', '{ hasMore }'],
])('what is no place in the list of %s is refused in words', async (field, asked) => {
  const { errors } = await server.graphql(`{ ${field}(after: "bm9uZQ") ${asked} }`, {}, ada.token);
  expect(errors?.[0]).toMatchObject({ message: 'This is not a place in the list.' });
});
