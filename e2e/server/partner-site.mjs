import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';

/**
 * What a partner's server does for each page load (docs/embed.md): a token for one of its people, good once and for a few minutes.
 * @param {{ partner: string, keyId: string, signingKey: string }} credentials `signingKey` is the PEM that was shown once
 * @param {{ id: string, name: string }} person
 * @param {number} [seconds] how long it lives
 * @param {number} [now] Unix seconds
 */
export function partnerToken({ partner, keyId, signingKey }, person, seconds = 300, now = Math.floor(Date.now() / 1000)) {
  const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const head = encode({ alg: 'EdDSA', typ: 'JWT', kid: keyId });
  const claims = encode({
    iss: partner, aud: 'heartwood-messaging', sub: person.id, name: person.name, jti: randomUUID(), iat: now, exp: now + seconds,
  });
  const signature = sign(null, Buffer.from(`${head}.${claims}`), createPrivateKey(signingKey)).toString('base64url');
  return `${head}.${claims}.${signature}`;
}

/** A site of somebody else, on an origin of its own, with a strict policy and a taste of its own. */
export class PartnerSite {
  #server = createServer((request, response) => this.#answer(new URL(request.url ?? '/', 'http://site.invalid'), response));
  /** Elements on the page, as HTML; set before the page is opened. */
  elements = '';
  /** More of its content security policy; set before the page is opened. */
  policy = '';
  /** Answers for a person, set by the test. @type {(user: string) => string} */
  tokenFor = () => '';

  /** @param {string} heartwood origin of the product */
  constructor(heartwood) {
    this.heartwood = heartwood;
  }

  /** @param {string} heartwood */
  static async start(heartwood) {
    const site = new PartnerSite(heartwood);
    await new Promise((resolve) => site.#server.listen(0, '127.0.0.1', () => resolve(undefined)));
    return site;
  }

  /** Another site than `localhost`: what browsers keep for one is third-party to the other. */
  get origin() {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the partner site does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * @param {URL} url
   * @param {import('node:http').ServerResponse} response
   */
  #answer(url, response) {
    const send = (type, body, headers = {}) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(body);
    if (url.pathname === '/site.css') send('text/css', SITE_CSS);
    else if (url.pathname === '/site.js') send('text/javascript', SITE_JS);
    else if (url.pathname === '/token') send('text/plain', this.tokenFor(url.searchParams.get('user') ?? ''));
    else if (url.pathname === '/') {
      send('text/html', PAGE.replace('__HEARTWOOD__', this.heartwood).replace('__ELEMENTS__', this.elements), {
        'content-security-policy': `default-src 'self'; script-src 'self' ${this.heartwood}; frame-src ${this.heartwood}; object-src 'none'; base-uri 'none'; ${this.policy}`,
      });
    } else response.writeHead(url.pathname === '/favicon.ico' ? 204 : 404).end();
  }
}

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Erdmann &amp; Töchter</title>
<link rel="stylesheet" href="/site.css"><script src="/site.js"></script><script src="__HEARTWOOD__/embed.js" async></script></head>
<body><header><p>Erdmann &amp; Töchter</p></header><main><h1>Thursday’s order</h1><button type="button">Send order</button>__ELEMENTS__</main></body></html>`;

// Written to reach into everything: what it must not change is measured by the test.
const SITE_CSS = `
* { letter-spacing: 1px; }
button { font: italic 30px serif; color: rgb(1, 2, 3); background: rgb(250, 0, 0); }
iframe { width: 10px; }
heartwood-messaging { max-width: 380px; }
heartwood-messaging.branded {
  --hw-surface: #FFFDF8; --hw-surface-sunken: #F6EFDF; --hw-surface-hover: #F0E6D0; --hw-text: #2A1B14; --hw-text-2: #4D3A2F; --hw-text-3: #6B574B; --hw-border: #E2D6BE;
  --hw-action: #7A1F2B; --hw-text-on-action: #FFFDF8; --hw-bubble-own: #7A1F2B; --hw-bubble-own-text: #FFFDF8; --hw-link: #7A1F2B; --hw-focus: #7A1F2B;
  --hw-r-1: 0; --hw-r-2: 0; --hw-r-3: 2px; --hw-bub-r: 3px; --hw-font: "Liberation Serif", Georgia, serif;
}
heartwood-messaging.unreadable { --hw-action: #eeeeee; --hw-text-on-action: #ffffff; }
`;

// What a partner writes: a token when one is wanted, and a log for the test.
const SITE_JS = `
window.heard = [];
for (const name of ['hw-unread', 'hw-navigate', 'hw-error']) document.addEventListener(name, (event) => window.heard.push({ name, ...event.detail }));
document.addEventListener('hw-error', async ({ target, detail }) => {
  if (!['EMBED_NO_TOKEN', 'EMBED_EXPIRED', 'EMBED_USED'].includes(detail.code) || !target.dataset.user) return;
  target.setToken(await (await fetch('/token?user=' + target.dataset.user)).text());
});
`;
