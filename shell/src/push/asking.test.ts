import { isTimeToAsk, type AskingFacts } from './asking';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const good: AskingFacts = { isWorthIt: true, hasMoved: true, state: 'off', askedAt: null };

it.each<[string, boolean, Partial<AskingFacts>]>([
  ['something was said and the person went on', true, {}],
  ['nothing was said that anybody could answer', false, { isWorthIt: false }],
  ['it is the page still on which it was said', false, { hasMoved: false }],
  ['pushes come already', false, { state: 'on' }],
  ['the browser has none', false, { state: 'unavailable' }],
  ['they were refused for good', false, { state: 'denied' }],
  ['it was asked 29 days ago', false, { askedAt: '2026-10-25T10:00:00Z' }],
  ['it was asked 31 days ago', true, { askedAt: '2026-10-23T10:00:00Z' }],
])('when %s: %s', (_when, isTime, change) => {
  expect(isTimeToAsk({ ...good, ...change }, NOW)).toBe(isTime);
});
