import { sentText } from './sent-text';

it.each([
  ['2026-05-20T08:00:00', 'sent today'],
  ['2026-05-20T12:30:00', 'sent today'],
  ['2026-05-19T23:59:00', 'sent yesterday'],
  ['2026-05-18T00:01:00', 'sent 2 days ago'],
  ['2026-05-14T12:00:00', 'sent 6 days ago'],
  ['2026-05-13T12:00:00', 'sent 13 May'],
])('%s was %s', (sentAt, text) => {
  expect(sentText(new Date(sentAt), new Date('2026-05-20T12:00:00'))).toBe(text);
});
