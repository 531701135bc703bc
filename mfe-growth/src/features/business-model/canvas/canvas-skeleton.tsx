import { Skeleton, useDelayed, VisuallyHidden } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import { ViewBar, ViewPage } from '../../../area-page/view-tabs';
import { Block, Entries, Frame } from './canvas-look';

/** Each block by its place, and about how many rows it has. */
const BLOCKS = { kp: 1, ka: 2, kr: 3, pr: 1, so: 2, ch: 3, cs: 4, co: 4, re: 2 } as const;

/** The canvas' own shape, so that nothing jumps when it arrives. */
export function CanvasSkeleton({ tabs }: { tabs: ReactNode }) {
  const isSlow = useDelayed();
  return (
    <ViewPage aria-busy="true">
      <VisuallyHidden role="status">Loading the canvas</VisuallyHidden>
      <ViewBar>{tabs}</ViewBar>
      <Frame $chosen={false} style={isSlow ? {} : { visibility: 'hidden' }}>
        {Object.entries(BLOCKS).map(([place, rows]) => (
          <Block key={place} as="div" $place={place} $closed={false}>
            <Skeleton width="55%" height={12} style={{ margin: '4px 0' }} />
            <Entries as="div" $two={place === 'co' || place === 're'}>
              {Array.from({ length: rows }, (_, index) => <Skeleton key={index} height={place === 'co' || place === 're' ? 26 : 48} />)}
            </Entries>
          </Block>
        ))}
      </Frame>
    </ViewPage>
  );
}
