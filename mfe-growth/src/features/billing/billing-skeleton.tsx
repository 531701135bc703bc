import { Skeleton, useDelayed } from '@heartwood/shared-ui';
import { Body, Columns, Stack } from './billing-look';

/** While it is asked how the company stands. */
export function BillingSkeleton() {
  const isLate = useDelayed();
  return (
    <Body aria-busy="true">
      {isLate ? (
        <>
          <Skeleton height={48} />
          <Columns $second="400px">
            <Stack><Skeleton height={140} /><Skeleton height={190} /></Stack>
            <Stack><Skeleton height={210} /><Skeleton height={92} /></Stack>
          </Columns>
        </>
      ) : null}
    </Body>
  );
}
