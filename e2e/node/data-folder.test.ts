import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';
import { PRODUCTION, Product } from '../server/product.mjs';

const founder = 'founder@loopcrate.example';

/** What a start in development leaves: the demo with its public password, and a session. */
let dataDir: string;
let refreshToken: string;
let product: Product;

beforeAll(async () => {
  product = await Product.start({ env: { AUTH_SECRET: 'the same for each of these starts' } });
  ({ dataDir } = product);
  ({ refreshToken } = await logIn());
}, 180_000);

afterAll(() => product.remove());

async function startAgain(env: Record<string, string>, args: string[] = []): Promise<Product> {
  await product.stop();
  product = await Product.start({ dataDir, env: { AUTH_SECRET: 'the same for each of these starts', ...env }, args });
  return product;
}

interface Answer { status: number; code?: string; refreshToken: string }

async function post(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${product.url}/api/v1/auth/${path}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  const { error, refreshToken: next = '' } = (await answer.json()) as { error?: { code: string }; refreshToken?: string };
  return { status: answer.status, code: error?.code, refreshToken: next };
}

const logIn = () => post('login', { email: founder, password: 'heartwood-demo' });

test('everything in the data folder is its owner’s alone: database, secrets, remotes and the lock', () => {
  const paths = ['', ...(readdirSync(dataDir, { recursive: true }) as string[])].map((path) => join(dataDir, path));
  expect(paths.length).toBeGreaterThan(900);
  expect(paths.filter((path) => (lstatSync(path).mode & 0o077) !== 0)).toEqual([]);
});

test('production does not let the demo’s people in whom a start as development wrote, ends their sessions, and says so; --demo lets them in again', async () => {
  const before = await post('token', { refresh_token: refreshToken });
  expect(before.status).toBe(200);
  await startAgain(PRODUCTION);
  expect(await logIn()).toMatchObject({ status: 403, code: 'ACCOUNT_BLOCKED' });
  expect((await post('token', { refresh_token: before.refreshToken })).status).toBe(401);
  expect(product.log).toContain('the demo accounts are blocked and signed out');
  await startAgain(PRODUCTION, ['--demo']);
  expect((await logIn()).status).toBe(200);
}, 180_000);

test('production tells its numbers to who has the token, and has no mailbox', async () => {
  const metrics = (headers = {}) => fetch(`${product.url}/metrics`, { headers });
  expect([(await metrics()).status, (await metrics({ authorization: `Bearer ${PRODUCTION.METRICS_TOKEN}` })).status]).toEqual([401, 200]);
  expect((await fetch(`${product.url}/dev/mailbox.json`)).status).toBe(404);
});

test('a data folder that others can enter is refused with the sentence that mends it', async () => {
  await product.stop();
  chmodSync(dataDir, 0o755);
  const refused = spawnSync(process.execPath, ['tools/bin/start.mjs'], {
    cwd: root, env: { ...process.env, ...product.env }, encoding: 'utf8',
  });
  expect(refused.status).toBe(1);
  const [command] = /chmod -R go= '.*'$/.exec(refused.stderr.trim()) ?? [''];
  expect(refused.stderr).toBe(
    `The data folder ${dataDir} can be entered by others than its owner. Make it yours alone and start again: ${command}\n`,
  );
  execFileSync('sh', ['-c', command]);
  await product.start();
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
}, 120_000);
