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

it('keeps it for 90 days from the last click', () => {
  jest.useFakeTimers({ now: new Date('2026-05-01T00:00:00Z') });
  take('?ref=LOOP26');
  const visitor = referredVisitor();
  jest.setSystemTime(Date.now() + 80 * DAY);
  take('?ref=LOOP26');
  jest.setSystemTime(Date.now() + 80 * DAY);
  expect(referredVisitor()).toBe(visitor);
});

it('keeps no page from being drawn: where nothing can be kept, and where it came over plain http', () => {
  const full = {
    getItem: () => null, removeItem: () => undefined, setItem: () => { throw new DOMException('full', 'QuotaExceededError'); },
  };
  const blocked = {
    getItem: () => { throw new DOMException('no', 'SecurityError'); }, removeItem: () => { throw new DOMException('no', 'SecurityError'); },
    setItem: full.setItem,
  };
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  for (const storage of [full, blocked]) takeReferral('?ref=LOOP26', { storage: storage as unknown as Storage, send: sent as never });
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: randomUUID });
  expect(sent).toHaveBeenCalledTimes(2);
});

it.each(['', '?ref=', '?ref=LOOP%2026', '?ref=<script>', '?other=LOOP26'])('takes nothing from %s', (search) => {
  take(search);
  expect(sent).not.toHaveBeenCalled();
  expect(referredVisitor()).toBeUndefined();
});
