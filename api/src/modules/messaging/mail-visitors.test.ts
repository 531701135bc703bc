/** @embedded jobs: mails to a partner's customers */
import { createPrivateKey, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { SMTPServer } from 'smtp-server';
import { buildCompany } from '../../testing/builders';
import { chatter, chatterOf, type Chatter } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { newPartnerKey, partner } from '../partner';
import { chatPresence } from '../presence';
import { mailVisitors } from './mail-visitors.job';
import { tellOfMessages } from './tell-of-messages.job';

const ORIGIN = 'https://erdmann.example';
const PAGE = `${ORIGIN}/orders/17`;
const { signingKey, ...key } = newPartnerKey();

interface Mail { to: string; raw: string }

let smtp: SMTPServer;
const mails: Mail[] = [];
let server: TestServer;
let owner: Chatter;
let partnerId: string;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true, disabledCommands: ['STARTTLS'], logger: false,
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => { raw += chunk.toString(); });
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw: raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => { smtp.listen(0, '127.0.0.1', resolve); });
  server = await startTestServer({ config: { smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` } });
});
beforeEach(async () => {
  await server.db.orm.execute(sql`delete from job`);
  owner = await chatter(server, 'Olive');
  const { id: companyId } = await buildCompany(server, owner.userId);
  partnerId = randomUUID();
  await server.db.orm.insert(partner).values({ id: partnerId, companyId, name: 'Erdmann', origins: [ORIGIN], ...key });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => { smtp.close(resolve); });
});

/** Somebody on the partner's site, under a token with these claims. */
async function visitor(claims: Record<string, unknown>, subject: string = randomUUID()): Promise<Chatter & { address: string }> {
  const email = `${randomUUID()}@people.example`;
  const token = await new SignJWT({ name: 'Emine Yıldız', sub: subject, jti: randomUUID(), email, page: PAGE, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.keyId })
    .setIssuer(partnerId).setAudience('heartwood-messaging').setIssuedAt().setExpirationTime('1m')
    .sign(createPrivateKey(signingKey));
  const { body } = await server.request<{ token: string; user: { id: string } }>(
    'POST', '/api/v1/embed/token', { body: { partner: partnerId, token, origin: ORIGIN } },
  );
  return { ...chatterOf(server, { userId: body.user.id, email: '', password: '', refreshToken: '', token: body.token }), address: email };
}

interface Due { id: string; key: string; kind: string; payload: never }

/** Does what is due so many minutes from now, each of it `times` times: a job that was killed at its end runs once more. */
async function pass(minutes: number, times = 1): Promise<void> {
  const due = await server.db.write<Due>({
    name: 'test-visitors',
    text: `delete from job
      where kind in ('tell-of-messages', 'mail-visitors') and run_at <= now() + make_interval(mins => $1)
      returning id, key, kind, payload`,
  }, [minutes]);
  for (const { id, key: about, kind, payload } of due) {
    const job = kind === 'mail-visitors' ? mailVisitors : tellOfMessages;
    for (let run = 1; run <= times; run++) await job.run(server, payload, { id, key: about, attempt: run });
  }
}

/** The two looks of somebody who has left. */
async function leave(times = 1): Promise<void> {
  await pass(1);
  await pass(6, times);
}

const outbox = () => server.db.read<{ recipient: string }>({ name: 'test-outbox', text: 'select recipient from mail_outbox' }, []);

/** Once the outbox is empty: what was to be sent has been. */
async function mailsTo(address: string): Promise<string[]> {
  await until(async () => (await outbox()).length === 0);
  return mails.filter(({ to }) => to === address).map(({ raw }) => raw);
}

const partOf = (raw: string, type: string) => raw.slice(raw.indexOf(`Content-Type: ${type}`));

async function ask(who: Chatter, question = 'Is the oak in stock?'): Promise<string> {
  const { message } = await who.write(owner.userId, question);
  return message?.channelId ?? '';
}

const read = (who: Chatter, channelId: string) => (
  who.ask('mutation ($id: ID!) { markChannelRead(channelId: $id) { error { message } } }', { id: channelId })
);

it('goes to a customer who has left without having read an answer: the partner’s name, what was written there, and the way back', async () => {
  const emine = await visitor({});
  const other = await visitor({});
  const channelId = await ask(emine);
  await ask(other, 'A secret question');
  await owner.send(channelId, 'It is <b>here</b>, **today**.');
  await owner.write(other.userId, 'A secret answer');
  await leave();
  const [raw, ...more] = await mailsTo(emine.address);
  expect(more).toEqual([]);
  const text = partOf(raw ?? '', 'text/plain');
  expect(text).toContain('You have an answer at Erdmann.');
  expect(text).toContain('Olive Tester: It is <b>here</b>, today.');
  expect(text).toContain(PAGE);
  expect(raw).toMatch(/^Subject: You have an answer to your message/m);
  expect(partOf(raw ?? '', 'text/html')).toContain('It is &lt;b&gt;here&lt;/b&gt;, today.');
  expect(raw).not.toContain('secret');
  expect(raw).not.toContain('Is the oak');
});

it('is one for each time they are away: not a mail a message, not once more after a kill, and again once they have read', async () => {
  const emine = await visitor({});
  const channelId = await ask(emine);
  for (const body of ['One', 'Two', 'Three', 'Four', 'Five']) await owner.send(channelId, body);
  await leave(2);
  await owner.send(channelId, 'Six');
  await leave(2);
  const [raw, ...more] = await mailsTo(emine.address);
  expect(more).toEqual([]);
  expect(partOf(raw ?? '', 'text/plain')).toMatch(/Three[^]*Four[^]*Five[^]*And 2 more\./);
  expect(raw).not.toContain('Olive Tester: Two');
  await read(emine, channelId);
  await owner.send(channelId, 'Seven');
  await leave();
  expect(await mailsTo(emine.address)).toHaveLength(2);
});

it('waits while they have the page before their eyes, and until they were away at two looks', async () => {
  const emine = await visitor({});
  await server.db.orm.insert(chatPresence).values({ userId: emine.userId, tab: 'one', expiresAt: new Date(Date.now() + 600_000) });
  await owner.send(await ask(emine), 'Yes');
  await pass(1);
  await pass(6);
  await server.db.orm.delete(chatPresence);
  await pass(6);
  expect(await mailsTo(emine.address)).toEqual([]);
  await pass(6);
  expect(await mailsTo(emine.address)).toHaveLength(1);
});

it('is not written of what was read, deleted or said by themselves, nor where it was muted', async () => {
  const [hasRead, hasMuted, isAlone, lost] = [await visitor({}), await visitor({}), await visitor({}), await visitor({})];
  const channels = [await ask(hasRead), await ask(hasMuted), await ask(isAlone), await ask(lost)];
  for (const id of [channels[0], channels[1]]) await owner.send(id ?? '', 'Yes');
  const { message } = await owner.send(channels[3] ?? '', 'No');
  await owner.ask('mutation ($id: ID!) { deleteMessage(id: $id) { error { message } } }', { id: message?.id });
  await server.db.orm.execute(sql`update channel_member set muted_until = now() + interval '1 hour' where user_id = ${hasMuted.userId}`);
  await pass(1);
  await read(hasRead, channels[0] ?? '');
  await pass(6);
  for (const { address } of [hasRead, hasMuted, isAlone, lost]) expect(await mailsTo(address)).toEqual([]);
});

it.each([
  ['no address', { email: undefined }], ['one that the partner doubts', { email_verified: false }], ['what is none', { email: 'Emine' }],
])('goes to nobody whose token signs %s', async (_which, claims) => {
  const emine = await visitor(claims);
  await owner.send(await ask(emine), 'Yes');
  await leave();
  expect(await mailsTo(emine.address)).toEqual([]);
});

it('goes where the last token says, and nowhere once one says nothing', async () => {
  const before = await visitor({}, 'moved');
  const now = await visitor({}, 'moved');
  const channelId = await ask(now);
  await owner.send(channelId, 'Yes');
  await leave();
  expect([await mailsTo(before.address), (await mailsTo(now.address)).length]).toEqual([[], 1]);
  const silent = await visitor({ email: undefined }, 'moved');
  await read(silent, channelId);
  await owner.send(channelId, 'And this');
  await leave();
  expect(await mailsTo(now.address)).toHaveLength(1);
});

it.each([['https://evil.example/page'], ['javascript:alert(1)'], [`https://x:y@erdmann.example/`], [undefined]])(
  'leads to the site itself where the token’s page is %s', async (page) => {
    const emine = await visitor({ page });
    await owner.send(await ask(emine), 'Yes');
    await leave();
    const [raw = ''] = await mailsTo(emine.address);
    expect(partOf(raw, 'text/plain')).toContain(`Read and answer:\r\n${ORIGIN}\r\n`);
    expect(raw).not.toMatch(/evil|javascript|x:y/);
  },
);

it('tells in a partner’s channel who wrote there or was mentioned, and nobody else', async () => {
  const [asked, mentioned, silent] = [await visitor({}), await visitor({}), await visitor({})];
  const channelId = await owner.createChannel({ name: 'Orders', type: 'OPEN', partnerId });
  for (const who of [asked, mentioned, silent]) await who.ask('mutation ($id: ID!) { joinChannel(channelId: $id) { error { message } } }', {
    id: channelId,
  });
  await asked.send(channelId, 'When?');
  await owner.send(channelId, 'Tomorrow', { mentions: [mentioned.userId] });
  await leave();
  expect(await mailsTo(asked.address)).toHaveLength(1);
  expect(await mailsTo(mentioned.address)).toHaveLength(1);
  expect(await mailsTo(silent.address)).toEqual([]);
});

it('ends with one press in the mail, without signing in', async () => {
  const emine = await visitor({});
  const channelId = await ask(emine);
  await owner.send(channelId, 'Yes');
  await leave();
  const [raw = ''] = await mailsTo(emine.address);
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address = new URL(/^List-Unsubscribe:\s*<(.*?)>/ms.exec(raw)?.[1]?.replaceAll(/\s/g, '') ?? '');
  expect(raw).toContain(`/auth/digest-off?of=answers&token=${address.searchParams.get('token')}`);
  expect((await server.request('POST', address.pathname + address.search)).status).toBe(204);
  await read(emine, channelId);
  await owner.send(channelId, 'And this');
  await leave();
  expect(await mailsTo(emine.address)).toHaveLength(1);
});

it('is not written once the partner is revoked, whose people’s addresses are forgotten', async () => {
  const emine = await visitor({});
  await owner.send(await ask(emine), 'Yes');
  await pass(1);
  await owner.ask('mutation ($id: ID!) { revokePartner(id: $id) { error { message } } }', { id: partnerId });
  await pass(6);
  expect(await mailsTo(emine.address)).toEqual([]);
  const { rows } = await server.db.orm.execute(sql`select email, page from partner_user where user_id = ${emine.userId}`) as unknown as {
    rows: unknown[];
  };
  expect(rows).toEqual([{ email: null, page: null }]);
});
