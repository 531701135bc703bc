import { createServer } from 'node:http';
import { payments } from './payments.mjs';

const asked = [];
let answer = {};
const http = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => { text += chunk; });
  request.on('end', () => {
    asked.push([request.method, request.url, text]);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});
const server = { origin: '', token: 'a token of thirty-two letters or more' };
beforeAll(async () => {
  await new Promise((resolve) => { http.listen(0, '127.0.0.1', resolve); });
  server.origin = `http://127.0.0.1:${http.address().port}`;
});
afterAll(() => new Promise((resolve) => { http.close(resolve); }));

it.each([
  [
    ['prepare'], { made: ['pro_monthly'] }, ['POST', '/api/v1/operator/payments/prepare', '{}'],
    'Made at the payment provider: pro_monthly.',
  ],
  [['events'], { events: [] }, ['GET', '/api/v1/operator/payments/events', ''], 'Everything that the payment provider has told was taken.'],
  [
    ['events'], {
      events: [{ id: 'evt_1', type: 'refund.created', state: 'GIVEN_UP', error: 'No such refund', receivedAt: '2026-05-16T10:00:00.000Z' }],
    },
    ['GET', '/api/v1/operator/payments/events', ''], '2026-05-16T10:00:00  given up  evt_1  refund.created  No such refund',
  ],
  [['retry', 'evt_1'], { id: 'evt_1' }, ['POST', '/api/v1/operator/payments/retry', '{"id":"evt_1"}'], 'evt_1 is looked into once more.'],
  [
    ['refund', 'acorn'], { refunded: 600, currency: 'eur' }, ['POST', '/api/v1/operator/payments/refund', '{"id":"acorn"}'],
    '6.00 EUR go back.',
  ],
])('payments %j', async (words, said, called, told) => {
  asked.length = 0;
  answer = said;
  expect(await payments(server, ...words)).toBe(told);
  expect(asked).toEqual([called]);
});

it('says what there is where something else is asked', async () => {
  await expect(payments(server, 'retry', undefined)).rejects.toThrow('payments retry EVENT_ID');
});
