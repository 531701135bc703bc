import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { signBundle } from '../../../../tools/src/releases/bundle.mjs';
import { startTestServer, type TestServer } from '../../testing/test-server';

const OPERATOR = 'the token of an operator, with 32 letters';
const PATH = '/api/v1/releases';

interface Sent {
  name?: string;
  version?: string;
  manifest?: Record<string, unknown>;
  module?: unknown;
  order?: unknown;
  tests?: unknown;
  files?: Record<string, string | Buffer>;
  /** What the first line says of a file in place of the truth. */
  said?: Record<string, Record<string, unknown>>;
  after?: string;
}

const exposed = (sync: string[]) => JSON.stringify({
  name: 'mfe', metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes: [{ assets: { js: { sync, async: [] }, css: { sync: [], async: [] } } }],
});
const FILES = { 'remoteEntry.js': 'entry', 'page.js': 'page', 'mf-manifest.json': exposed(['page.js']) };
const TESTS = { command: 'npm test', passed: 12, failed: 0, at: '2026-11-28T05:00:00.000Z' };
/** A hundred bytes on the way, and fifty million behind them. */
const ENDLESS = brotliCompressSync(Buffer.alloc(50_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function bundle({ name = 'garden', version = '1.0.0-a', manifest, module, order = {}, tests = TESTS, files = FILES, said = {}, after = '' }: Sent = {}): Buffer {
  const contents = Object.entries(files).map(([path, content]) => ({ path, content: Buffer.from(content) }));
  const head = {
    schema: 1, name, version, order, tests, module: module ?? { contract: '1.0', hasPage: true, slots: [] },
    manifest: { name, contract: '1.0', pages: [{ path: `/app/${name}`, title: 'Garden' }], slots: [], menu: [], ...manifest },
    files: contents.map(({ path, content }) => ({ path, size: content.length, sha256: sha256(content), ...said[path] })),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...contents.map(({ content }) => content), Buffer.from(after)]);
}

let server: TestServer;
let token = '';
let remotes = '';

beforeAll(async () => {
  // Who tries tokens is counted by address, and all tests have one: others of them are not counted here.
  server = await startTestServer({ config: { operatorToken: OPERATOR, rateLimits: true, redisUrl: null } });
  remotes = server.config.remotesDir;
  token = await tokenOf('Garden', ['garden', 'orchard']);
});
afterAll(() => server.close());
// Each step is another moment to those who count.
beforeEach(() => jest.spyOn(server.limits, 'consume').mockResolvedValue());

interface Failure { error: { code: string; message: string } }

async function operator<Body>(path: string, body?: object) {
  return (await server.request<Body>(body ? 'POST' : 'GET', `/api/v1/operator${path}`, {
    ...(body && { body }), headers: { 'x-operator-token': OPERATOR },
  })).body;
}

async function tokenOf(squad: string, names: string[], publicKey?: string) {
  return (await operator<{ token: string }>('/squad-tokens', { squad, remotes: names, ...(publicKey && { publicKey }) })).token;
}

async function send(bytes: Buffer, { name = 'garden', headers = {}, by = token, method = 'POST', query = '' } = {}) {
  const answer = await fetch(`${server.url}${PATH}/${name}${query}`, {
    method, ...(method === 'POST' && { body: new Uint8Array(bytes) }),
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/octet-stream', ...headers },
  });
  return { status: answer.status, body: await answer.json() as Failure & { version: string; preview: string | null } };
}
const step = (action: string, more: object = {}, { name = 'garden', by = token } = {}) => (
  server.request<Failure & { version: string }>('POST', `${PATH}/${name}/steps`, { body: { action, ...more }, token: by })
);
const pointers = () => JSON.parse(readFileSync(join(remotes, 'registry.json'), 'utf8')) as {
  remotes: { name: string; version: string; canary?: { version: string; percent: number } }[]; history: object[];
};
const live = (name = 'garden') => pointers().remotes.find((remote) => remote.name === name);
const acts = async () => (await operator<{ acts: Record<string, string | null>[] }>('/releases')).acts;
const onTheWay = () => readdirSync(join(remotes, '.arriving'));
const reasonOf = ({ status, body }: { status: number; body: Failure }) => [status, body.error.message];

describe('a release that a squad sends', () => {
  it('is looked at, stored with its digests and live; who sent it is written down', async () => {
    expect(await send(bundle({ order: { by: { person: 'Ada', commit: 'c0ffee' } } }))).toEqual({
      status: 201, body: { name: 'garden', version: '1.0.0-a', preview: null },
    });
    const { remotes: published } = await (await fetch(`${server.url}/registry.json`)).json() as { remotes: object[] };
    expect(published).toMatchObject([{ name: 'garden', version: '1.0.0-a', integrity: expect.stringMatching(/^sha384-/) }]);
    expect(await (await fetch(`${server.url}/remotes/garden/1.0.0-a/page.js`)).text()).toBe('page');
    const manifest = await (await fetch(`${server.url}/remotes/garden/1.0.0-a/mf-manifest.json`)).json() as object;
    expect(manifest).toMatchObject({ digests: { 'page.js': expect.stringMatching(/^sha384-/) } });
    expect((await acts())[0]).toMatchObject({
      squad: 'Garden', action: 'publish', remote: 'garden', version: '1.0.0-a', person: 'Ada', commit: 'c0ffee', outcome: 'done', reason: null,
    });
    expect(pointers().history.at(-1)).toMatchObject({ action: 'publish', by: { squad: 'Garden', person: 'Ada', commit: 'c0ffee' } });
    expect(onTheWay()).toEqual([]);
  });

  it('may be sent again as it is, and never with other bytes', async () => {
    expect((await send(bundle())).status).toBe(201);
    const other = await send(bundle({ files: { ...FILES, 'page.js': 'another' } }));
    expect(reasonOf(other)).toEqual([422, expect.stringContaining('version 1.0.0-a is there with another mf-manifest.json: a version never')]);
    const more = await send(bundle({ files: { ...FILES, 'more.js': 'more' } }));
    expect(reasonOf(more)).toEqual([422, expect.stringContaining('is there with another more.js')]);
    expect(readFileSync(join(remotes, 'garden', '1.0.0-a', 'page.js'), 'utf8')).toBe('page');
    expect(onTheWay()).toEqual([]);
  });

  it.each<[string, Sent, string]>([
    ['no word of its tests', { tests: null }, 'first line cannot be read'],
    ['tests that failed', { tests: { ...TESTS, failed: 3 } }, '3 of its tests failed (npm test): --untested REASON'],
    ['a path that is the shell’s', { manifest: { pages: [{ path: '/app/team', title: 'X' }] } }, '/app/team is the shell’s'],
    ['a page that its module lacks', { module: { contract: '1.0', hasPage: false, slots: [] } }, 'its module exports no page'],
    ['a contract of tomorrow', { manifest: { contract: '9.0' } }, 'contract 9.0: the shell speaks'],
    ['a manifest that cannot be read', { manifest: { pages: 'none' } }, 'manifest.pages'],
    ['another name in its manifest', { manifest: { name: 'orchard' } }, 'its manifest has another name'],
    ['no entry', { files: { 'mf-manifest.json': exposed([]) } }, 'file remoteEntry.js is missing'],
    ['a module that is not among its files', { files: { ...FILES, 'mf-manifest.json': exposed(['../../../secrets.json']) } },
      'asks for ../../../secrets.json, which is not among its files'],
    ['too much before the first picture', { files: { ...FILES, 'page.js': Buffer.from(Array.from({ length: 90_000 }, () => Math.random() * 256)) } },
      'load more of it late'],
    ['an operation of another schema', {
      files: { ...FILES, 'persisted-operations.json': operationsOf('query Lost { thatFieldIsGone }') },
    }, 'operation Lost: Cannot query field "thatFieldIsGone" on type "Query".'],
    ['an operation that is no text of its hash', {
      files: { ...FILES, 'persisted-operations.json': operationsOf('query Me { me { id } }', '0'.repeat(64)) },
    }, 'operation Lost: its text is not what its hash says'],
    ['a packed copy of something else', { files: { ...FILES, 'page.js.br': brotliCompressSync('another') } }, 'no packed copy of page.js'],
    ['a packed copy of something endless', { files: { ...FILES, 'page.js.br': ENDLESS } },
      'no packed copy of page.js'],
    ['a page of its own', { files: { ...FILES, 'sign-in.html': '<script>' } }, 'file "sign-in.html": it is none that a version may have'],
    ['a path that leads away', { files: { ...FILES, '../../escaped.js': 'x' } }, '"../../escaped.js": it is none'],
    ['a path from the root', { files: { ...FILES, '/tmp/escaped.js': 'x' } }, '"/tmp/escaped.js": it is none'],
    ['a path of another system', { files: { ...FILES, '..\\escaped.js': 'x' } }, 'it is none that a version may have'],
    ['a path with an end in it', { files: { ...FILES, 'a\0.js': 'x' } }, 'it is none that a version may have'],
    ['a hidden file', { files: { ...FILES, '.htaccess.js': 'x' } }, 'it is none that a version may have'],
    ['a file twice', { files: { ...FILES, 'PAGE.js': 'x' } }, 'file PAGE.js is there twice'],
    ['a file that is a folder too', { files: { ...FILES, 'page.js/late.js': 'x' } }, 'file page.js is there as a folder too'],
    ['a file whose bytes are others', { said: { 'page.js': { sha256: '0'.repeat(64) } } }, 'page.js is not what its digest says'],
    ['a file larger than what was sent', { said: { 'page.js': { size: 1e12 } } }, 'not all of it was sent'],
    ['a file of less than nothing', { said: { 'page.js': { size: -5 } } }, 'not all of it was sent'],
    ['more than it says', { after: 'x' }, 'more was sent than its first line says'],
    ['more files than one has', { files: { ...FILES, ...Object.fromEntries(Array.from({ length: 1300 }, (_, at) => [`f${at}.js`, ''])) } },
      '1303 files: a version has at most'],
    ['a name of a version that leads away', { version: '../1' }, 'its first line cannot be read'],
    ['a canary for more than all', { order: { canary: 200 } }, 'its first line cannot be read'],
  ])('is refused with %s, and nothing is left of it', async (_what, sent, message) => {
    const before = live();
    const answer = await send(bundle({ version: '1.0.0-b', ...sent }));
    expect(reasonOf(answer)).toEqual([422, expect.stringContaining(message)]);
    expect(live()).toEqual(before);
    expect(existsSync(join(remotes, 'garden', '1.0.0-b'))).toBe(false);
    expect(onTheWay()).toEqual([]);
    expect((await acts())[0]).toMatchObject({ outcome: 'RELEASE_REFUSED', reason: expect.stringContaining(message) });
  });

  it('is refused where it takes what is another’s', async () => {
    const beds = { pages: [{ path: '/app/garden/beds', title: 'Beds' }] };
    expect(reasonOf(await send(bundle({ name: 'orchard', manifest: beds }), { name: 'orchard' }))).toEqual([
      422, expect.stringContaining('page /app/garden/beds: /app/garden is garden’s'),
    ]);
  });

  it('is refused when it is no release at all, or larger than any', async () => {
    expect(reasonOf(await send(Buffer.from('no line')))).toEqual([422, expect.stringContaining('it has no first line')]);
    expect(reasonOf(await send(Buffer.from('{}\n')))).toEqual([422, expect.stringContaining('its first line cannot be read')]);
    expect(reasonOf(await send(bundle({ name: 'orchard' })))).toEqual([422, expect.stringContaining('is a release of orchard')]);
    expect((await send(Buffer.alloc(24 * 1024 * 1024 + 1, ' '))).status).toBe(413);
    expect(onTheWay()).toEqual([]);
  });

  it('is no canary of a remote that nobody has', async () => {
    expect(reasonOf(await send(bundle({ name: 'orchard', order: { canary: 5 } }), { name: 'orchard' }))).toEqual([
      409, 'orchard has no live version that a canary could stand beside.',
    ]);
  });

  it('of two at once is whole for both, and one of them is live', async () => {
    const both = await Promise.all(['1.0.0-x', '1.0.0-y', '1.0.0-x'].map((version) => send(bundle({ version }))));
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(['1.0.0-x', '1.0.0-y']).toContain(live()?.version);
    expect(onTheWay()).toEqual([]);
  });
});

describe('a token', () => {
  it('is asked for before anything else', async () => {
    expect(await send(bundle(), { by: 'hwr_of-nobody' })).toMatchObject({ status: 401, body: { error: { code: 'access-denied' } } });
    const { token: person } = await server.signIn();
    expect((await send(bundle(), { by: person })).status).toBe(401);
    expect((await fetch(`${server.url}${PATH}`)).status).toBe(401);
    const { rows } = await server.db.orm.execute("select outcome from security_event where kind = 'squad-token'") as { rows: object[] };
    expect(rows).toEqual([{ outcome: 'access-denied' }, { outcome: 'access-denied' }]);
  });

  it('is for its squad’s remotes alone', async () => {
    const other = await tokenOf('Orchard', ['orchard']);
    const answer = await send(bundle({ version: '6.6.6' }), { by: other });
    expect(reasonOf(answer)).toEqual([403, expect.stringContaining('permission to publish garden: it is for orchard.')]);
    expect((await step('rollback', {}, { by: other })).status).toBe(403);
    expect((await send(bundle(), { name: '..%2Fgarden', by: other })).status).toBe(403);
    expect((await acts()).slice(0, 2)).toMatchObject([
      { squad: 'Orchard', remote: '../garden', outcome: 'FORBIDDEN' }, { squad: 'Orchard', action: 'rollback', remote: 'garden', outcome: 'FORBIDDEN' },
    ]);
  });

  it('is kept as a hash, shown once, and good until it is revoked', async () => {
    const gone = await operator<{ id: string; token: string }>('/squad-tokens', { squad: 'Gone', remotes: ['garden'] });
    const { rows } = await server.db.orm.execute('select * from squad_token') as { rows: object[] };
    expect(JSON.stringify([rows, await operator('/squad-tokens'), await acts()])).not.toContain(gone.token.slice(4));
    expect((await server.request('GET', PATH, { token: gone.token })).status).toBe(200);
    await operator('/squad-tokens/revoke', { id: gone.id, reason: 'It was in a log' });
    expect((await server.request('GET', PATH, { token: gone.token })).status).toBe(401);
    const { rows: written } = await server.db.orm.execute("select kind from operator_act where subject = '" + gone.id + "' order by id") as { rows: object[] };
    expect(written).toEqual([{ kind: 'squad-token-made' }, { kind: 'squad-token-revoked' }]);
  });

  it('of a squad with a key is not enough: what is sent has to be signed', async () => {
    const pem = () => generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const [own, stolen] = [pem(), pem()];
    const signing = await tokenOf('Signed', ['orchard'], own.publicKey);
    const bytes = bundle({ name: 'orchard', version: '1.0.0-s' });
    const signed = (by: Buffer, key: string) => ({ name: 'orchard', by: signing, headers: { 'x-release-signature': signBundle(by, key) } });
    expect(reasonOf(await send(bytes, { name: 'orchard', by: signing }))).toEqual([422, expect.stringContaining('it is not signed')]);
    for (const options of [signed(bytes, stolen.privateKey), signed(bundle({ name: 'orchard', version: '1.0.0-t' }), own.privateKey)])
      expect(reasonOf(await send(bytes, options))).toEqual([422, expect.stringContaining('is not one of the squad’s key')]);
    expect(live('orchard')).toBeUndefined();
    expect((await send(bytes, signed(bytes, own.privateKey))).status).toBe(201);
    expect((await acts())[0]).toMatchObject({ squad: 'Signed', outcome: 'done', isSigned: true });
    const refused = await server.request<Failure>('POST', '/api/v1/operator/squad-tokens', {
      body: { squad: 'X', remotes: ['x'], publicKey: own.privateKey }, headers: { 'x-operator-token': OPERATOR },
    });
    expect([refused.status, refused.body.error.message]).toEqual([422, 'This is no public Ed25519 key in PEM.']);
    expect((await step('withdraw', {}, { name: 'orchard', by: signing })).status).toBe(200);
  });

  it('counts in the header alone: not in an address, nor by GET, nor from a page of somebody else', async () => {
    expect(reasonOf(await send(bundle(), { query: `?token=${token}` }))).toEqual([400, expect.stringContaining('nothing into the address')]);
    expect((await fetch(`${server.url}${PATH}?access_token=${token}`)).status).toBe(400);
    expect((await send(bundle(), { method: 'GET' })).status).toBe(405);
    expect((await send(bundle(), { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await send(bundle(), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await send(bundle(), { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    const form = await fetch(`${server.url}${PATH}/garden/steps`, {
      method: 'POST', body: new URLSearchParams({ action: 'withdraw' }), headers: { authorization: `Bearer ${token}` },
    });
    expect(form.status).toBe(415);
    expect(live()).toBeDefined();
  });

  it('is counted, as who tries tokens is', async () => {
    jest.restoreAllMocks();
    const sent = [];
    for (let at = 0; at < 21; at += 1) sent.push((await send(Buffer.from('no release'))).status);
    expect([sent.at(19), sent.at(20)]).toEqual([422, 429]);
    const statuses = [];
    for (let at = 0; at < 62; at += 1) statuses.push((await server.request('GET', PATH, { token: 'hwr_guess' })).status);
    expect([statuses.at(0), statuses.at(-1)]).toEqual([401, 429]);
  });
});

describe('steps', () => {
  it('go from a canary to all, and back with a reason that stays', async () => {
    await send(bundle({ version: '2.0.0-a' }));
    await send(bundle({ version: '2.0.0-b', order: { canary: 10 } }));
    expect(live()).toMatchObject({ version: '2.0.0-a', canary: { version: '2.0.0-b', percent: 10 } });
    expect((await step('promote', { by: { person: 'Ada' } })).body).toEqual({ from: '2.0.0-a', version: '2.0.0-b' });
    expect((await step('rollback', { reason: 'The beds are empty' })).body).toMatchObject({ from: '2.0.0-b', version: '2.0.0-a' });
    expect(reasonOf(await step('rollback', { to: '2.0.0-b' }))).toEqual([409, 'garden 2.0.0-b has failed: The beds are empty']);
    expect(reasonOf(await step('end-canary'))).toEqual([409, 'garden has no canary.']);
    await step('deprecate', { version: '1.0.0-x', until: '2020-01-01', reason: 'It asks what is gone' });
    expect((await step('rollback', { to: '1.0.0-x' })).status).toBe(409);
    await step('withdraw', { version: '1.0.0-y', reason: 'It showed others’ beds' });
    expect(reasonOf(await send(bundle({ version: '1.0.0-y' })))).toEqual([
      422, expect.stringContaining('version 1.0.0-y was withdrawn: It showed others’ beds'),
    ]);
    const { remotes: listed } = (await server.request<{ remotes: { versions: Record<string, string>[] }[] }>('GET', PATH, { token })).body;
    expect(listed[0]?.versions.map(({ version, state, reason }) => [version, state, reason])).toEqual(expect.arrayContaining([
      ['2.0.0-b', 'failed', 'The beds are empty'], ['2.0.0-a', 'live', undefined], ['1.0.0-y', 'withdrawn', 'It showed others’ beds'],
      ['1.0.0-x', 'deprecated', 'It asks what is gone'], ['1.0.0-a', 'available', undefined],
    ]));
    expect((await acts()).filter(({ outcome }) => outcome === 'done').slice(0, 3)).toMatchObject([
      { action: 'withdraw', version: '1.0.0-y', reason: 'It showed others’ beds' }, { action: 'deprecate' },
      { action: 'rollback', version: '2.0.0-a', reason: 'The beds are empty' },
    ]);
  });

  it('bring nothing new while operators have frozen publishing, and heal all the same', async () => {
    await operator('/freeze', { reason: 'The fair' });
    expect(reasonOf(await send(bundle({ version: '3.0.0' })))).toEqual([409, expect.stringMatching(/^Publishing is frozen since .*: The fair$/)]);
    expect(existsSync(join(remotes, 'garden', '3.0.0'))).toBe(false);
    expect((await step('rollback')).status).toBe(200);
    expect((await server.request('GET', PATH, { token })).body).toMatchObject({ frozen: { reason: 'The fair', by: 'an operator' } });
    expect(await operator('/freeze', {})).toEqual({ wasFrozen: true });
    expect((await send(bundle({ version: '3.0.0' }))).status).toBe(201);
  });

  it('end with a remote that is nobody’s', async () => {
    expect((await step('withdraw', { reason: 'Autumn' })).body).toEqual({ version: '3.0.0' });
    expect(live()).toBeUndefined();
    expect(reasonOf(await step('rollback'))).toEqual([409, 'garden is not published.']);
  });
});

function operationsOf(text: string, hash = sha256(Buffer.from(text))) {
  return JSON.stringify({ operations: [{ name: 'Lost', text, sha256: hash }] });
}
