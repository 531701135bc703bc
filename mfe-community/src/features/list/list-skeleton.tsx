import { Card, Skeleton, useDelayed, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Rows = styled(Card)`overflow: hidden; padding: 0;`;
const Line = styled.div`
  display: flex; align-items: center; gap: 13px; min-height: 64px; padding: 12px 12px 12px 29px;
  & + & { border-top: 1px solid var(--border); }
  & > span:last-child { flex: 1; display: flex; flex-direction: column; gap: 9px; }
`;

/** The list's own shape, so that nothing jumps when it arrives. */
export function ListSkeleton() {
  const isSlow = useDelayed();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading notifications</VisuallyHidden>
      <div style={isSlow ? {} : { visibility: 'hidden' }}>
        <Skeleton width={230} height={26} style={{ margin: '5px 0 45px' }} />
        <Rows>
          {[0, 1, 2].map((row) => (
            <Line key={row}>
              <Skeleton round width={40} height={40} />
              <span><Skeleton width="62%" height={12} /><Skeleton width={70} height={10} /></span>
            </Line>
          ))}
        </Rows>
      </div>
    </div>
  );
}
