import { chatter, stranger, type Chatter } from '../../testing/chat';
import { asInput, fileCalls } from '../../testing/file-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;
const { keep, attach } = fileCalls(() => server);

beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  ada = await chatter(server, 'Ada');
  bob = await chatter(server, 'Bob');
});

interface Files { nodes: { attachments: { name: string }[] }[]; hasMore: boolean; endCursor: string | null }

const files = async (
  who: Chatter, id: string, after: string | null = null, first = 50,
) => (await who.ask<{ messagesWithFiles: Files | null }>(
  `query ($id: ID!, $after: String, $first: Int) {
    messagesWithFiles(channelId: $id, first: $first, after: $after) { nodes { attachments { name } } hasMore endCursor }
  }`, { id, after, first })).messagesWithFiles;
const names = (page: Files | null) => page?.nodes.flatMap(({ attachments }) => attachments.map(({ name }) => name));

async function send(who: Chatter, channelId: string, ...called: string[]): Promise<string> {
  const uploads = [];
  for (const name of called) uploads.push(asInput(await keep(who, { name })));
  return (await attach(who, channelId, uploads)).message?.id ?? '';
}

test('the files of a conversation come newest first, page by page, from everybody and from no other conversation', async () => {
  const [id, other] = [
    await ada.createChannel({ participantIds: [bob.userId] }), await ada.createChannel({ participantIds: [bob.userId] }),
  ];
  await send(ada, id, 'one.csv');
  await ada.send(id, 'words alone');
  await send(bob, id, 'two.csv', 'three.csv');
  await send(ada, id, 'four.csv');
  await send(ada, other, 'elsewhere.csv');
  const page = await files(bob, id, null, 2);
  expect(names(page)).toEqual(['four.csv', 'two.csv', 'three.csv']);
  expect(page?.hasMore).toBe(true);
  const rest = await files(bob, id, page?.endCursor);
  expect([names(rest), rest?.hasMore]).toEqual([['one.csv'], false]);
});

test('what was deleted is gone from them, and back with its message', async () => {
  const id = await ada.createChannel({ participantIds: [bob.userId] });
  const message = await send(ada, id, 'one.csv');
  const change = (field: string) => ada.ask(`mutation ($id: ID!) { ${field}(id: $id) { error { code } } }`, { id: message });
  await change('deleteMessage');
  expect(names(await files(bob, id))).toEqual([]);
  await change('restoreMessage');
  expect(names(await files(bob, id))).toEqual(['one.csv']);
});

test('a stranger sees none of a close channel, and can’t tell it from none', async () => {
  const id = await ada.createChannel({ type: 'CLOSE' });
  await send(ada, id, 'one.csv');
  expect(await files(await stranger(server), id)).toBeNull();
  expect(await files(bob, id)).toBeNull();
});
