import { escapeHtml } from './letter';
import { PRODUCT_NAME } from './product';
import type { MailboxMail } from './read-mailbox';

const STYLE = `
:root{color-scheme:light dark;--canvas:#F0F3EF;--surface:#FFF;--text:#14201A;--soft:#5B6861;--border:#E1E6E0;--control:#85918A;--link:#0C6245;--action:#123D2E;--on-action:#FFF}
@media(prefers-color-scheme:dark){:root{--canvas:#0A110E;--surface:#111A16;--text:#E8EFEA;--soft:#93A39A;--border:#233029;--control:#6B7C73;--link:#7FD3AC;--action:#DDEDE3;--on-action:#0C2119}}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--text);font:16px/25px Montserrat,system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px 64px}h1{font-size:26px;line-height:34px;margin:0 0 4px}h2{font-size:18px;line-height:25px;margin:0}
p{margin:0 0 12px;overflow-wrap:anywhere}.soft{color:var(--soft);font-size:14px;line-height:20px}
form{display:flex;gap:8px;margin:20px 0;flex-wrap:wrap}input{flex:1 1 220px;min-width:0;font:inherit;padding:9px 12px;border:1px solid var(--control);border-radius:10px;background:var(--surface);color:inherit}
button{font:inherit;font-weight:600;padding:9px 18px;border:0;border-radius:10px;background:var(--action);color:var(--on-action)}
article{background:var(--surface);border:1px solid var(--border);border-radius:16px;padding:20px;margin-top:16px}article .soft{margin:2px 0 14px}
a{color:var(--link)}:focus-visible{outline:3px solid var(--link);outline-offset:2px}`;

/** A plain page of what would have been sent: the text with its links, newest first. */
export function mailboxPage(mails: readonly MailboxMail[], to: string | null): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Development mailbox · ${PRODUCT_NAME}</title><style>${STYLE}</style></head>
<body><main>
<h1>Development mailbox</h1>
<p class="soft">This installation sends no mail. What it would send is here, newest first. Set SMTP_URL to send it.</p>
<form method="get" role="search"><input type="search" name="to" aria-label="Only mails to" placeholder="Only mails to …" value="${escapeHtml(to ?? '')}"><button>Show</button></form>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('\n')}
</main></body>
</html>
`;
}

function article({ to, subject, text, createdAt }: MailboxMail): string {
  return `<article><h2>${escapeHtml(subject)}</h2><p class="soft">To ${escapeHtml(to)}, <time datetime="${createdAt}">${createdAt.slice(0, 16).replace('T', ' ')} UTC</time></p>${text.split('\n\n').map((part) => `<p>${withLinks(part)}</p>`).join('')}</article>`;
}

function withLinks(text: string): string {
  return text.split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1
      ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`
      : escapeHtml(part).replaceAll('\n', '<br>')))
    .join('');
}
