import type { Readable, PageHead } from '@heartwood/contract';

/** As far as the counts of the lists go. */
const MOST_COUNTED = 99;

/** `X · Heartwood`, with the count of new messages before it (specification, section 9): `(3) X · Heartwood`. */
function documentTitle(title: string, unread: number): string {
  const named = title ? `${title} · Heartwood` : 'Heartwood';
  return unread > 0 ? `(${unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}) ${named}` : named;
}

/** Keeps the document's title in step with the page head and with what is unread. */
export function keepDocumentTitle(head: Readable<PageHead>, unread: Readable<number>, page: Document = document): () => void {
  const write = (): void => {
    page.title = documentTitle(head.get().title, unread.get());
  };
  write();
  const stops = [head.subscribe(write), unread.subscribe(write)];
  return () => stops.forEach((stop) => stop());
}
