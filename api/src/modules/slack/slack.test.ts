/** @embedded what a company's stream tells once, and clocks */
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { startLocalSlack, type LocalSlack } from '../../testing/local-slack';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { event } from '../event';
import { componentVisibility } from '../growth';
import { users } from '../identity';
import { job } from '../jobs/job.table';
import { securityEvent } from '../operations/operations.table';
import { milestone } from '../timeline';
import { postToSlack } from './post-to-slack.job';
import type { SlackPost } from './slack-news';
import { slackConnection } from './slack.table';
import { takeSlackNews } from './take-slack-news.job';

/** A Thursday, past nine in Berlin. */
const NOW = new Date('2026-05-14T10:00:00Z');
const TOKEN = 'xoxb-1234567890-secret-of-the-bot';
let now = NOW;
let slack: LocalSlack;
let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  slack = await startLocalSlack();
  server = await startTestServer({ now: () => now, config: { localSlack: slack.origin, accessTokenSeconds: 400 * 24 * 3600 } });
});
beforeEach(async () => {
  now = NOW;
  await server.db.orm.delete(slackConnection);
  await server.db.orm.delete(job);
  cast = await buildCast(server);
  await server.db.orm.update(users).set({ timeZone: 'Europe/Berlin' });
  slack.posts.length = 0;
  slack.answers.length = 0;
});
afterAll(async () => {
  await server.close();
  await slack.close();
});

interface Told {
  isConnected: boolean; way: string | null; channel: string | null; sends: { news: string; channel: string | null }[];
  lastSentAt: string | null
  lastError: string | null; waiting: number;
}
interface Payload { connection: Told | null; error: { code: string; field: string | null; message: string } | null }
const FIELDS =
  '{ isConnected way channel sends { news channel } connectedAt connectedBy { firstname } lastSentAt lastError lastErrorAt waiting }';
const PAYLOAD = `{ connection ${FIELDS} error { code field message } }`;
const ALL = ['MODULE_DONE', 'GOAL', 'COMMENT', 'EVENT_SOON', 'DIGEST'].map((news) => ({ news }));

const connect = async (more: Record<string, unknown>, by: SignedIn = cast.owner) => {
  const { data } = await server.graphql<{ connectSlack: Payload }>(
    `mutation ($companyId: ID!, $sends: [SlackSendInput!]!, $webhookUrl: String, $botToken: String, $channel: String) {
      connectSlack(companyId: $companyId, sends: $sends, webhookUrl: $webhookUrl, botToken: $botToken, channel: $channel) ${PAYLOAD} }`,
    { companyId: cast.companyId, sends: ALL, ...more }, by.token);
  return data?.connectSlack as Payload;
};
const command = async (name: 'testSlack' | 'disconnectSlack', by: SignedIn = cast.owner) => (
  (await server.graphql<Record<string, Payload>>(
    `mutation ($id: ID!) { ${name}(companyId: $id) ${PAYLOAD} }`, { id: cast.companyId }, by.token,
  )).data?.[name] as Payload);
const read = async (by: SignedIn = cast.owner) => (
  (await server.graphql<{ slackConnection: Told | null }>(
    `query ($id: ID!) { slackConnection(companyId: $id) ${FIELDS} }`, { id: cast.companyId }, by.token,
  ))
    .data?.slackConnection);
const look = () => takeSlackNews.run(server, {}, { id: 'a', key: 'a', attempt: 1 });
const waiting = () => server.db.orm.select().from(job).where(and(eq(job.kind, 'post-to-slack'), isNotNull(job.runAt))).orderBy(job.key);
/** Takes what is new and sends what waits; the messages as they read. */
async function sent(): Promise<string[]> {
  slack.posts.length = 0;
  await look();
  for (const { id, key, payload } of await waiting()) {
    await postToSlack.run(server, payload as SlackPost, { id, key, attempt: 1 });
    await server.db.orm.delete(job).where(eq(job.id, id));
  }
  return slack.posts.map(({ body }) => body.text);
}
const mark = (key: string, progress: string) => server.graphql(
  'mutation ($c: ID!, $key: ModuleKey!, $progress: Progress!) { updateModule(companyId: $c, key: $key, set: { progress: $progress }) { error { code } } }',
  { c: cast.companyId, key, progress }, cast.editor.token);
