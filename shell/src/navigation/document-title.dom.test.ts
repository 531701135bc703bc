import { createReadable, type PageHead } from '@heartwood/contract';
import { keepDocumentTitle } from './document-title';

test('the title names the page, with the count of new messages before it', () => {
  const head = createReadable<PageHead>({ title: '', crumbs: [] });
  const unread = createReadable(0);
  const stop = keepDocumentTitle(head, unread);
  expect(document.title).toBe('Heartwood');
  head.set({ title: 'Messaging', crumbs: [] });
  expect(document.title).toBe('Messaging · Heartwood');
  unread.set(3);
  expect(document.title).toBe('(3) Messaging · Heartwood');
  unread.set(2075);
  expect(document.title).toBe('(99+) Messaging · Heartwood');
  unread.set(0);
  expect(document.title).toBe('Messaging · Heartwood');
  stop();
  unread.set(5);
  expect(document.title).toBe('Messaging · Heartwood');
});
