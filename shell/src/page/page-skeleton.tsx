import styled from 'styled-components';
import { Skeleton } from '@heartwood/shared-ui';

const Room = styled.div`display: flex; flex-direction: column; gap: 16px; padding: 24px;`;

/** In place of a page of the shell until its part is there. */
export function PageSkeleton() {
  return (
    <Room aria-busy="true" role="region" aria-label="Loading">
      <Skeleton height={28} width={240} />
      <Skeleton height={120} />
      <Skeleton height={220} />
    </Room>
  );
}
