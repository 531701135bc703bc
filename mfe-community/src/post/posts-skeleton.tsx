import { Skeleton, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { PostSheet } from './post-card';

const Lines = styled.div`display: grid; gap: 10px;`;
const Head = styled.div`display: flex; gap: 12px; align-items: center; & > div { display: grid; gap: 9px; }`;

/** Posts that are on their way. */
export function PostsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Lines aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {Array.from({ length: count }, (_none, nth) => (
        <PostSheet key={nth} as="div">
          <Head>
            <Skeleton width={40} height={40} round />
            <div><Skeleton width={190} height={11} /><Skeleton width={130} height={9} /></div>
          </Head>
          <Lines><Skeleton height={11} /><Skeleton width="92%" height={11} /><Skeleton width="45%" height={11} /></Lines>
          <Skeleton width={110} height={14} />
        </PostSheet>
      ))}
    </Lines>
  );
}
