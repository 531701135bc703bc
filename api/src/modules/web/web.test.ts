import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Koa from 'koa';
import { readConfig, type Config } from '../../process/config';
import { AppError } from '../../request/errors';
import { createLog } from '../../process/log';
import { contentSecurityPolicy } from './content-security-policy';
import { createShellFiles } from './shell-files';
import { web } from './web';

const growth = {
  name: 'growth',
  contract: '1.0',
  version: '1.0.0-aaaaaaaa',
  entry: '/remotes/growth/1.0.0-aaaaaaaa/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  pages: [],
  slots: [],
  menu: [],
};
const script = `console.log(${JSON.stringify('x'.repeat(600))});`;

let folder: string;
let server: Server;
let origin: string;
/** What the server said to its operator. */
let logged: Record<string, unknown>[];

function serve(change: Partial<Config> = {}): Promise<void> {
  const config = { ...readConfig({ DATA_DIR: folder }), shellDist: join(folder, 'shell'), remotesDir: join(folder, 'remotes'), ...change };
  logged = [];
  const log = createLog('warn', { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) });
  const koa = new Koa();
  koa.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      ctx.status = error instanceof AppError ? error.status : 500;
      ctx.body = error instanceof Error ? error.message : '';
    }
  });
  koa.use(web({ config, log }));
  server = createServer(koa.callback());
  return new Promise((resolve) => {
    server.listen(0, () => {
      origin = `http://localhost:${(server.address() as AddressInfo).port}`;
      resolve();
    });
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartwood-web-'));
  mkdirSync(join(folder, 'shell', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'remotes', 'growth', '1.0.0-aaaaaaaa'), { recursive: true });
  writeFileSync(join(folder, 'secret.json'), '{}');
  writeFileSync(join(folder, 'shell', 'index.html'), '<meta property="csp-nonce" content="__CSP_NONCE__"><script type="application/json" id="heartwood-config">__DEPLOYMENT__</script><script nonce="__CSP_NONCE__"></script>');
  writeFileSync(join(folder, 'shell', 'assets', 'main.1a2b3c4d.js'), script);
  writeFileSync(join(folder, 'shell', 'assets', 'main.1a2b3c4d.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'remotes', 'growth', '1.0.0-aaaaaaaa', 'mf-manifest.json'), '{}');
  writeFileSync(join(folder, 'remotes', 'registry.json'), JSON.stringify({ schema: 1, remotes: [growth], releases: { growth: [growth] }, history: [{ at: 'now' }] }));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

describe('pages', () => {
  it('have a nonce of their own and a policy that names it, without unsafe-eval and unsafe-inline', async () => {
    await serve();
    const [first, second] = await Promise.all([fetch(`${origin}/app/growth-framework`), fetch(`${origin}/auth/login`)]);
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
    await serve({ allowRemoteOverrides: false, stagingHosts: 'off', google: { issuer: 'https://id.test', clientId: '</script>' } });
    const page = await fetch(`${origin}/`);
    expect(await page.text()).toContain('{"remoteOverrides":false,"stagingHosts":false,"googleClientId":"\\u003c/script>","googleLibrary":"https://id.test/gsi/"}');
    expect(page.headers.get('content-security-policy')).not.toContain('localhost:*');
  });

  it.each<[string, Config['google'], boolean]>([
    ['nothing of Google without a client id', null, false],
    ['its library with one, from where the issuer is', { issuer: 'https://id.test', clientId: 'id' }, true],
  ])('the policy lets in %s', async (_what, google, isOpen) => {
    await serve({ google });
    const policy = (await fetch(`${origin}/auth/login`)).headers.get('content-security-policy') ?? '';
    for (const rule of [/script-src [^;]*https:\/\/id\.test\/gsi\/client/, /style-src [^;]*https:\/\/id\.test\/gsi\/style/, /connect-src [^;]*https:\/\/id\.test\/gsi\//, /frame-src https:\/\/id\.test\/gsi\//]) {
      expect(rule.test(policy)).toBe(isOpen);
    }
    expect(policy).not.toContain('google');
  });

  it.each([
    ['heartwood.example:4000', 'wss://heartwood.example:4000'],
    ['[::1]:4000', 'wss://[::1]:4000'],
  ])('let the socket of %s through', (host, source) => {
    expect(contentSecurityPolicy({ nonce: 'n', host, remoteOverrides: false })).toContain(source);
  });

  it('have one worker, which is asked for anew each time and may ask this server alone', async () => {
    await serve().then(() => writeFileSync(join(folder, 'shell', 'push-worker.js'), script));
    expect(Object.fromEntries((await fetch(`${origin}/push-worker.js`)).headers)).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" });
  });

  it('take nothing but a host from the host header', () => {
    expect(contentSecurityPolicy({ nonce: 'n', host: 'x; script-src *', remoteOverrides: false })).not.toContain('script-src *');
  });

  it('are the new build as soon as it is there', async () => {
    await serve();
    expect(await (await fetch(`${origin}/`)).text()).toContain('csp-nonce');
    writeFileSync(join(folder, 'next.html'), 'the next build');
    renameSync(join(folder, 'next.html'), join(folder, 'shell', 'index.html'));
    expect(await (await fetch(`${origin}/`)).text()).toBe('the next build');
  });

  it('on the way into the product bring the registry along, as it is at that moment', async () => {
    writeFileSync(join(folder, 'shell', 'index.html'), '<script type="application/json" id="heartwood-registry">__REGISTRY__</script>__PRELOADS__');
    await serve();
    const publish = (...remotes: object[]) => writeFileSync(join(folder, 'remotes', 'registry.json'), JSON.stringify({ schema: 1, remotes }));
    const at = async (path: string) => (await fetch(origin + path)).text();
    const titled = { ...growth, pages: [{ path: '/app/growth-framework', title: '</script>' }] };
    publish(titled);
    const json = /registry">(.*?)<\/script>/.exec(await at('/app/team'))?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ schema: 1, remotes: [titled] });
    publish();
    expect(await at('/app/team')).toContain('{"schema":1,"remotes":[]}');
    expect(await at('/auth/login')).toBe('<script type="application/json" id="heartwood-registry"></script>');
  });

  it('say plainly that nothing is built', async () => {
    await serve({ shellDist: join(folder, 'nowhere') });
    expect((await fetch(`${origin}/`)).status).toBe(503);
  });
});

describe('files', () => {
  it('never change, have their type and come compressed', async () => {
    await serve();
    const answer = await fetch(`${origin}/assets/main.1a2b3c4d.js`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe(script);
    const plain = await fetch(`${origin}/assets/main.1a2b3c4d.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
    expect(brotliDecompressSync(brotliCompressSync(script)).toString()).toBe(script);
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
    await serve();
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('of a version are served as they were released', async () => {
    await serve();
    const answer = await fetch(`${origin}/remotes/growth/1.0.0-aaaaaaaa/mf-manifest.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });
});

describe('the shell over several processes', () => {
  /** Another process's build, its page and its one file. */
  function build(name: string, hash: string): string {
    const dist = join(folder, name);
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), `<script src="/assets/main.${hash}.js"></script>`);
    writeFileSync(join(dist, 'assets', `main.${hash}.js`), `run('${hash}')`);
    return dist;
  }
  const shared = (...path: string[]) => join(folder, 'remotes', '.shell', 'assets', ...path);
  const end = () => new Promise((resolve) => server.close(resolve));

  it('has the files of a page at every process, whichever sent it', async () => {
    await serve({ shellDist: build('old', '11111111') });
    await fetch(`${origin}/`);
    await end();
    await serve({ shellDist: build('new', '22222222') });
    const answer = await fetch(`${origin}/assets/main.11111111.js`);
    expect(await answer.text()).toBe("run('11111111')");
    expect(answer.headers.get('cache-control')).toContain('immutable');
    await fetch(`${origin}/`);
    await end();
    await serve({ shellDist: join(folder, 'old') });
    expect(await (await fetch(`${origin}/assets/main.22222222.js`)).text()).toBe("run('22222222')");
  });

  it('leaves a tab its files when a build takes the place of another while the process runs', async () => {
    const dist = build('dist', '11111111');
    await serve({ shellDist: dist });
    await fetch(`${origin}/`);
    rmSync(dist, { recursive: true });
    build('dist', '22222222');
    await fetch(`${origin}/`);
    for (const hash of ['11111111', '22222222']) expect(await (await fetch(`${origin}/assets/main.${hash}.js`)).text()).toBe(`run('${hash}')`);
  });

  it('keeps a file for thirty days after a page asked for it, and nothing half copied', async () => {
    const log = createLog('silent');
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const [one, two] = ['one', 'two'].map((name, index) => createShellFiles({ shellDist: build(name, `${index}`.repeat(8)), remotesDir: join(folder, 'remotes') }, log));
    await one?.keep(at(1));
    writeFileSync(shared('.main.half'), '');
    utimesSync(shared('.main.half'), at(1), at(1));
    await two?.keep(at(20));
    expect(readdirSync(shared()).sort()).toEqual(['.main.half', 'main.00000000.js', 'main.11111111.js']);
    await one?.keep(at(25));
    await two?.keep(at(54));
    expect(readdirSync(shared()).sort()).toEqual(['main.00000000.js', 'main.11111111.js']);
    await two?.keep(at(56));
    expect(readdirSync(shared())).toEqual(['main.11111111.js']);
  });

  it('keeps them as open as the folder that the processes share, and no more', async () => {
    const dist = build('dist', '33333333');
    for (const [mode, files] of [[0o700, 0o600], [0o770, 0o660]] as const) {
      chmodSync(join(folder, 'remotes'), mode);
      rmSync(join(folder, 'remotes', '.shell'), { recursive: true, force: true });
      await createShellFiles({ shellDist: dist, remotesDir: join(folder, 'remotes') }, createLog('silent')).keep();
      expect([shared('..'), shared(), shared('main.33333333.js')].map((path) => statSync(path).mode & 0o777)).toEqual([mode, mode, files]);
    }
  });

  it('keeps them whole when processes do it at once', async () => {
    const log = createLog('silent');
    const dist = build('dist', '33333333');
    await Promise.all(Array.from({ length: 8 }, () => createShellFiles({ shellDist: dist, remotesDir: join(folder, 'remotes') }, log).keep()));
    expect(readdirSync(shared())).toEqual(['main.33333333.js']);
    expect(readFileSync(shared('main.33333333.js'), 'utf8')).toBe("run('33333333')");
  });

  it('still sends its pages where nothing can be kept, and says so in the log', async () => {
    writeFileSync(join(folder, 'closed'), '');
    await serve({ shellDist: build('dist', '44444444'), remotesDir: join(folder, 'closed') });
    expect((await fetch(`${origin}/`)).status).toBe(200);
    expect((await fetch(`${origin}/assets/main.44444444.js`)).status).toBe(200);
    expect(logged.map(({ msg }) => msg)).toEqual(['the files of the shell cannot be kept for open tabs']);
  });

  it('serves no other file of the folder they are kept in', async () => {
    await serve();
    await fetch(`${origin}/`);
    for (const path of ['/remotes/.shell/assets/main.1a2b3c4d.js', '/assets/..%2f..%2fregistry.json', '/assets/.%2fmain.1a2b3c4d.js']) expect((await fetch(origin + path)).status).toBe(404);
  });
});

describe('registry', () => {
  it('shows the live versions without the history, and is asked about each time', async () => {
    await serve();
    const answer = await fetch(`${origin}/registry.json`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toEqual({ schema: 1, remotes: [growth] });
    const again = await fetch(`${origin}/registry.json`, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('has a release the moment the pointer is moved', async () => {
    await serve();
    await fetch(`${origin}/registry.json`);
    writeFileSync(join(folder, 'remotes', 'next'), JSON.stringify({ schema: 1, remotes: [{ ...growth, version: '1.1.0-bbbbbbbb' }] }));
    renameSync(join(folder, 'remotes', 'next'), join(folder, 'remotes', 'registry.json'));
    const { remotes } = (await (await fetch(`${origin}/registry.json`)).json()) as { remotes: { version: string }[] };
    expect(remotes[0]?.version).toBe('1.1.0-bbbbbbbb');
  });

  it('goes on when one remote of it is wrong, and says which in its answer and in the log', async () => {
    await serve();
    const thief = { ...growth, name: 'thief', pages: [{ path: '/app/growth-framework/foundation', title: 'Mine' }] };
    const owner = { ...growth, pages: [{ path: '/app/growth-framework', title: 'Growth' }] };
    writeFileSync(join(folder, 'remotes', 'registry.json'), JSON.stringify({ schema: 1, remotes: [owner, thief, { ...growth, name: 'bad', contract: 'next' }] }));
    const answer = (await (await fetch(`${origin}/registry.json`)).json()) as { remotes: unknown[]; left: unknown[] };
    expect(answer.remotes).toEqual([owner, { ...thief, pages: [] }]);
    const left = [
      { name: 'bad', version: growth.version, reason: 'the whole remote: remote.contract should be major.minor' },
      { name: 'thief', version: growth.version, reason: 'page /app/growth-framework/foundation: /app/growth-framework is growth’s' },
    ];
    expect(answer.left).toEqual(left);
    await fetch(`${origin}/registry.json`);
    expect(logged.map(({ remote, version, reason }) => ({ name: remote, version, reason }))).toEqual(left);
  });

  it('stays the last good one while the file is no registry at all', async () => {
    await serve();
    await fetch(`${origin}/registry.json`);
    for (const damaged of ['{"schema":1,', '{"schema":7,"remotes":[]}']) {
      writeFileSync(join(folder, 'remotes', 'registry.json'), damaged);
      expect(await (await fetch(`${origin}/registry.json`)).json()).toEqual({ schema: 1, remotes: [growth] });
    }
    expect(logged).toHaveLength(2);
  });

  it('is empty before the first release', async () => {
    await serve({ remotesDir: join(folder, 'nowhere') });
    expect(await (await fetch(`${origin}/registry.json`)).json()).toEqual({ schema: 1, remotes: [] });
  });
});
