import { Skeleton, useDelayed, VisuallyHidden } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import { ViewBar, ViewPage } from '../../../area-page/view-tabs';
import { Cards } from './forecast-look';

/** The forecast's own shape, so that nothing jumps when it arrives. */
export function ForecastSkeleton({ tabs }: { tabs: ReactNode }) {
  const isSlow = useDelayed();
  return (
    <ViewPage aria-busy="true">
      <VisuallyHidden role="status">Loading the forecast</VisuallyHidden>
      <ViewBar>{tabs}</ViewBar>
      <div style={isSlow ? {} : { visibility: 'hidden' }}>
        <Skeleton width="48%" height={26} style={{ marginBottom: 16 }} />
        <Cards>{[0, 1, 2].map((at) => <Skeleton key={at} height={286} />)}</Cards>
        <Skeleton height={320} style={{ marginTop: 12 }} />
      </div>
    </ViewPage>
  );
}
