import type { ModuleKey } from '@heartwood/contract/domain';
import styled from 'styled-components';
import type { ModuleRowFragment } from '../../generated/graphql';

const Frame = styled.div`margin: 6px 12px 5px; padding-top: 10px; border-top: 1px solid var(--border);`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(10, 1fr);
  grid-template-rows: 1fr 1fr .7fr;
  grid-template-areas: 'kp kp ka ka pr pr ch ch cs cs' 'kp kp kr kr so so ch ch cs cs' 'co co co co co re re re re re';
  gap: 2px;
  width: 112px;
  height: 56px;
`;
const Block = styled.i<{ $area: string; $solid: boolean }>`
  grid-area: ${({ $area }) => $area};
  border: 1.25px solid var(--hollow);
  border-radius: 2px;
  transition: background var(--t-fill) var(--ease-fill), border-color var(--t-fill) var(--ease-fill);
  ${({ $solid }) => $solid && 'background: var(--accent); border-color: var(--accent);'}
`;

const BLOCKS: readonly { key: ModuleKey; place: string }[] = [
  { key: 'keyPartners', place: 'kp' }, { key: 'keyActivities', place: 'ka' }, { key: 'keyResources', place: 'kr' },
  { key: 'overallProblem', place: 'pr' }, { key: 'overallSolution', place: 'so' }, { key: 'channels', place: 'ch' },
  { key: 'customerSegment', place: 'cs' }, { key: 'costs', place: 'co' }, { key: 'revenue', place: 're' },
];

/** The business model as its canvas: nine blocks, solid where done. */
export function CanvasThumbnail({ modules }: { modules: readonly ModuleRowFragment[] }) {
  const done = new Set(modules.filter(({ progress }) => progress === 'DONE').map(({ key }) => key));
  return (
    <Frame>
      <Grid role="img" aria-label={`Business model canvas, ${done.size} of ${BLOCKS.length} blocks done`}>
        {BLOCKS.map(({ key, place }) => <Block key={key} $area={place} $solid={done.has(key)} />)}
      </Grid>
    </Frame>
  );
}
