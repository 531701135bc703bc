import { useEffect } from 'react';
import { Button, EmptyState } from '@heartwood/shared-ui';
import { HOME } from '../navigation/home';
import { Centre } from './centre';
import { pageHead } from './page-head';

/** An address inside the product that belongs to nothing. */
export function NotFound() {
  useEffect(() => pageHead.set({ title: 'Page not found', crumbs: [{ label: 'Page not found' }] }), []);
  return (
    <Centre>
      <EmptyState
        level={1}
        title="Page not found"
        text="The address may be old or mistyped, or its part of Heartwood is not published here."
        action={<Button variant="primary" href={HOME}>Go to the growth framework</Button>}
      />
    </Centre>
  );
}
