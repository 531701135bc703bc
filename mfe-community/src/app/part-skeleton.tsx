import { Skeleton, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Frame = styled.div<{ $isPage: boolean }>`
  display: grid; gap: 20px; ${({ $isPage }) => $isPage && 'width: 100%; max-width: 768px; margin: 0 auto; padding: 28px 24px;'}
`;

/** A heading and what stands below it, as long as the code of a part is on its way. */
export function PartSkeleton({ isPage = false }: { isPage?: boolean }) {
  return (
    <Frame $isPage={isPage} aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton width={230} height={26} />
      <Skeleton height={320} />
    </Frame>
  );
}
