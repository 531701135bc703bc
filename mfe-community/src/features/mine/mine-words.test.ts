import { dueWords, moreWords, pressingWords } from './mine-words';

test.each([
  ['2026-05-14', { text: 'Today', tone: 'today' }], ['2026-05-13', { text: '1 day late', tone: 'late' }],
  ['2026-05-06', { text: '8 days late', tone: 'late' }], ['2026-05-22', { text: '22 May', tone: 'later' }],
  ['2027-01-02', { text: '2 Jan 2027', tone: 'later' }],
])('%s is said on 14 May 2026 as %j', (day, words) => expect(dueWords(day, '2026-05-14')).toEqual(words));

test('a count is said where there is one', () => {
  expect([pressingWords(0), pressingWords(2), moreWords(30, 30), moreWords(42, 30)]).toEqual([
    '', '2 should not wait', null, 'and 12 more',
  ]);
});
