import { Button, EmptyState, Skeleton } from '@heartwood/shared-ui';

/** In the place of settings that are on their way, or can't be had. */
export function SettingsRest({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  if (!isFailed) return <Skeleton height={240} />;
  return (
    <EmptyState
      title="Your settings could not be loaded" text="The server cannot be reached, or something went wrong on it."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
