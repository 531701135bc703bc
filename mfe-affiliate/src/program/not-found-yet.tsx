import { Banner, Button } from '@heartwood/shared-ui';

/** Above a list that could not be asked for as it was wished: what stands below is the answer before. */
export function NotFoundYet({ onRetry }: { onRetry(): void }) {
  return <Banner tone="warning" action={<Button size="sm" onClick={onRetry}>Retry</Button>}>
    This could not be loaded. What you see was there before.
  </Banner>;
}
