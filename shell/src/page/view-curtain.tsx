import { useReadable } from '@heartwood/contract/kit';
import type { HostedView } from '../remotes/hosted-view';
import { ViewFallback } from './view-fallback';
import { ViewSkeleton } from './view-skeleton';

export interface ViewCurtainProps {
  view: HostedView;
  /** What the person knows the place by. */
  title: string;
}

/** What stands in the place of a remote's page until it is there: skeleton, slowness with Retry, or the reason why it is missing. */
export function ViewCurtain({ view, title }: ViewCurtainProps) {
  const state = useReadable(view.state);
  switch (state.kind) {
    case 'mounted':
      return null;
    case 'failed':
      return <ViewFallback error={state.error} errorId={state.errorId} onRetry={view.retry} title={title} trace={state.trace} />;
    case 'waiting':
      return <ViewSkeleton onRetry={view.retry} slow={false} title={title} />;
    case 'loading':
      return <ViewSkeleton onRetry={view.retry} slow={state.slow} title={title} />;
  }
}
