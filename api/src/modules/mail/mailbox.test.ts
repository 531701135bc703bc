import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { writeHtml, writeText } from './letter';
import type { MailContent } from './mailer';
import { compose } from './templates';

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
  const html = writeHtml(compose({ template: 'invite', invitedBy: '<script>alert(1)</script>', companyName: '"&', access: 'x', position: 'y', link }));
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
});

it('keeps mails for development, newest first, as a page and as JSON', async () => {
  const { email } = await server.user();
  for (const path of ['/auth/reset_password', '/auth/reset_password']) await server.request('POST', `/api/v1${path}`, { body: { email } });
  const json = await server.request<{ to: string; subject: string; links: string[]; createdAt: string }[]>('GET', `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  expect(json.body.map(({ to, links }) => [to, links.length])).toEqual([[email, 1], [email, 1]]);
  expect(json.body[0]?.createdAt.localeCompare(json.body[1]?.createdAt ?? '')).toBeGreaterThanOrEqual(0);
  const page = await server.request<string>('GET', '/dev/mailbox');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.body).toContain(`<a href="${json.body[0]?.links[0]}">`);
  expect((await server.request<string>('GET', `/dev/mailbox?to=${encodeURIComponent('"><script>')}`)).body).not.toContain('<script>');
});

it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])('is not shown to who comes through a proxy that says %s', async (header) => {
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) expect((await server.request('GET', path, { headers: { [header]: '127.0.0.1' } })).status).toBe(403);
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
