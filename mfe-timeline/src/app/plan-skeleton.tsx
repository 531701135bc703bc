import { mobile, Skeleton, useDelayed } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Frame = styled.div`display: flex; flex: 1; flex-direction: column; min-height: 0; overflow: hidden;`;
const Bar = styled.div`display: flex; gap: 8px; padding: 14px 24px 12px; & > span { border-radius: 14px; } ${mobile} { padding: 10px 16px; }`;
const Ruler = styled.div`height: 38px; border-top: 1px solid var(--border); border-bottom: 1px solid var(--border); background: var(--surface-sunken);`;
const Lane = styled.div`
  display: grid;
  grid-template-columns: 148px 1fr;
  border-bottom: 1px solid var(--border);
  & > * { display: flex; flex-direction: column; gap: 12px; padding: 16px 12px 16px 24px; }
  & > :last-child { border-left: 1px solid var(--border); padding: 14px 0 24px; }
  ${mobile} { grid-template-columns: 1fr; & > :first-child { display: none; } & > :last-child { padding-inline: 16px; border: 0; } }
`;

/** Where each lane's bar begins and ends, and its goals stand, per cent. */
const LANES = [[0, 29, 12], [0, 40, 22], [24, 36, 30], [2, 50, 8]] as const;

/** The timeline while it is on its way: its bars and diamonds without names. */
export function PlanSkeleton() {
  const isDue = useDelayed();
  if (!isDue) return null;
  return (
    <Frame aria-busy="true" aria-label="Loading the timeline">
      <Bar><Skeleton width={100} height={28} /><Skeleton width={150} height={28} /></Bar>
      <Ruler />
      {LANES.map(([from, width, goal]) => (
        <Lane key={width}>
          <div><Skeleton width={70} height={13} /><Skeleton width={52} height={11} /></div>
          <div>
            <span style={{ marginLeft: `${from}%` }}><Skeleton width={`${width}%`} height={30} /></span>
            <span style={{ marginLeft: `${goal}%` }}><Skeleton width={130} height={14} /></span>
          </div>
        </Lane>
      ))}
    </Frame>
  );
}
