import { mobile, Skeleton, useDelayed } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { BarePlan } from './bare-plan';

const Chips = styled.div`display: flex; gap: 8px; & > span { border-radius: 14px; }`;
const Lane = styled.div`
  display: grid;
  grid-template-columns: 148px 1fr;
  border-bottom: 1px solid var(--border);
  & > :first-child { display: flex; flex-direction: column; gap: 8px; padding: 16px 12px 16px 24px; }
  & > :last-child { position: relative; border-left: 1px solid var(--border); }
  ${mobile} { grid-template-columns: 1fr; & > :first-child { display: none; } & > :last-child { margin-inline: 16px; border: 0; } }
`;
const At = styled.span`position: absolute; display: flex; gap: 11px;`;
const Mark = styled.i`
  width: 10px; height: 10px; margin-top: 5px; border-radius: 2px; background: var(--surface-selected); transform: rotate(45deg);
`;
const Lines = styled.span`display: flex; flex-direction: column; gap: 5px;`;

interface LaneShape {
  height: number; bars: readonly (readonly [row: number, from: number, width: number])[];
  goals: readonly (readonly [top: number, from: number, width: number])[];
}

/** How high each lane is, px; where its bars begin and how long they are, and where its goals stand, per cent and px from the top. */
const LANES: readonly LaneShape[] = [
  { height: 146, bars: [[0, 0, 29], [0, 31, 39], [0, 72, 27]], goals: [[62, 16, 116], [62, 43, 78], [62, 68, 136], [104, 22, 94]] },
  { height: 140, bars: [[0, 0, 39], [0, 40, 59], [1, 55, 44]], goals: [[95, 20, 110], [95, 40, 118], [95, 63, 130]] },
  { height: 104, bars: [[0, 0, 17], [0, 23, 36], [0, 60, 19]], goals: [[62, 24, 106], [62, 47, 74], [62, 80, 88]] },
  { height: 146, bars: [[0, 0, 34], [0, 35, 49]], goals: [[62, 11, 148], [62, 36, 122], [104, 50, 108]] },
];

/** The timeline while it is on its way: its bars and diamonds without names. */
export function PlanSkeleton() {
  const isDue = useDelayed();
  if (!isDue) return null;
  return (
    <BarePlan
      busy="Loading the timeline" lead={<Chips>{[96, 150, 72].map((width) => <Skeleton key={width} width={width} height={28} />)}</Chips>}
    >
      {LANES.map(({ height, bars, goals }, at) => (
        <Lane key={at} style={{ height }}>
          <div><Skeleton width={64} height={12} /><Skeleton width={48} height={9} /></div>
          <div>
            {bars.map(([row, from, width]) => (
              <At key={from} style={{ top: 14 + row * 36, left: `${from}%`, width: `${width}%` }}><Skeleton width="100%" height={30} /></At>
            ))}
            {goals.map(([top, from, width]) => (
              <At key={`${top} ${from}`} style={{ top, left: `${from}%` }}>
                <Mark /><Lines><Skeleton width={width} height={11} /><Skeleton width={width * 0.6} height={9} /></Lines>
              </At>
            ))}
          </div>
        </Lane>
      ))}
    </BarePlan>
  );
}
