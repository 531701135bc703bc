import { referredVisitor, takeReferral } from './referral';

const DAY = 24 * 3600 * 1000;
const sent = jest.fn(async (_path: unknown, _options?: RequestInit) => new Response());
const take = (search: string) => takeReferral(search, { send: sent as never });

beforeEach(() => {
  localStorage.clear();
  sent.mockClear();
});
afterEach(() => jest.useRealTimers());

it('tells the server of the click, and keeps by what the browser was called then', () => {
  take('?ref=LOOP26&x=1');
  const body = JSON.parse(String(sent.mock.calls[0]?.[1]?.body)) as { code: string; visitor: string };
  expect(body).toMatchObject({ code: 'LOOP26' });
  take('?ref=OTHER26');
  expect(JSON.parse(String(sent.mock.calls[1]?.[1]?.body))).toEqual({ code: 'OTHER26', visitor: body.visitor });
  expect(referredVisitor()).toBe(body.visitor);
});

it('forgets it after 90 days', () => {
  jest.useFakeTimers({ now: new Date('2026-05-01T00:00:00Z') });
  take('?ref=LOOP26');
  jest.setSystemTime(Date.now() + 90 * DAY - 1000);
  expect(referredVisitor()).toBeDefined();
  jest.setSystemTime(Date.now() + 2000);
  expect(referredVisitor()).toBeUndefined();
});

it.each(['', '?ref=', '?ref=LOOP%2026', '?ref=<script>', '?other=LOOP26'])('takes nothing from %s', (search) => {
  take(search);
  expect(sent).not.toHaveBeenCalled();
  expect(referredVisitor()).toBeUndefined();
});
