import styled from 'styled-components';
import { Banner, Button, Skeleton } from '@heartwood/shared-ui';

export interface ViewSkeletonProps {
  title: string;
  slow: boolean;
  onRetry: () => void;
}

/** A page-high stand-in, so that nothing jumps when the page arrives. */
export function ViewSkeleton({ title, slow, onRetry }: ViewSkeletonProps) {
  return (
    <Frame aria-busy="true" aria-label={title ? `Loading ${title}` : 'Loading'} role="region">
      {slow ? (
        <Banner action={<Button onClick={onRetry} size="sm">Retry</Button>} tone="warning">
          {title || 'This page'} is taking longer than usual.
        </Banner>
      ) : null}
      <Skeleton height={28} width={240} />
      <Skeleton height={168} />
      <Columns>
        <Skeleton height={220} />
        <Skeleton height={220} />
        <Skeleton height={220} />
      </Columns>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  flex: 1;
  min-height: 100%;
  padding: 24px;
  z-index: 1;
  background: var(--surface);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: 12px;
`;
