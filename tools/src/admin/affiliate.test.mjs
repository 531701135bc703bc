import { createServer } from 'node:http';
import { actOnAffiliate, listAffiliates } from './affiliate.mjs';

const COMPANY = '0c000000-0000-4000-8000-000000000001';
const asked = [];
let answer = {};
const http = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => { text += chunk; });
  request.on('end', () => {
    asked.push([request.url, text === '' ? null : JSON.parse(text)]);
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

it('lists what waits and what is due', async () => {
  answer = { requests: [], coupons: [], referrals: [], payouts: [] };
  expect(await listAffiliates(server)).toBe('Nothing waits.');
  answer = {
    requests: [{ companyId: COMPANY, name: 'Loopcrate', requestedBy: 'Amara Okafor', requestedAt: '2026-05-13T16:20:00Z' }],
    coupons: [{ code: 'LOOP20', name: 'Loopcrate', discount: 20, commission: 15, createdAt: '2026-05-14T10:00:00Z' }],
    referrals: [{ id: 'r1', name: 'Loopcrate', referred: 'Twin', reasons: ['SELF'], createdAt: '2026-05-15T10:00:00Z' }],
    payouts: [{ companyId: COMPANY, name: 'Loopcrate', currency: 'EUR', amount: 27_000 }],
  };
  expect(await listAffiliates(server)).toBe([
    `2026-05-13  request ${COMPANY}, Loopcrate, by Amara Okafor`, '2026-05-14  coupon LOOP20 of Loopcrate: 20% off, 15% commission',
    '2026-05-15  referral r1: Twin by Loopcrate, held for SELF', `payout ${COMPANY}, Loopcrate: €270.00 is due`,
  ].join('\n'));
});

it.each([
  [
    'approve', COMPANY, {}, { status: 'AFFILIATE' }, 'The company is AFFILIATE now.', '/affiliates',
    { companyId: COMPANY, isAccepted: true, reason: '' },
  ],
  [
    'refuse', 'loop20', { reason: 'Too much' }, { status: 'REJECTED' }, 'LOOP20 is REJECTED now.', '/affiliates/coupons',
    { code: 'loop20', isAccepted: false, reason: 'Too much' },
  ],
  [
    'end', COMPANY, { reason: 'Paid for clicks' }, { status: 'NONE' },
    'The company is in the programme no more. What it has earned is still paid out.', '/affiliates/end',
    { companyId: COMPANY, reason: 'Paid for clicks' },
  ],
  [
    'reject', 'r1', { reason: 'The same people' }, { state: 'REJECTED' }, 'The referral is REJECTED now.', '/affiliates/referrals',
    { id: 'r1', isCounted: false, reason: 'The same people' },
  ],
  [
    'pay', COMPANY, { reference: 'SEPA 1' }, { number: 12, amount: 27_000, paidAt: '2026-05-31T10:00:00Z', isRepeated: false },
    '€270.00 is written down as paid, receipt 12.', '/affiliates/payouts',
    { companyId: COMPANY, reference: 'SEPA 1', currency: 'EUR', isReviewed: false },
  ],
  [
    'pay', COMPANY, { reference: 'SEPA 1' }, { number: 12, amount: 27_000, paidAt: '2026-05-31T10:00:00Z', isRepeated: true },
    'Nothing was written now: €270.00 by this reference was written down before, on 2026-05-31, receipt 12.', '/affiliates/payouts',
    { companyId: COMPANY, reference: 'SEPA 1', currency: 'EUR', isReviewed: false },
  ],
  [
    'came-back', COMPANY, { reference: 'SEPA 1', reason: 'Account closed' }, { number: 12, amount: 27_000, currency: 'EUR' },
    '€270.00 of receipt 12 is written down as come back. It is due again, and the company was told to look at its account.',
    '/affiliates/payouts/came-back', { companyId: COMPANY, reference: 'SEPA 1', reason: 'Account closed' },
  ],
])('%s %s asks for it and says what became of it', async (act, subject, options, given, words, path, body) => {
  answer = given;
  expect(await actOnAffiliate(server, act, subject, options)).toBe(words);
  expect(asked).toEqual([[`/api/v1/operator${path}`, body]]);
});

it.each([
  ['count', 'Say why'], ['end', 'Say why'], ['pay', 'Name the transfer'], ['came-back', 'Name the transfer'], ['sell', 'npm run admin -- affiliate list'],
])('%s without its words asks nothing', async (act, words) => {
  await expect(actOnAffiliate(server, act, COMPANY, {})).rejects.toThrow(words);
  expect(asked).toEqual([]);
});
