import { useEffect } from 'react';
import { pageHead } from '../page/page-head';

/** The document's title follows the page's heading. */
export function useTitle(heading: string): void {
  useEffect(() => pageHead.set({ title: heading.replace(/\.$/, ''), crumbs: [] }), [heading]);
}