const comment = (key: string) => server.graphql(
  'mutation ($c: ID!, $id: ID!, $key: ModuleKey!) { addComment(companyId: $c, id: $id, key: $key, message: "A secret thought", mentions: []) { error { code } } }',
  { c: cast.companyId, id: randomUUID(), key }, cast.editor.token);
const hide = (key: 'belief' | 'vision') => (
  server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key, userId: cast.owner.userId })
);

describe('the connection', () => {
  it('is honest while there is none', async () => {
    expect(await read()).toMatchObject({ isConnected: false, sends: [], connectedAt: null });
    expect((await command('testSlack')).error).toMatchObject({ code: 'CONFLICT' });
    expect((await connect({})).error).toMatchObject({ field: 'webhookUrl' });
    expect(slack.posts).toEqual([]);
  });

  it('by webhook is tried with a message, and its address is in no answer and no table as it is', async () => {
    const { connection, error } = await connect({ webhookUrl: ` ${slack.webhook} `, channel: 'Growth' });
    expect(error).toBeNull();
    expect(connection).toMatchObject({
      isConnected: true, way: 'WEBHOOK', channel: '#growth', connectedBy: { firstname: 'Olive' }, lastError: null,
    });
    expect(slack.posts.map(({ body }) => body.text)).toEqual(['Acorn is connected. Olive Tester chose what is sent here.']);
    const [row] = await server.db.orm.select().from(slackConnection);
    const log = await server.db.orm.select().from(securityEvent).where(eq(securityEvent.kind, 'slack-change'));
    expect(JSON.stringify([row, log, connection])).not.toContain('secretsecret');
    expect(log.at(-1)).toMatchObject({ outcome: 'done', subject: cast.companyId, userId: cast.owner.userId });
    expect(server.slackSeal.open(row?.secretSealed ?? '', cast.companyId)).toBe(slack.webhook);
  });

  it('by bot writes to a channel for each, and an admin changes what is sent without the token', async () => {
    await connect({ botToken: TOKEN, channel: 'growth', sends: [{ news: 'COMMENT', channel: '#Talk' }, { news: 'MODULE_DONE' }] });
    expect(slack.posts.at(-1)).toMatchObject({
      path: '/api/chat.postMessage', authorization: `Bearer ${TOKEN}`, body: { channel: '#growth' },
    });
    const { connection } = await connect({ sends: [{ news: 'MODULE_DONE', channel: 'C0123456789' }] }, cast.admin);
    expect(connection).toMatchObject({ way: 'BOT', channel: '#growth', sends: [{ news: 'MODULE_DONE', channel: 'C0123456789' }] });
    expect(slack.posts).toHaveLength(1);
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ webhookUrl: 'http://127.0.0.1:1/services/T000AAAA/B000BBBB/secret' }, 'webhookUrl', 'This is no webhook of Slack'],
    [{ webhookUrl: 'https://example.com/services/T000AAAA/B000BBBB/secret' }, 'webhookUrl', 'This is no webhook of Slack'],
    [{ botToken: 'xoxp-1234567890-of-a-person', channel: 'growth' }, 'botToken', 'This is no token of a bot'],
    [{ botToken: TOKEN }, 'channel', 'Name the channel'],
    [{ botToken: TOKEN, channel: '<!channel>' }, 'channel', 'A channel has letters'],
    [{ botToken: TOKEN, channel: 'a'.repeat(81) }, 'channel', 'at most 80'],
    [
      { botToken: TOKEN, webhookUrl: 'https://hooks.slack.com/services/T000AAAA/B000BBBB/secret', channel: 'a' }, 'botToken',
      'one of the two',
    ],
    [{ webhookUrl: 'LOCAL', sends: [{ news: 'GOAL', channel: 'goals' }] }, 'sends', 'A webhook writes to one channel'],
  ])('refuses %o', async (more, field, words) => {
    const given = more.webhookUrl === 'LOCAL' ? { ...more, webhookUrl: slack.webhook } : more;
    const { error } = await connect(given);
    expect(error).toMatchObject({ field, message: expect.stringContaining(words) as string });
    expect([slack.posts, await read()]).toMatchObject([[], { isConnected: false }]);
  });

  it.each([
    ['{"ok":false,"error":"channel_not_found"}', 'channel', 'Slack knows no such channel'],
    ['{"ok":false,"error":"invalid_auth"}', 'botToken', 'Slack does not accept this token'],
  ])('keeps nothing that Slack refuses: %s', async (text, field, words) => {
    slack.answers.push({ text });
    const { error } = await connect({ botToken: TOKEN, channel: 'growth' });
    expect(error).toMatchObject({ field, message: expect.stringContaining(words) as string });
    expect(JSON.stringify(error)).not.toContain(TOKEN);
    expect(await read()).toMatchObject({ isConnected: false });
  });

  it('belongs to owner and admins, and ends for good', async () => {
    await connect({ webhookUrl: slack.webhook });
    for (const person of [cast.editor, cast.viewer, cast.custom, cast.outsider]) {
      expect([
        await read(person), (await connect({ sends: [] }, person)).error?.code, (await command('disconnectSlack', person)).connection,
      ])
        .toEqual([null, 'FORBIDDEN', null]);
    }
    await mark('vision', 'DONE');
    await look();
    await command('disconnectSlack', cast.admin);
    expect((await command('disconnectSlack')).connection).toMatchObject({ isConnected: false });
    expect(await sent()).toEqual([]);
    expect(await server.db.orm.$count(slackConnection)).toBe(0);
  });
});

