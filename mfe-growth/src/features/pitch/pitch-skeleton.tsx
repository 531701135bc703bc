import { Skeleton, useDelayed, VisuallyHidden } from '@heartwood/shared-ui';
import { Index, Main, Page, Parts } from './pitch-layout';

const PARTS = Array.from({ length: 10 }, (_, at) => at);

/** The summary's own shape, so that nothing jumps when it arrives. */
export function PitchSkeleton() {
  const isSlow = useDelayed();
  return (
    <Page aria-busy="true" style={isSlow ? {} : { visibility: 'hidden' }}>
      <Index as="div">{PARTS.map((at) => <Skeleton key={at} height={22} style={{ margin: '5px 0' }} />)}</Index>
      <Main>
        <VisuallyHidden role="status">Loading the summary</VisuallyHidden>
        <Skeleton width={260} />
        <Skeleton height={42} style={{ margin: '12px 0' }} />
        <Skeleton height={52} />
        <Parts>{PARTS.map((at) => <Skeleton key={at} height={74} />)}</Parts>
      </Main>
    </Page>
  );
}
