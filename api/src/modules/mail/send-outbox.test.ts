/** @embedded jobs: the outbox */
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';

interface Received { to: string[]; raw: string }

/** A real SMTP server that answers as it is told. */
async function startSmtp() {
  const received: Received[] = [];
  const refusals: { code: number; message: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true, disabledCommands: ['STARTTLS'], logger: false,
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => { raw += chunk.toString(); });
      stream.on('end', () => {
        const refusal = refusals.shift();
        if (refusal) {
          done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
          return;
        }
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => { smtp.listen(0, '127.0.0.1', () => resolve()); });
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`, received, refusals, close: () => new Promise<void>((resolve) => { smtp.close(() => resolve()); }),
  };
}

const SECRET = 'shared by all processes of the product';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await startTestServer({ config: { authSecret: SECRET, smtpUrl: smtp.url, mailFrom: 'Heartwood <hello@product.example>' } });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const askForReset = (email: string) => server.request('POST', '/api/v1/auth/reset_password', { body: { email } });
const mailTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email));
const waiting = async (email: string) => {
  const rows = await server.db.read<{ attempts: number; last_error: string | null; due_at: Date | null; sealed: string | null }>({
    name: 'test-outbox', text: 'select attempts, last_error, due_at, sealed from mail_outbox where recipient = $1',
  }, [email]);
  return rows;
};
const tryAgainNow = (email: string) => (
  server.db.orm.execute(sql`update mail_outbox set due_at = now() where recipient = ${email} and due_at is not null`)
);

it('goes out by SMTP as text and HTML soon after the commit, and leaves the outbox', async () => {
  const { email } = await server.user({ firstname: 'Zoë <b>' });
  await askForReset(email);
  const [mail] = await until(() => (mailTo(email).length > 0 ? mailTo(email) : null));
  const raw = mail?.raw.replaceAll('=\r\n', '') ?? '';
  expect(raw).toMatch(/^From: Heartwood <hello@product\.example>/m);
  expect(raw).toMatch(/^Subject: Choose a new password for Heartwood/m);
  expect(raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@product\.example>/m);
  expect(raw).toContain('Content-Type: text/plain');
  expect(raw).toContain('Content-Type: text/html');
  expect(raw).toMatch(/http:\/\/localhost:\d+\/auth\/set-password\?token=3D/);
  expect(raw.slice(raw.indexOf('text/html'))).not.toContain('<b>,');
  await until(async () => (await waiting(email)).length === 0);
});

it('is sent again after a passing failure, under the same id', async () => {
  const { email } = await server.user();
  smtp.refusals.push({ code: 451, message: 'try later' });
  await askForReset(email);
  const [row] = await until(async () => { const rows = await waiting(email); return rows[0]?.last_error ? rows : null; });
  expect(row).toMatchObject({ attempts: 1, last_error: expect.stringContaining('451') });
  await tryAgainNow(email);
  await askForReset(email);
  await until(() => mailTo(email).length === 2);
});

it('is given up when the server will never take it, and its links are forgotten', async () => {
  const { email } = await server.user();
  smtp.refusals.push({ code: 550, message: 'no such mailbox' });
  await askForReset(email);
  const [row] = await until(async () => { const rows = await waiting(email); return rows[0]?.last_error ? rows : null; });
  expect(row).toMatchObject({ due_at: null, sealed: null });
});

it('is not written when the command is rolled back', async () => {
  await expect(server.db.transaction(async (tx) => {
    await server.mail.enqueue(tx, { to: 'never@example.com', template: 'reset', firstname: 'N', link: 'http://localhost/' });
    throw new Error('rolled back');
  })).rejects.toThrow('rolled back');
  expect(await waiting('never@example.com')).toEqual([]);
});

it('is sent once by two processes on one database', async () => {
  const other = await startTestServer({ db: server.db, config: { authSecret: SECRET, smtpUrl: smtp.url } });
  try {
    const people = await Promise.all(Array.from({ length: 8 }, () => server.user()));
    await Promise.all(
      people.map(({ email }, i) => (i % 2 === 0 ? server : other).request('POST', '/api/v1/auth/reset_password', { body: { email } })),
    );
    await until(() => people.every(({ email }) => mailTo(email).length > 0), 15_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(people.map(({ email }) => mailTo(email).length)).toEqual(people.map(() => 1));
  } finally {
    await other.close();
  }
});

it('is given up when the secret that it was sealed under is known no more', async () => {
  const { email } = await server.user();
  await server.db.orm.execute(sql`insert into mail_outbox (id, recipient, subject, text, html, sealed, due_at, next_attempt_at, expires_at)
    values (gen_random_uuid(), ${email}, 'S', '', '', 'c2VhbGVkIGJ5IHNvbWVib2R5IGVsc2U', now(), null, now() + interval '1 hour')`);
  await askForReset((await server.user()).email);
  const [row] = await until(async () => { const rows = await waiting(email); return rows[0]?.last_error ? rows : null; });
  expect(row).toMatchObject({ due_at: null, sealed: null, last_error: 'It was sealed under a secret that is known no more.' });
  expect(mailTo(email)).toEqual([]);
});

it('is sent as well when a process of the release before has written it', async () => {
  const { email } = await server.user();
  await server.db.orm.execute(
    sql`insert into mail_outbox (id, recipient, subject, text, html) values (gen_random_uuid(), ${email}, 'Of the release before', 'The old text', '<p>The old text')`,
  );
  await askForReset((await server.user()).email);
  const [mail] = await until(() => (mailTo(email).length > 0 ? mailTo(email) : null));
  expect(mail?.raw).toContain('The old text');
});

it('has no development mailbox where mail is sent', async () => {
  expect((await server.request('GET', '/dev/mailbox')).status).toBe(404);
});
