import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';
import { freePort } from '../../tools/src/test/free-port.mjs';
import { Product } from '../server/product.mjs';

let product: Product;

beforeAll(async () => {
  product = await Product.start({ args: ['--no-demo'] });
}, 180_000);

const otherFolder = mkdtempSync(join(tmpdir(), 'heartwood-other-'));

afterAll(async () => {
  rmSync(otherFolder, { recursive: true, force: true });
  await product.remove();
});

test('a second process on the same data folder is refused with one sentence, and the first goes on', async () => {
  const { code, lines } = await start({ DATA_DIR: product.dataDir, PORT: String(await freePort()) });
  expect(code).not.toBe(0);
  expect(lines).toEqual([expect.stringMatching(/data folder .* is in use by another Heartwood process/)]);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
}, 60_000);

test('a taken port is refused with one sentence', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const { port } = taken.address() as AddressInfo;
  const { code, lines } = await start({ DATA_DIR: otherFolder, PORT: String(port) });
  taken.close();
  expect(code).not.toBe(0);
  expect(lines).toEqual([expect.stringContaining(String(port))]);
}, 60_000);

test('a setting that makes no sense is refused with one sentence', async () => {
  const { code, lines } = await start({ DATA_DIR: otherFolder, PORT: 'four thousand' });
  expect(code).not.toBe(0);
  expect(lines).toEqual([expect.stringContaining('PORT must be a whole number')]);
}, 60_000);

test('production without what it needs is told all of it at once, each thing with its reason', async () => {
  const { code, lines } = await start({ DATA_DIR: otherFolder, PORT: String(await freePort()), NODE_ENV: 'production' });
  expect(code).not.toBe(0);
  expect(lines).toEqual([
    expect.stringMatching(/^PUBLIC_URL must be .*: /), expect.stringMatching(/^SMTP_URL must be .*: /),
    expect.stringMatching(/^METRICS_TOKEN must be .*: /),
  ]);
}, 60_000);

/** Starts another product that is expected to give up; `lines` are what it says on standard error. */
function start(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, ['tools/bin/start.mjs', '--no-demo'], { cwd: root, env: { ...process.env, ...env } });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, lines: errors.trim().split('\n').filter(Boolean) })));
}
