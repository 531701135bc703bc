import { Skeleton } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Frame = styled.div`display: flex; flex-direction: column; gap: 20px; padding: 16px 24px;`;
const Middle = styled.div`align-self: center; width: min(860px, 100%);`;

/** While a deck comes. */
export function EditorSkeleton() {
  return (
    <Frame aria-busy="true">
      <Skeleton width={260} height={24} />
      <Middle><Skeleton height={480} /></Middle>
    </Frame>
  );
}
