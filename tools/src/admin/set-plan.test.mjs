import { createServer } from 'node:http';
import { setPlan } from './set-plan.mjs';

const asked = [];
let answer = { status: 200, body: {} };
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => { text += chunk; });
  request.on('end', () => {
    asked.push({ path: request.url, token: request.headers['x-operator-token'], body: JSON.parse(text) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
});
let origin = '';
beforeAll(async () => {
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => new Promise((resolve) => { server.close(resolve); }));
beforeEach(() => { asked.length = 0; });

const order = (more) => ({ origin, token: 'a token of thirty-two letters or more', companyId: 'acorn', plan: 'pro', ...more });

it('asks for the plan as the server calls it, to the end of the day', async () => {
  answer = { status: 200, body: { before: { name: 'Free', endsAt: null }, after: { name: 'Pro', endsAt: '2026-12-31T23:59:59.000Z' } } };
  expect(await setPlan(order({ until: '2026-12-31' }))).toEqual(answer.body);
  expect(asked).toEqual([{
    path: '/api/v1/operator/plans', token: 'a token of thirty-two letters or more',
    body: { companyId: 'acorn', plan: 'Pro', endsAt: '2026-12-31T23:59:59Z' },
  }]);
});

it.each([
  [{ token: undefined }, 'OPERATOR_TOKEN is not set'],
  [{ plan: 'gold' }, 'The plans are Free, Trial, Premium, Pro.'],
  [{ until: 'tomorrow' }, '--until takes a day'],
])('asks nothing with %o', async (wrong, words) => {
  await expect(setPlan(order(wrong))).rejects.toThrow(words);
  expect(asked).toEqual([]);
});

it.each([
  [{ status: 404, body: { error: { message: 'There is nothing at this address.' } } }, 'The server has another OPERATOR_TOKEN, or none.'],
  [{ status: 404, body: { error: { message: 'There is no such company.' } } }, 'There is no such company.'],
  [{ status: 500, body: {} }, 'The server answered 500.'],
])('says what the server says: %o', async (given, words) => {
  answer = given;
  await expect(setPlan(order())).rejects.toThrow(words);
});

it('says so when nobody answers', async () => {
  await expect(setPlan(order({ origin: 'http://127.0.0.1:1' }))).rejects.toThrow('No server answers at http://127.0.0.1:1');
});
