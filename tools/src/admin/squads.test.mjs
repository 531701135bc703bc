import { createServer } from 'node:http';
import { freeze, listActs, listTokens, makeToken, revokeToken } from './squads.mjs';

const asked = [];
let answer = {};
const http = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => { text += chunk; });
  request.on('end', () => {
    asked.push([request.method, request.url, text === '' ? null : JSON.parse(text)]);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});
let server;
beforeAll(async () => {
  await new Promise((resolve) => { http.listen(0, '127.0.0.1', resolve); });
  server = { origin: `http://127.0.0.1:${http.address().port}`, token: 'a token of thirty-two letters or more' };
});
afterAll(() => new Promise((resolve) => { http.close(resolve); }));
beforeEach(() => { asked.length = 0; });

it('makes a token, shows it once, and lists and revokes it without its words', async () => {
  answer = { id: 't1', token: 'hwr_words' };
  expect(await makeToken(server, { squad: 'Growth', remotes: 'growth, timeline' })).toBe(
    'Token t1 of Growth, for growth, timeline. It is shown this once:\nhwr_words',
  );
  await expect(makeToken(server, { squad: 'Growth' })).rejects.toThrow('--remotes');
  const known = { id: 't1', squad: 'Growth', remotes: ['growth'], createdAt: '2026-11-28T01:00:00.000Z', usedAt: null, revokedAt: null };
  answer = { tokens: [known, { ...known, id: 't2', usedAt: '2026-11-28T02:00:00.000Z', revokedAt: '2026-11-28T03:00:00.000Z' }] };
  expect(await listTokens(server)).toEqual([
    't1  Growth: growth  made 2026-11-28 01:00, last used never', 't2  Growth: growth  made 2026-11-28 01:00, revoked 2026-11-28 03:00',
  ]);
  answer = { squad: 'Growth' };
  expect(await revokeToken(server, { id: 't1', reason: 'It was in a log' })).toContain('it was Growth’s');
  expect(asked.map(([, path, body]) => [path, body])).toEqual([
    ['/api/v1/operator/squad-tokens', { squad: 'Growth', remotes: ['growth', 'timeline'] }], ['/api/v1/operator/squad-tokens', null],
    ['/api/v1/operator/squad-tokens/revoke', { id: 't1', reason: 'It was in a log' }],
  ]);
});

it('tells what was sent and refused, by whom and why', async () => {
  const act = {
    squad: 'Growth', action: 'publish', remote: 'growth', version: '1.0.0-a', person: 'Ada', commit: '0123456789abcdef', outcome: 'done',
    reason: null, createdAt: '2026-11-28T01:00:00.000Z',
  };
  answer = { acts: [act, { ...act, person: null, commit: null, outcome: 'RELEASE_REFUSED', reason: 'growth is not published:\n- a slot' }] };
  expect(await listActs(server, 'growth')).toEqual([
    '2026-11-28 01:00  Growth, Ada, 0123456789ab: publish growth 1.0.0-a  done',
    '2026-11-28 01:00  Growth: publish growth 1.0.0-a  RELEASE_REFUSED', '    growth is not published:', '    - a slot',
  ]);
  answer = { acts: [] };
  expect(await listActs(server)).toEqual(['Nothing was sent.']);
  expect(asked.map(([, path]) => path)).toEqual(['/api/v1/operator/releases?remote=growth', '/api/v1/operator/releases']);
});

it('freezes with a reason, and ends that', async () => {
  answer = { wasFrozen: true };
  await expect(freeze(server, undefined)).rejects.toThrow('Say why');
  expect(await freeze(server, 'The fair')).toContain('Nothing new becomes live');
  expect(await freeze(server, null)).toBe('Publishing goes on.');
  answer = { wasFrozen: false };
  expect(await freeze(server, null)).toBe('Publishing was not frozen.');
});