describe('what is sent', () => {
  beforeEach(async () => {
    await mark('costs', 'DONE');
    await connect({ webhookUrl: slack.webhook });
    await look();
    await server.db.orm.delete(job);
  });

  it('tells of a module that is done with the new level, once, and nothing of before', async () => {
    expect(await sent()).toEqual([]);
    await mark('vision', 'DONE');
    expect(await sent()).toEqual(['Vision is done. Acorn is Not robust, 3 of 28. Edith Tester marked it. Next: Business sectors.']);
    expect(await sent()).toEqual([]);
    await mark('belief', 'DONE');
    await mark('belief', 'NOT_DONE');
    expect(await sent()).toEqual([]);
  });

  it('tells that somebody commented or was assigned, and not the words', async () => {
    await comment('vision');
    await server.graphql(
      'mutation ($c: ID!, $u: ID!) { addAssignment(companyId: $c, key: belief, userId: $u) { error { code } } }',
      { c: cast.companyId, u: cast.viewer.userId }, cast.owner.token,
    );
    expect((await sent()).sort()).toEqual(['Edith Tester commented on Vision.', 'Olive Tester assigned Belief to Vera Tester.']);
  });

  it('never tells of what is hidden from part of the team, also where that was decided meanwhile', async () => {
    await hide('belief');
    await mark('belief', 'DONE');
    await comment('belief');
    expect(await sent()).toEqual([]);
    await mark('vision', 'DONE');
    await comment('vision');
    await look();
    await hide('vision');
    expect(await sent()).toEqual([]);
    now = new Date('2026-05-18T08:00:00Z');
    const [week = ''] = (await sent()).filter((text) => text.startsWith('The week'));
    expect(week).not.toMatch(/Vision|Belief|comment/);
    expect(week).toContain('1 module done: Costs.');
  });

  it('tells in the morning which goals were achieved or became late, and on Mondays of the week', async () => {
    const goal = (columns: Partial<typeof milestone.$inferInsert>) => (
      server.db.orm.insert(milestone).values({ id: randomUUID(), companyId: cast.companyId, title: 'Goal', ...columns })
    );
    const achieved = randomUUID();
    await goal({ id: achieved, title: '<!here> pilots', status: 'ACHIEVED', dateAchieved: '2026-05-15' });
    await server.db.orm.execute(sql`insert into activity_log (company_id, component, type, data, created_at)
      values (${cast.companyId}, ${`goal:${achieved}`}, 'GOAL_ACHIEVED', '{}', '2026-05-15T05:00:00Z')`);
    await goal({ title: 'Term sheet', date: '2026-05-14' });
    await goal({ title: 'Depot', date: '2026-05-20' });
    now = new Date('2026-05-15T06:50:00Z');
    expect(await sent()).toEqual([]);
    now = new Date('2026-05-15T07:00:00Z');
    expect(await sent()).toEqual(['&lt;!here&gt; pilots was achieved on 15 May. Term sheet is late: it was due on 14 May.']);
    expect(await sent()).toEqual([]);
    now = new Date('2026-05-18T07:30:00Z');
    expect(await sent()).toEqual([
      'The week of Acorn. Acorn is Not robust, 4 of 28.\n• 1 module done: Costs.\n• Achieved: &lt;!here&gt; pilots.\n• Late: Term sheet.\n• This week: Depot on 20 May.',
    ]);
    expect(await sent()).toEqual([]);
  });

  it('tells of an event a quarter of an hour before it starts, without the link to the meeting', async () => {
    const at = {
      companyId: cast.companyId, description: '', type: 'VIRTUAL' as const, startDate: '2026-05-14', startTime: '12:30',
      endDate: '2026-05-14', endTime: '13:00', timeZone: 'Europe/Berlin',
    };
    await server.db.orm.insert(event).values({
      ...at, id: randomUUID(), creatorId: cast.owner.userId, name: 'Open depot', meetingLink: 'https://meet.example/secret',
      startsAt: new Date('2026-05-14T10:30:00Z'), endsAt: new Date('2026-05-14T11:00:00Z'),
    });
    expect(await sent()).toEqual([]);
    now = new Date('2026-05-14T10:15:00Z');
    expect(await sent()).toEqual(['Open depot starts in 15 minutes: 12:30 (Europe/Berlin).']);
    expect(await sent()).toEqual([]);
  });

  it('shows what Slack refuses, tries it again, and forgets it once it was taken', async () => {
    await mark('vision', 'DONE');
    await look();
    const [row] = await waiting();
    const run = () => postToSlack.run(server, row?.payload as SlackPost, { id: row?.id ?? '', key: row?.key ?? '', attempt: 1 });
    slack.answers.push({ status: 404, text: 'no_service' });
    await expect(run()).rejects.toThrow('Slack: no_service');
    await server.db.orm.update(job).set({ attempts: 1 });
    expect(await read()).toMatchObject({
      lastError: 'Slack does not know this webhook any more. Make a new one in Slack and connect it here.', waiting: 1,
    });
    slack.answers.push({ status: 404, text: 'no_service' });
    expect((await command('testSlack')).error).toMatchObject({
      code: 'REFUSED', message: expect.stringContaining('does not know this webhook') as string,
    });
    await run();
    expect(await read()).toMatchObject({ lastError: null });
  });

  it('waits as long as Slack asks', async () => {
    await mark('vision', 'DONE');
    await look();
    const [row] = await waiting();
    await server.db.orm.delete(job);
    slack.answers.push({ status: 429, text: '', headers: { 'retry-after': '120' } });
    await postToSlack.run(server, row?.payload as SlackPost, { id: row?.id ?? '', key: row?.key ?? '', attempt: 1 });
    expect((await waiting()).map(({ key, runAt }) => [key, runAt?.toISOString()])).toEqual([[row?.key, '2026-05-14T10:02:00.000Z']]);
  });

  it('sends what was chosen and nothing else, and nothing of a company that is deleted', async () => {
    await connect({ sends: [{ news: 'COMMENT' }] });
    await mark('vision', 'DONE');
    await comment('vision');
    expect(await sent()).toEqual(['Edith Tester commented on Vision.']);
    await comment('vision');
    await server.db.orm.update(company).set({ deletedAt: NOW }).where(eq(company.id, cast.companyId));
    expect(await sent()).toEqual([]);
  });
});
