import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';

/**
 * @typedef {{ sub: string, email: string, given_name: string, family_name: string, hd?: string }} GooglePerson
 * `hd`: the organisation whose mail Google carries, which makes its addresses Google's own
 */

/**
 * What Google is to the product, on an origin of its own: it describes itself and publishes its keys, and its library draws a
 * button in a frame, whose window asks who one is and answers with a signed token.
 */
export class GoogleIssuer {
  #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  #server = createServer((request, response) => this.#answer(new URL(request.url ?? '/', this.origin), response));
  /** Who may be chosen in the window. @type {GooglePerson[]} */
  people = [];

  static async start() {
    const issuer = new GoogleIssuer();
    await new Promise((resolve) => issuer.#server.listen(0, '127.0.0.1', () => resolve(undefined)));
    return issuer;
  }

  /** Another site than the product's `localhost`. */
  get origin() {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the issuer does not listen');
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
  #answer({ pathname, searchParams }, response) {
    const send = (type, body) => (
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cross-origin-resource-policy': 'cross-origin' }).end(body)
    );
    const asked = Object.fromEntries(searchParams);
    if (pathname === '/.well-known/openid-configuration') send(
      'application/json', JSON.stringify({ issuer: this.origin, jwks_uri: `${this.origin}/jwks` }),
    );
    else if (pathname === '/jwks') send(
      'application/json',
      JSON.stringify({ keys: [{ ...this.#keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
    );
    else if (pathname === '/gsi/client') send('text/javascript', LIBRARY);
    else if (pathname === '/gsi/button') send('text/html', buttonPage(asked));
    else if (pathname === '/gsi/select') send('text/html', this.#choicePage(asked));
    else response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
  }

  /** @param {Record<string, string>} asked */
  #choicePage({ client_id: clientId = '', nonce = '' }) {
    const choices = this.people.map((person) => (
      `<li><button type="button" value="${this.#token(person, { clientId, nonce })}">${person.email}</button></li>`
    ));
    return `<!doctype html><html lang="en"><title>Choose an account</title><main><h1>Choose an account</h1><ul>${choices.join('')}</ul></main>
<script>document.querySelector('ul').onclick = ({ target }) => { if (!target.value) return; opener.postMessage({ credential: target.value }, location.origin); close(); };</script></html>`;
  }

  /**
   * @param {GooglePerson} person
   * @param {{ clientId: string, nonce: string }} asked
   */
  #token(person, { clientId, nonce }) {
    const now = Math.floor(Date.now() / 1000);
    const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const claims = { ...person, iss: this.origin, aud: clientId, nonce, email_verified: true, iat: now, exp: now + 300, jti: randomUUID() };
    const signed = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'one' })}.${encode(claims)}`;
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), this.#keys.privateKey).toString('base64url')}`;
  }
}

// The part of Google's library that the product uses: the button is a frame of the library's own origin.
const LIBRARY = `(() => {
  const base = document.currentScript.src.replace(/client$/, '');
  let asked = null;
  window.google = { accounts: { id: {
    initialize(options) { asked = options; },
    renderButton(place, look) {
      const frame = document.createElement('iframe');
      frame.title = 'Sign in with Google Button';
      frame.src = base + 'button?' + new URLSearchParams({ client_id: asked.client_id, nonce: asked.nonce, page: location.origin, ...look });
      Object.assign(frame.style, { width: look.width + 'px', height: '44px', border: '0', colorScheme: 'light' });
      place.append(frame);
    },
  } } };
  addEventListener('message', ({ origin, data }) => { if (origin === new URL(base).origin && data.credential) asked.callback({ credential: data.credential }); });
})();`;

/** @param {Record<string, string>} asked what the library was told */
const buttonPage = ({
  width = '380', theme = 'outline', page = '', ...choice
}) => `<!doctype html><html lang="en"><title>Sign in with Google</title>
<style>body { margin: 0; } button { width: ${Number(width)}px; height: 40px; margin: 2px 0; border: 1px solid #747775; border-radius: 4px; background: ${theme === 'filled_black' ? '#131314; color: #e3e3e3' : '#fff; color: #1f1f1f'}; font: 500 14px sans-serif; }</style>
<button type="button">Continue with Google</button>
<script>
document.querySelector('button').onclick = () => open('/gsi/select?' + ${JSON.stringify(new URLSearchParams(choice).toString())}, '_blank', 'popup,width=480,height=600');
addEventListener('message', ({ origin, data }) => { if (origin === location.origin) parent.postMessage(data, ${JSON.stringify(page)}); });
</script></html>`;
