import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packProduct } from '../../tools/src/pack/pack-product.mjs';
import { freePort } from '../../tools/src/test/free-port.mjs';
import { remoteFolders } from '../../tools/src/workspaces.mjs';

const away = mkdtempSync(join(tmpdir(), 'heartwood-pack-'));
const packed = join(away, 'heartwood');
let child: ChildProcess | null = null;
let said = '';
afterAll(async () => {
  if (child?.exitCode === null) {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(away, { recursive: true, force: true });
});

test('a packed folder starts in production far from the repository, with node alone, and signs somebody in', async () => {
  const { modules } = await packProduct(packed);
  expect(modules).toBeGreaterThan(10);
  for (const developers of ['webpack', 'typescript', 'jest', 'react', 'drizzle-kit']) expect(existsSync(join(packed, 'node_modules', developers))).toBe(false);

  const port = await freePort();
  const home = join(away, 'home');
  mkdirSync(home, { mode: 0o700 });
  // Nothing of this run's surroundings: no NODE_PATH, no cache, no repository around it.
  child = spawn(process.execPath, [join(packed, 'start.mjs'), '--demo'], {
    cwd: home,
    env: {
      NODE_ENV: 'production', PORT: String(port), DATA_DIR: join(home, 'data'), PUBLIC_URL: 'https://heartwood.test', DRAIN_SECONDS: '0',
      SMTP_URL: 'smtp://127.0.0.1:9', METRICS_TOKEN: 'a-token-of-sixteen-letters', LOG_LEVEL: 'warn',
    },
  });
  child.stdout?.on('data', (chunk: Buffer) => { said += chunk.toString(); });
  child.stderr?.on('data', (chunk: Buffer) => { said += chunk.toString(); });
  const url = `http://127.0.0.1:${port}`;
  while (!await fetch(`${url}/readyz`).then(({ ok }) => ok, () => false)) {
    if (child.exitCode !== null) throw new Error(`It ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  const entered = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'founder@loopcrate.example', password: 'heartwood-demo' }),
  });
  expect([entered.status, said]).toEqual([200, expect.stringContaining('Heartwood listens')]);
  const page = await (await fetch(url)).text();
  const program = /\/assets\/main\.\w+\.js/.exec(page)?.[0] ?? 'none';
  expect((await fetch(url + program)).status).toBe(200);
  const registry = await (await fetch(`${url}/registry.json`)).json() as { remotes: { name: string; entry: string }[] };
  expect(registry.remotes.map(({ name }) => `mfe-${name}`).sort()).toEqual(remoteFolders());
  for (const { entry } of registry.remotes) expect((await fetch(url + entry)).status).toBe(200);
}, 300_000);

test('its workers find their packages and fonts', () => {
  const programs = ['render-document.mjs', 'render-deck.mjs', 'deck/to-pdf.mjs', 'deck/to-png.mjs', 'deck/to-pptx.mjs'];
  const load = programs.slice(2).map((file) => `await import(${JSON.stringify(join(packed, 'api', 'workers', file))});`).join('');
  const asked = programs.slice(0, 2).flatMap((file) => (
    [...readFileSync(join(packed, 'api', 'workers', file), 'utf8').matchAll(/import\('([^.'][^']*)'\)/g)].map(([, name]) => `await import(${JSON.stringify(name)});`)
  )).join('');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', load + asked], { cwd: join(packed, 'api', 'workers'), encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}, 60_000);

test('it holds no source, no map, no test and no snapshot', () => {
  const files = readdirSync(packed, { recursive: true, encoding: 'utf8' });
  const unwanted = /\.(?:map|[cm]?tsx?)$|_snapshot\.json$|\.test\.m?js$/;
  expect(files.filter((file) => unwanted.test(file))).toEqual([]);
  const { engines, heartwood } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { engines: object; heartwood: object };
  expect(engines).toHaveProperty('node');
  expect(heartwood).toHaveProperty('commit');
});
