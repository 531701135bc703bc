import { mobile, Skeleton, useDelayed } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Frame = styled.div`display: flex; flex: 1; flex-direction: column; min-height: 0; overflow: hidden;`;
const Bar = styled.div`display: flex; gap: 8px; padding: 14px 20px; & > span { border-radius: 10px; } ${mobile} { padding: 12px 16px; }`;
const Grid = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(7, 1fr);
  grid-auto-rows: 1fr;
  border-top: 1px solid var(--border);
  & > div { padding: 8px; border-right: 1px solid var(--border); border-bottom: 1px solid var(--border); }
  ${mobile} {
    display: flex;
    flex-direction: column;
    gap: 18px;
    padding: 16px;
    & > div { padding: 0; border: 0; }
    & > :nth-child(n + 8) { display: none; }
  }
`;

/** The calendar while it is on its way. */
export function CalendarSkeleton() {
  const isDue = useDelayed();
  if (!isDue) return null;
  return (
    <Frame role="group" aria-busy="true" aria-label="Loading the calendar">
      <Bar><Skeleton width={110} height={26} /><Skeleton width={120} height={26} /></Bar>
      <Grid>
        {Array.from({ length: 35 }, (_day, at) => (
          <div key={at}>{at % 4 === 1 ? <Skeleton width="80%" height={14} /> : <Skeleton width={16} height={12} />}</div>
        ))}
      </Grid>
    </Frame>
  );
}
