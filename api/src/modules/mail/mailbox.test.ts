import { sql } from 'drizzle-orm';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { writeHtml, writeText } from './letter';
import type { MailContent } from './mailer';
import { compose } from './templates';
import { tidyOutbox } from './tidy-outbox';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

const link = 'https://product.example/somewhere?token=abc';
const mails: MailContent[] = [
  { template: 'verify', firstname: 'Ada', link },
  { template: 'reset', firstname: 'Ada', link },
  { template: 'change-address', firstname: 'Ada', newEmail: 'new@example.com', link },
  { template: 'address-asked', firstname: 'Ada', newEmail: 'new@example.com', link },
  { template: 'address-changed', firstname: 'Ada', newEmail: 'new@example.com', link },
  { template: 'already-member', firstname: 'Ada', link, resetLink: link },
  { template: 'password-changed', firstname: 'Ada', resetLink: link },
  { template: 'invite', invitedBy: 'Ada', companyName: 'Loopcrate', access: 'Edit Access', position: 'CTO', link },
];

it.each(mails)('the $template mail says the same as text and as HTML, and names the product', (mail) => {
  const letter = compose(mail);
  const [text, html] = [writeText(letter), writeHtml(letter)];
  for (const part of [letter.heading, ...letter.paragraphs, letter.footnote]) {
    expect(text).toContain(part);
    expect(html).toContain(part.replaceAll('"', '&quot;'));
  }
  expect(letter.subject.length).toBeLessThan(78);
  expect(`${letter.subject} ${text}`).toContain('Heartwood');
  if ('link' in mail) expect([text.includes(link), html.includes(`href="${link}"`)]).toEqual([true, true]);
});

it('shows names as text, whatever they are', () => {
  const html = writeHtml(compose({
    template: 'invite', invitedBy: '<script>alert(1)</script>', companyName: '"&', access: 'x', position: 'y', link,
  }));
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
});

it('keeps mails for development, newest first, as a page and as JSON', async () => {
  const { email } = await server.user();
  for (const path of ['/auth/reset_password', '/auth/reset_password']) await server.request('POST', `/api/v1${path}`, { body: { email } });
  const json = await server.request<{ to: string; subject: string; links: string[]; createdAt: string }[]>(
    'GET', `/dev/mailbox.json?to=${encodeURIComponent(email)}`,
  );
  expect(json.body.map(({ to, links }) => [to, links.length])).toEqual([[email, 1], [email, 1]]);
  expect(json.body[0]?.createdAt.localeCompare(json.body[1]?.createdAt ?? '')).toBeGreaterThanOrEqual(0);
  const page = await server.request<string>('GET', '/dev/mailbox');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.body).toContain(`<a href="${json.body[0]?.links[0]}">`);
  expect((await server.request<string>('GET', `/dev/mailbox?to=${encodeURIComponent('"><script>')}`)).body).not.toContain('<script>');
});

describe('the outbox', () => {
  const rowsOf = (email: string) => server.db.read<{ id: string; row: string }>({
    name: 'test-rows', text: "select id, o::text as row from mail_outbox o where recipient = $1 order by created_at",
  }, [email]);
  const later = (email: string, interval: string) => server.db.orm.execute(
    sql`update mail_outbox set expires_at = expires_at - ${interval}::interval, created_at = created_at - ${interval}::interval where recipient = ${email}`,
  );

  it('holds no link that could be used, in no column', async () => {
    const { email } = await server.user();
    await server.request('POST', '/api/v1/auth/reset_password', { body: { email } });
    const [mail] = await server.mailbox(email);
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThan(20);
    const [kept] = await rowsOf(email);
    expect(kept?.row).not.toMatch(/https?:|token=/);
    expect(kept?.row).not.toContain(token);
  });

  it('forgets a mail when its link is too old, and no sooner', async () => {
    const { email } = await server.user();
    await server.request('POST', '/api/v1/auth/reset_password', { body: { email } });
    await later(email, '59 minutes');
    await tidyOutbox(server);
    expect(await rowsOf(email)).toHaveLength(1);
    await later(email, '1 minute');
    await tidyOutbox(server);
    expect(await rowsOf(email)).toEqual([]);
  });

  it('seals what the release before has left in clear, but what one of its processes may be sending now', async () => {
    const { email } = await server.user();
    const insert = (subject: string, due: string) => server.db.orm.execute(sql`insert into mail_outbox (id, recipient, subject, text, html, next_attempt_at, created_at)
      values (gen_random_uuid(), ${email}, ${subject}, 'See https://product.example/secret', '<p>secret', ${sql.raw(due)}, now())`);
    await insert('kept for the mailbox', 'null');
    await insert('tried again in an hour', "now() + interval '1 hour'");
    await insert('under way', "now() + interval '110 seconds'");
    await tidyOutbox(server);
    const open = (await rowsOf(email)).filter(({ row }) => row.includes('secret'));
    expect(open).toEqual([expect.objectContaining({ row: expect.stringContaining('under way') })]);
    expect((await server.mailbox(email)).map(({ subject, links, html }) => [subject, links, html]).sort()).toEqual([
      ['kept for the mailbox', ['https://product.example/secret'], '<p>secret'],
      ['tried again in an hour', ['https://product.example/secret'], '<p>secret'],
    ]);
    await server.db.orm.execute(sql`delete from mail_outbox where recipient = ${email}`);
  });

  it('forgets after three days what the release before has kept', async () => {
    const { email } = await server.user();
    await server.db.orm.execute(
      sql`insert into mail_outbox (id, recipient, subject, text, html, next_attempt_at, created_at) values (gen_random_uuid(), ${email}, 'old', 'https://product.example/secret', '', null, now() - interval '3 days')`,
    );
    await tidyOutbox(server);
    expect(await rowsOf(email)).toEqual([]);
  });
});

it.each([
  'x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host',
])('is not shown to who comes through a proxy that says %s', async (header) => {
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) expect(
    (await server.request('GET', path, { headers: { [header]: '127.0.0.1' } })).status,
  ).toBe(403);
});

it('is not there in production', async () => {
  const production = await startTestServer({ db: server.db, config: { production: true } });
  try {
    expect((await production.request<string>('GET', '/dev/mailbox.json')).status).not.toBe(200);
    expect(JSON.stringify((await production.request<string>('GET', '/dev/mailbox')).body)).not.toContain('Development mailbox');
  } finally {
    await production.close();
  }
});
