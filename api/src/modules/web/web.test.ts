import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Config } from '../../process/config';
import { GROWTH, SCRIPT, WebStage } from '../../testing/web-stage';
import { contentSecurityPolicy } from './content-security-policy';

const stage = new WebStage();

describe('pages', () => {
  it('have a nonce of their own and a policy that names it, without unsafe-eval and unsafe-inline', async () => {
    await stage.serve();
    const [first, second] = await Promise.all([fetch(`${stage.origin}/app/growth-framework`), fetch(`${stage.origin}/auth/login`)]);
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).toHaveLength(22);
    expect(await first.text()).toContain(`<script nonce="${nonce}">`);
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(second.headers.get('content-security-policy')).not.toContain(nonce);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it('tell what the deployment allows, and allow other addresses only then', async () => {
    await stage.serve({ allowRemoteOverrides: false, stagingHosts: 'off', google: { issuer: 'https://id.test', clientId: '</script>' } });
    const page = await fetch(`${stage.origin}/`);
    expect(await page.text()).toContain(
      '{"remoteOverrides":false,"stagingHosts":false,"googleClientId":"\\u003c/script>","googleLibrary":"https://id.test/gsi/"}',
    );
    expect(page.headers.get('content-security-policy')).not.toContain('localhost:*');
  });

  it.each<[string, Config['google'], boolean]>([
    ['nothing of Google without a client id', null, false],
    ['its library with one, from where the issuer is', { issuer: 'https://id.test', clientId: 'id' }, true],
  ])('the policy lets in %s', async (_what, google, isOpen) => {
    await stage.serve({ google });
    const policy = (await fetch(`${stage.origin}/auth/login`)).headers.get('content-security-policy') ?? '';
    for (const rule of [
      /script-src [^;]*https:\/\/id\.test\/gsi\/client/, /style-src [^;]*https:\/\/id\.test\/gsi\/style/,
      /connect-src [^;]*https:\/\/id\.test\/gsi\//, /frame-src https:\/\/id\.test\/gsi\//,
    ]) {
      expect(rule.test(policy)).toBe(isOpen);
    }
    expect(policy).not.toContain('google');
  });

  it.each([
    ['nothing of a payment provider where nothing can be paid', null, /frame-src 'none'/],
    [
      'the provider’s script and frames', { local: null },
      /script-src [^;]*https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com.*connect-src [^;]*https:\/\/api\.stripe\.com.*frame-src https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com https:\/\/hooks\.stripe\.com/,
    ],
    ['the frames of an account on this machine alone', { local: 'http://localhost:4242' }, /frame-src http:\/\/localhost:4242;/],
  ])('the policy lets in %s', (_what, payments, rule) => {
    const policy = contentSecurityPolicy({ nonce: 'n', host: 'heartwood.example', remoteOverrides: false, payments });
    expect(policy).toMatch(rule);
    expect(policy.includes('stripe.com')).toBe(payments?.local === null);
  });

  it.each([
    ['heartwood.example:4000', 'wss://heartwood.example:4000'],
    ['[::1]:4000', 'wss://[::1]:4000'],
  ])('let the socket of %s through', (host, source) => {
    expect(contentSecurityPolicy({ nonce: 'n', host, remoteOverrides: false })).toContain(source);
  });

  it('have one worker, which is asked for anew each time and may ask this server alone', async () => {
    await stage.serve().then(() => writeFileSync(join(stage.folder, 'shell', 'push-worker.js'), SCRIPT));
    expect(Object.fromEntries((await fetch(`${stage.origin}/push-worker.js`)).headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    });
  });

  it('take nothing but a host from the host header', () => {
    expect(contentSecurityPolicy({ nonce: 'n', host: 'x; script-src *', remoteOverrides: false })).not.toContain('script-src *');
  });

  it('are the new build as soon as it is there', async () => {
    await stage.serve();
    expect(await (await fetch(`${stage.origin}/`)).text()).toContain('csp-nonce');
    writeFileSync(join(stage.folder, 'next.html'), 'the next build');
    renameSync(join(stage.folder, 'next.html'), join(stage.folder, 'shell', 'index.html'));
    expect(await (await fetch(`${stage.origin}/`)).text()).toBe('the next build');
  });

  it('on the way into the product bring the registry along, as it is at that moment', async () => {
    writeFileSync(
      join(stage.folder, 'shell', 'index.html'),
      '<script type="application/json" id="heartwood-registry">__REGISTRY__</script>__PRELOADS__',
    );
    await stage.serve();
    const publish = (...remotes: object[]) => (
      writeFileSync(join(stage.folder, 'remotes', 'registry.json'), JSON.stringify({ schema: 1, remotes }))
    );
    const at = async (path: string) => (await fetch(stage.origin + path)).text();
    const titled = { ...GROWTH, pages: [{ path: '/app/growth-framework', title: '</script>' }] };
    publish(titled);
    const json = /registry">(.*?)<\/script>/.exec(await at('/app/team'))?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ schema: 1, remotes: [titled] });
    publish();
    expect(await at('/app/team')).toContain('{"schema":1,"remotes":[]}');
    expect(await at('/auth/login')).toBe('<script type="application/json" id="heartwood-registry"></script>');
  });

  it('say plainly that nothing is built', async () => {
    await stage.serve({ shellDist: join(stage.folder, 'nowhere') });
    expect((await fetch(`${stage.origin}/`)).status).toBe(503);
  });
});

describe('files', () => {
  it('never change, have their type and come compressed', async () => {
    await stage.serve();
    const answer = await fetch(`${stage.origin}/assets/main.1a2b3c4d.js`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe(SCRIPT);
    const plain = await fetch(`${stage.origin}/assets/main.1a2b3c4d.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
    expect(brotliDecompressSync(brotliCompressSync(SCRIPT)).toString()).toBe(SCRIPT);
  });

  it.each([
    '/assets/missing.js',
    '/remotes/growth/1.0.0-aaaaaaaa/missing.js',
    '/remotes/growth/9.9.9/mf-manifest.json',
    '/remotes/registry.json/..%2f..%2fsecret.json',
    '/remotes/%2e%2e/secret.json',
    '/assets/..%5c..%5csecret.json',
    '/assets/%00.js',
    '/assets/%zz.js',
    '/favicon.php',
    '/remotes/growth',
    '/remotes/registry.json',
    '/remotes/registry%2ejson',
    '/remotes//registry.json',
    '/remotes/./registry.json',
    '/remotes/growth/..%2fregistry.json',
    '/remotes/growth/1.0.0-aaaaaaaa/..%2f..%2fregistry.json',
    '/remotes/growth/1.0.0-aaaaaaaa/%2e%2e/%2e%2e/registry.json',
    '/remotes/growth/1.0.0-aaaaaaaa/',
  ])('that are not there or not meant are missing, not a page: %s', async (path) => {
    await stage.serve();
    const answer = await fetch(stage.origin + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('of a version are served as they were released', async () => {
    await stage.serve();
    const answer = await fetch(`${stage.origin}/remotes/growth/1.0.0-aaaaaaaa/mf-manifest.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });
});
