import { documentKind, isShownByBrowser } from './document-kind';

it.each([
  ['plan.pdf', 'application/pdf', 1000, 'pdf'],
  ['plan.pdf', 'application/pdf', 70_000_000, 'none'],
  ['slots.csv', 'text/plain; charset=utf-8', 1000, 'table'],
  ['notes.txt', 'text/plain; charset=utf-8', 1000, 'text'],
  ['notes.txt', 'text/plain; charset=utf-8', 3_000_000, 'none'],
  // What it is called is its sender's word.
  ['page.pdf', 'text/plain; charset=utf-8', 1000, 'text'],
  ['list.csv', 'application/zip', 1000, 'none'],
  ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 1000, 'none'],
] as const)('%s of %s with %d bytes is shown as %s', (name, type, size, kind) => {
  expect(documentKind({ name, type, size })).toBe(kind);
});

it.each([
  ['image/png', true], ['video/mp4', true], ['audio/mpeg', true], ['application/pdf', false], ['text/plain', false],
])('%s opens in a window: %s', (type, isShown) => {
  expect(isShownByBrowser({ type })).toBe(isShown);
});
