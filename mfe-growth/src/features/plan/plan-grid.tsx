import { AREAS, moduleOf, type AreaKey } from '@heartwood/contract/domain';
import { mobile } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import type { GrowthHomeQuery } from '../../generated/graphql';
import { useGrowth } from '../../module/growth-context';
import { AreaCard } from './area-card';
import { CanvasThumbnail } from './canvas-thumbnail';
import { PLAN_COLUMNS } from './plan-columns';
import { $filter, passesFilter } from './plan.model';
import { TeamAssignments } from './team-assignments';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: stretch;
  gap: 12px;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const GridColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  & > :last-child { flex: 1; }
  ${mobile} { & > :last-child { flex: none; } }
`;

/** The seven areas, and who does what. */
export function PlanGrid({ plan, next }: { plan: NonNullable<GrowthHomeQuery['growthPlan']>; next: string | null }) {
  const filter = useUnit($filter);
  const { user } = useGrowth();
  const people = plan.people.map(({ person }) => person);
  const card = (key: AreaKey) => {
    const area = AREAS.find((each) => each.key === key);
    if (!area) return null;
    const modules = plan.modules.filter((module) => moduleOf(module.key).area === key);
    const startsOpen = modules.some((module) => module.key === next);
    return (
      <AreaCard key={key} area={area} modules={modules} shown={modules.filter((module) => passesFilter(module, filter, user.id))} next={next} people={people} startsOpen={startsOpen}>
        {key === 'businessModel' ? <CanvasThumbnail modules={modules} /> : null}
      </AreaCard>
    );
  };
  return (
    <Grid>
      {PLAN_COLUMNS.map((column, index) => (
        <GridColumn key={column.join()}>
          {column.map(card)}
          {index === PLAN_COLUMNS.length - 1 ? <TeamAssignments people={plan.people} plan={plan.plan} /> : null}
        </GridColumn>
      ))}
    </Grid>
  );
}
