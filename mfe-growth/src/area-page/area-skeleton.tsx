import { modulesOfArea, type AreaKey } from '@heartwood/contract/domain';
import { Skeleton, useDelayed, VisuallyHidden } from '@heartwood/shared-ui';
import type { AreaNavigation } from './bodies';
import { FactsSide, FootBar, Layout, ListSide, Middle, PageFrame } from './module-layout';

/** The module page's own shape, so that nothing jumps when it arrives. */
export function AreaSkeleton({ area, navigation = 'list' }: { area: AreaKey; navigation?: AreaNavigation }) {
  const isSlow = useDelayed();
  return (
    <PageFrame aria-busy="true">
      <VisuallyHidden role="status">Loading the module</VisuallyHidden>
      <Layout $facts $list={navigation === 'list'} style={isSlow ? {} : { visibility: 'hidden' }}>
        {navigation === 'list' ? (
          <ListSide as="div">
            <Skeleton width={110} height={16} style={{ margin: '6px 10px 16px' }} />
            {modulesOfArea(area).map(({ key }) => <Skeleton key={key} height={30} style={{ margin: '4px 0' }} />)}
          </ListSide>
        ) : null}
        <Middle>
          {navigation === 'tabs' ? <Skeleton width={240} height={26} style={{ margin: '2px 0 10px' }} /> : null}
          <Skeleton width={180} height={26} />
          <Skeleton height={44} />
          <Skeleton height={130} style={{ borderRadius: 'var(--r-3)' }} />
        </Middle>
        <FactsSide as="div">
          <Skeleton height={84} />
          <Skeleton height={120} />
          <Skeleton height={160} />
        </FactsSide>
      </Layout>
      <FootBar />
    </PageFrame>
  );
}
