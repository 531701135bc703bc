import type { Readable, PageHead } from '@heartwood/contract';

/** Specification of the frame: `X · Heartwood`. */
function documentTitle(title: string): string {
  return title ? `${title} · Heartwood` : 'Heartwood';
}

/** Keeps the document's title in step with the page head. */
export function keepDocumentTitle(head: Readable<PageHead>, page: Document = document): () => void {
  const write = (): void => {
    page.title = documentTitle(head.get().title);
  };
  write();
  return head.subscribe(write);
}
