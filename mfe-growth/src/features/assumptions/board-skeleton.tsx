import { Skeleton, useDelayed, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Grid = styled.div`display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; padding: 20px 24px;`;

/** The shape of nine cells, so that nothing jumps when they arrive. */
export function BoardSkeleton() {
  const isSlow = useDelayed();
  return (
    <Grid aria-busy="true" style={isSlow ? {} : { visibility: 'hidden' }}>
      <VisuallyHidden role="status">Loading the board</VisuallyHidden>
      {Array.from({ length: 9 }, (_, index) => <Skeleton key={index} height={150} style={{ borderRadius: 'var(--r-3)' }} />)}
    </Grid>
  );
}
