import { ApiClient } from '../server/api-client.mjs';
import { Bucket } from '../server/bucket.mjs';
import { OPERATOR_TOKEN, OrchardSquad } from '../server/orchard-squad.mjs';
import { Product } from '../server/product.mjs';

let bucket: Bucket;
let product: Product;
let squad: OrchardSquad;

beforeAll(async () => {
  bucket = await Bucket.start();
  product = await Product.start({ env: { OPERATOR_TOKEN, ...bucket.env } });
  squad = await OrchardSquad.at(product);
}, 300_000);

afterAll(async () => {
  squad.end();
  await product.remove();
  await bucket.remove();
});

const again = () => product.start(['e2e/server/start-published.mjs']);
const heldAt = async (part: string) => {
  while (!bucket.held.some((key) => key.includes(part))) await new Promise((resolve) => setTimeout(resolve, 10));
};

test('the remotes that the start has built are published into the bucket', async () => {
  const { remotes } = await (await fetch(`${product.url}/registry.json`)).json() as { remotes: { name: string }[] };
  expect(remotes.map(({ name }) => name)).toEqual(expect.arrayContaining(['growth', 'messaging', 'community']));
  expect(bucket.count('releases/pointers/')).toBeGreaterThan(0);
});

test('an upload that was acknowledged is there after kill -9, and one that was cut off is nowhere; its next try is one file', async () => {
  const { url } = await upload('kept for ever');
  await product.kill();
  await again();
  expect(await (await fetch(product.url + url)).text()).toBe('kept for ever');

  const before = bucket.count('files/');
  bucket.holds = '/files/';
  const cut = upload('cut off').catch((error: unknown) => error);
  await heldAt('/files/');
  await product.kill();
  expect(await cut).toBeInstanceOf(Error);
  Object.assign(bucket, { holds: null, held: [] });
  await again();
  expect(bucket.count('files/')).toBe(before);
  const retried = await upload('cut off');
  expect([await (await fetch(product.url + retried.url)).text(), bucket.count('files/')]).toEqual(['cut off', before + 1]);
}, 300_000);

test.each([['the files', '/releases/files/'], ['the pointers', '/releases/pointers/']])(
  'a server that is killed while it writes %s of a release leaves the one before, and the same goes through afterwards', async (what, part) => {
    const [first, second] = [`1.0.0-${what.length}`, `2.0.0-${what.length}`];
    squad.pack(first);
    expect((await squad.send()).lines).toEqual([`orchard ${first} is live.`]);
    squad.pack(second);
    bucket.holds = part;
    const sending = squad.send();
    await heldAt(part);
    await product.kill();
    await sending;
    Object.assign(bucket, { holds: null, held: [] });
    await again();
    expect(await squad.published()).toBe(first);
    expect((await squad.send()).lines).toEqual([`orchard ${second} is live.`]);
    expect(await squad.published()).toBe(second);
    expect(await (await fetch(`${product.url}/remotes/orchard/${second}/page.js`)).text()).toBe('page');
  }, 300_000,
);

test('a command on the machine itself changes nothing behind the bucket’s back', async () => {
  expect((await squad.remote(['rollback', 'orchard'])).lines).toEqual([expect.stringContaining('are a copy of those in the bucket')]);
});

async function upload(bytes: string): Promise<{ url: string }> {
  const client = await ApiClient.signIn(product.url, 'founder@loopcrate.example');
  const form = new FormData();
  form.set('fileType', 'file');
  form.set('file', new Blob([bytes], { type: 'text/plain' }), 'words.txt');
  const answer = await fetch(`${product.url}/api/v1/helpers/uploadFile`, {
    method: 'POST', body: form, headers: { authorization: `Bearer ${client.token}` },
  });
  expect(answer.status).toBe(201);
  return answer.json() as Promise<{ url: string }>;
}
