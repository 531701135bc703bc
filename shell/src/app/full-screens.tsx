import { useEffect } from 'react';
import { Button, EmptyState } from '@heartwood/shared-ui';
import { HOME } from '../navigation/home';
import { pageHead } from '../page/page-head';
import { session } from '../session/browser-session';
import { Screen } from './loading-screen';

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Screen role="alert">
      <EmptyState
        level={1}
        title="Heartwood could not be reached"
        text="You are still logged in. Check your connection and try again."
        action={<Button variant="primary" onClick={onRetry}>Try again</Button>}
      />
    </Screen>
  );
}

/** An address that belongs to nothing, outside the layout. */
export function BareNotFound() {
  useEffect(() => {
    pageHead.set({ title: 'Page not found', crumbs: [] });
  }, []);
  return (
    <Screen>
      <EmptyState
        level={1}
        title="Page not found"
        text="The address may be old or mistyped."
        action={session.tokens.get() === null
          ? <Button variant="primary" href="/auth/login">Login</Button>
          : <Button variant="primary" href={HOME}>Go to the growth framework</Button>}
      />
    </Screen>
  );
}
