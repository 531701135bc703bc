import { createServer } from 'node:http';
import { moveFiles } from './move-files.mjs';

const asked = [];
const pages = [
  { moved: 3, there: 1, missing: [], after: '11111111-1111-4111-8111-111111111111' }, { moved: 1, there: 0, missing: ['x'], after: null },
];
const http = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => { text += chunk; });
  request.on('end', () => {
    asked.push(JSON.parse(text));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(pages[asked.length - 1]));
  });
});
beforeAll(() => new Promise((resolve) => { http.listen(0, '127.0.0.1', resolve); }));
afterAll(() => new Promise((resolve) => { http.close(resolve); }));

it('asks page by page, says from where it goes on, and what was nowhere', async () => {
  const lines = [];
  const server = { origin: `http://127.0.0.1:${http.address().port}`, token: 'a token' };
  expect(await moveFiles(server, { to: 'bucket', removes: true, tell: (line) => lines.push(line) })).toBe(
    'All files are in the bucket: 4 copied and compared, 1 were there. 1 are in neither of the two: x',
  );
  expect(lines).toEqual(['3 copied, 1 there already; --after 11111111-1111-4111-8111-111111111111 goes on from here']);
  expect(asked).toEqual([
    { to: 'bucket', after: null, removes: true }, { to: 'bucket', after: '11111111-1111-4111-8111-111111111111', removes: true },
  ]);
  await expect(moveFiles(server, { to: 'attic' })).rejects.toThrow('move-files bucket|folder');
});
