import { randomUUID } from 'node:crypto';
import { chatter, type Chatter, type Failure } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;

beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  ada = await chatter(server, 'Ada');
  bob = await chatter(server, 'Bob');
});

interface Draft { target: string; text: string; revision: number }
const FIELDS = 'target text revision';
const save = async (
  who: Chatter, target: string, text: string, base: number,
) => (await who.ask<{ saveChatDraft: { draft: Draft | null; isTaken: boolean; error: Failure | null } }>(
  `mutation ($target: String!, $text: String!, $base: Int!) { saveChatDraft(target: $target, text: $text, base: $base) { draft { ${FIELDS} } isTaken error { code field } } }`, { target, text, base })).saveChatDraft;
const drafts = async (who: Chatter) => (await who.ask<{ chatDrafts: { nodes: Draft[] } }>(
  `{ chatDrafts { nodes { ${FIELDS} } } }`,
)).chatDrafts.nodes;

test('a draft is there on the other device, and whoever has not seen it overwrites nothing', async () => {
  const target = `person:${bob.userId}`;
  expect(await save(ada, target, 'Half a thou', 0)).toEqual({
    draft: { target, text: 'Half a thou', revision: 1 }, isTaken: true, error: null,
  });
  expect(await save(ada, target, 'from the phone', 0)).toMatchObject({ draft: { text: 'Half a thou', revision: 1 }, isTaken: false });
  expect(await save(ada, target, 'Half a thought', 1)).toMatchObject({ draft: { revision: 2 }, isTaken: true });
  expect(await drafts(ada)).toEqual([{ target, text: 'Half a thought', revision: 2 }]);
  // Sent: it stays known as empty, so that a device that was away does not bring it back.
  await save(ada, target, '', 2);
  expect(await drafts(ada)).toEqual([{ target, text: '', revision: 3 }]);
});

test('drafts are their writer’s alone', async () => {
  const target = `channel:${await ada.createChannel({ participantIds: [bob.userId] })}`;
  await save(ada, target, 'between me and me', 0);
  expect(await drafts(bob)).toEqual([]);
  expect(await save(bob, target, 'mine', 0)).toMatchObject({ draft: { text: 'mine', revision: 1 }, isTaken: true });
  expect((await drafts(ada))[0]).toMatchObject({ text: 'between me and me' });
});

test('an open tab hears of it', async () => {
  const target = `person:${bob.userId}`;
  const heard = ada.listen<{ type: string; draft: Draft | null }>(`subscription { inboxStream { type draft { ${FIELDS} } } }`);
  await until(() => heard.events.length === 1);
  await save(ada, target, 'Hello', 0);
  await until(() => heard.events.length === 2);
  expect(heard.events[1]).toEqual({ type: 'DRAFT', draft: { target, text: 'Hello', revision: 1 } });
  ada.leave();
});

test('what is no draft of a message is refused, and the oldest of very many make room', async () => {
  expect((await save(ada, 'somewhere', 'x', 0)).error).toEqual({ code: 'INVALID', field: 'target' });
  expect((await save(ada, `person:${bob.userId}`, 'x'.repeat(8001), 0)).error).toEqual({ code: 'INVALID', field: 'text' });
  await server.db.write({
    name: 'many-drafts',
    text: "insert into chat_draft (user_id, target, text, revision, updated_at) select $1, 'person:' || gen_random_uuid(), 'x', 1, now() - interval '1 day' from generate_series(1, 250)",
  }, [ada.userId]);
  const target = `person:${randomUUID()}`;
  await save(ada, target, 'newest', 0);
  const [kept] = await server.db.read<{ all: number; newest: boolean }>({
    name: 'kept-drafts',
    text: 'select count(*)::int as all, bool_or(target = $2) as newest from chat_draft where user_id = $1',
  }, [ada.userId, target]);
  expect(kept).toEqual({ all: 200, newest: true });
});
