import { createServer } from 'node:http';
import { ban, decide, keep, listReports, signOut } from './moderate.mjs';

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

it('lists what is reported, each with what is typed to decide on it', async () => {
  answer = {
    reports: [{
      postId: 'p1', commentId: 'c1', authorId: 'u1', authorEmail: 'sam@example.org', content: 'Buy\nnow', isHidden: false,
      since: '2026-05-14T10:00:00Z',
      reports: [{ reason: 'SPAM', note: '' }, { reason: 'OTHER', note: 'Every day' }],
    }],
    profiles: [{
      kind: 'PERSON', id: 'u2', name: 'Sam Tester', email: null, isBanned: true, since: '2026-05-15T10:00:00Z',
      reports: [{ reason: 'UNTRUE', note: '' }],
    }],
  };
  expect(await listReports(server)).toEqual(['2026-05-14  post p1 --comment c1, by sam@example.org', '    Buy now', '    SPAM', '    OTHER: Every day',
    '2026-05-15  person u2 (banned), Sam Tester, no address', '    UNTRUE']);
  expect(asked).toEqual([['GET', '/api/v1/operator/reports', null], ['GET', '/api/v1/operator/profile-reports', null]]);
  answer = { reports: [], profiles: [] };
  expect(await listReports(server)).toEqual(['Nothing is reported.']);
});

it('says what has become of a post and of a person', async () => {
  answer = { wasHidden: false };
  expect(await decide(server, { postId: 'p1', isHidden: true })).toMatch(/^It is hidden from now on/);
  expect(await decide(server, { postId: 'p1', commentId: 'c1', isHidden: false })).toMatch(/^It is seen as before/);
  answer = { reports: 1 };
  expect(await keep(server, 'u1')).toBe('1 report is settled.');
  answer = { userId: 'u1', wasBanned: false };
  expect(await ban(server, { person: 'sam@example.org', isBanned: true, reason: 'Spam' })).toMatch(/^u1 is banned, signed out everywhere/);
  expect(await ban(server, { person: 'u1', isBanned: false })).toBe('u1 is not banned.');
  answer = { userId: null };
  expect(await signOut(server, { person: 'everybody', reason: 'A leak' })).toBe('Everybody is signed out.');
  expect(asked.pop()).toEqual(['POST', '/api/v1/operator/sessions', { person: null, reason: 'A leak' }]);
  expect(asked.map(([, , body]) => body)).toEqual([
    { postId: 'p1', commentId: null, isHidden: true }, { postId: 'p1', commentId: 'c1', isHidden: false }, { id: 'u1' },
    { person: 'sam@example.org', isBanned: true, reason: 'Spam' }, { person: 'u1', isBanned: false, reason: '' },
  ]);
});
