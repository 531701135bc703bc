import { Button, EmptyState } from '@heartwood/shared-ui';

/** In place of what could not be loaded. */
export function NotLoaded({ what, onRetry }: { what: string; onRetry(): void }) {
  const action = <Button onClick={onRetry}>Retry</Button>;
  return <EmptyState title={`${what} could not be loaded`} text="Check your connection and try again." action={action} />;
}
