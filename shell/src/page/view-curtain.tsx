import { useReadable } from '@heartwood/contract/kit';
import type { HostedView } from '../remotes/hosted-view';
import { ViewFallback } from './view-fallback';
import { ViewSkeleton } from './view-skeleton';

export interface ViewCurtainProps {
  view: HostedView;
  /** What the person knows the place by. */
  title: string;
  size: 'page' | 'slot';
}

/** What stands in a remote's place until its view does: skeleton, slowness with Retry, or the reason why it is missing. */
export function ViewCurtain({ view, title, size }: ViewCurtainProps) {
  const state = useReadable(view.state);
  switch (state.kind) {
    case 'mounted':
      return null;
    case 'failed':
      return <ViewFallback error={state.error} errorId={state.errorId} isPage={size === 'page'} onRetry={view.retry} title={title} />;
    case 'waiting':
      return size === 'page' ? <ViewSkeleton onRetry={view.retry} slow={false} title={title} /> : null;
    case 'loading':
      return size === 'page' || state.slow ? <ViewSkeleton onRetry={view.retry} slow={state.slow} title={title} /> : null;
  }
}
