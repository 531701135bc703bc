import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain, listExplanations } from './explain.mjs';

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
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'explain-'));
  await new Promise((resolve) => { http.listen(0, '127.0.0.1', resolve); });
  server = { origin: `http://127.0.0.1:${http.address().port}`, token: 'a token of thirty-two letters or more' };
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  return new Promise((resolve) => { http.close(resolve); });
});
beforeEach(() => { asked.length = 0; });

it('lists what is said of each module', async () => {
  answer = { explanations: [{
    type: 'vision', content: [{ v: 2 }, { type: 'paragraph', children: [{ text: 'Name who lives differently.' }] }],
    mediaUrl: 'https://films.example/1',
  }] };
  expect(await listExplanations(server)).toEqual(['vision  https://films.example/1', '    Name who lives differently.']);
});

it('sends what is to change, and says what became of it', async () => {
  const file = join(folder, 'vision.txt');
  writeFileSync(file, 'Name who lives differently.');
  answer = { before: { content: null, mediaUrl: null }, after: { content: 'Name who lives differently.', mediaUrl: null } };
  expect(await explain(server, { type: 'vision', file })).toBe('vision is explained anew.');
  expect(await explain(server, { type: 'vision', media: 'none' })).toBe('vision is explained anew.');
  answer = { before: answer.after, after: answer.before };
  expect(await explain(server, { type: 'vision', isReset: true })).toBe('vision is explained as the data file does.');
  answer = { before: answer.after, after: answer.after };
  expect(await explain(server, { type: 'vision', isReset: true })).toBe('vision is explained as before.');
  expect(asked.map(([, , body]) => body)).toEqual([
    { type: 'vision', content: 'Name who lives differently.' }, { type: 'vision', mediaUrl: null },
    { type: 'vision', content: null, mediaUrl: null }, { type: 'vision', content: null, mediaUrl: null },
  ]);
});

it.each([
  [{}, 'Say what to change'], [{ isReset: true, media: 'none' }, '--reset stands alone'], [{ file: '/nowhere/at/all' }, 'There is no file'],
])('asks nothing with %o', async (change, words) => {
  await expect(explain(server, { type: 'vision', ...change })).rejects.toThrow(words);
  expect(asked).toEqual([]);
});
