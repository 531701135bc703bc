import { writeHtml, writeText } from './letter';
import type { MailContent } from './mailer';
import { compose } from './templates';

const TRAP = 'Security\u202E Team https://heartwood-login.example/reset <b>now</b>';
const link = 'https://heartwood.example/auth/verify-email?token=t';
const mails: MailContent[] = [
  { template: 'verify', firstname: TRAP, link },
  { template: 'reset', firstname: TRAP, link },
  { template: 'already-member', firstname: TRAP, link, resetLink: link },
  { template: 'password-changed', firstname: TRAP, resetLink: link },
  {
    template: 'answer', firstname: 'Emine', site: 'Erdmann', answers: [{ author: 'Ada', text: 'Of course.' }, { author: 'Ben', text: '' }],
    more: 2,
    link, stopLink: link, stopAddress: link,
  },
  { template: 'new-device', firstname: TRAP, device: TRAP, link, resetLink: link },
  { template: 'protection-changed', firstname: TRAP, change: 'two-factor-on', link, resetLink: link },
  { template: 'owner-asked', firstname: TRAP, invitedBy: TRAP, companyName: 'evil.example/login', link },
  { template: 'owner-changed', firstname: TRAP, heir: TRAP, companyName: 'evil.example/login', link },
  { template: 'payout-account-asked', firstname: TRAP, companyName: 'evil.example/login', account: TRAP, link },
  { template: 'payout-account-changed', firstname: TRAP, companyName: 'evil.example/login', account: TRAP, changedBy: TRAP, link },
  { template: 'invite', invitedBy: TRAP, companyName: 'evil.example/login', access: 'edit access', position: 'CEO', link },
  { template: 'canary-stopped', squad: TRAP, remote: 'garden', version: '2.0.0', live: '1.0.0', illness: 'it was slow', link },
  {
    template: 'notice', firstname: TRAP, sentence: `${TRAP} removed you from evil.example/login`, link, settingsLink: link, stopLink: link,
    stopAddress: link,
  },
];

it.each(mails)('no name stands in the subject of "$template", and none can be clicked in its text', (mail) => {
  const letter = compose(mail);
  expect(letter.subject).not.toMatch(/Security|evil|login/);
  for (const text of [writeText(letter), writeHtml(letter)]) {
    expect(text.replaceAll(link, '')).not.toMatch(/heartwood-login\.example|evil\.example|https:\/\/h|\u202E/);
  }
});

it('names look as they always did', () => {
  const { paragraphs } = compose({
    template: 'invite', invitedBy: 'J.R.R. Tolkien', companyName: 'Booking.com', access: 'edit access', position: 'CEO', link,
  });
  expect(paragraphs[0]?.replaceAll('\u200B', '')).toBe(
    'J.R.R. Tolkien invites you to work on the plan of Booking.com in Heartwood, as CEO with edit access.',
  );
});
