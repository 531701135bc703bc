import { AREAS } from '@heartwood/contract/domain';
import { Skeleton, useDelayed, VisuallyHidden } from '@heartwood/shared-ui';
import { Page, Top } from './overview-layout';

/** The overview's own shape, so that nothing jumps when it arrives. */
export function OverviewSkeleton() {
  const isSlow = useDelayed();
  return (
    <Page aria-busy="true" style={isSlow ? {} : { visibility: 'hidden' }}>
      <VisuallyHidden role="status">Loading the company overview</VisuallyHidden>
      <Top>
        <Skeleton height={292} style={{ borderRadius: 'var(--r-3)' }} />
        <Skeleton height={292} style={{ borderRadius: 'var(--r-3)' }} />
      </Top>
      <Skeleton width={240} height={20} style={{ margin: '24px 0 14px' }} />
      {AREAS.map(({ key }) => <Skeleton key={key} height={55} style={{ marginBottom: 4 }} />)}
    </Page>
  );
}
