/** A file as a list of files names it. */
export interface ViewedDocument { id: string; name: string; type: string; size: number; url: string }

/** Whether the browser draws or plays it in a window of its own. */
export const isShownByBrowser = ({ type }: { type: string }): boolean => /^(image|video|audio)\//.test(type);

/** A longer text is fetched and not shown. */
const MOST_TEXT = 2_000_000;
const MOST_PDF = 60_000_000;

export type DocumentKind = 'pdf' | 'table' | 'text' | 'none';

/** How a document is shown: what it is, our server has found out from its bytes; of a text its name says more. */
export function documentKind({ name, type, size }: Pick<ViewedDocument, 'name' | 'type' | 'size'>): DocumentKind {
  if (type === 'application/pdf') return size <= MOST_PDF ? 'pdf' : 'none';
  if (!type.startsWith('text/') || size > MOST_TEXT) return 'none';
  return /\.(csv|tsv)$/i.test(name) ? 'table' : 'text';
}

/** What is said in place of a document that can only be fetched. */
export function whyNotShown({ type, size }: Pick<ViewedDocument, 'type' | 'size'>): string {
  if (type === 'application/pdf' || type.startsWith('text/'))
    return `It is too large to be shown here (${Math.round(size / 1_000_000)} MB).`;
  return 'A document of this kind is shown by the program it was made with.';
}
