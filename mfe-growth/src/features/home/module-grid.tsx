import { useCompany } from '@heartwood/client-kit/company';
import { AREAS, moduleOf, type AreaKey } from '@heartwood/contract/domain';
import { Button, mobile, print, Text } from '@heartwood/shared-ui';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import type { GrowthHomeQuery } from '../../generated/graphql';
import { passesFilter, type ModuleFilter } from '../../module/module-filter';
import { ownerName } from '../../module/person';
import { AreaCard } from './area-card';
import { CanvasThumbnail } from './canvas-thumbnail';
import { columnsYield, HOME_COLUMNS } from './home-columns';
import { filterWords } from './home.model';
import { TeamAssignments } from './team-assignments';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: stretch;
  gap: 12px;
  ${columnsYield} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
  ${print} { display: block; columns: 2; & ul[hidden] { display: block; } }
`;
const GridColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  & > :last-child { flex: 1; }
  ${mobile} { & > :last-child { flex: none; } }
  ${print} { display: contents; & > * { margin-bottom: 12px; break-inside: avoid; } }
`;

// Of a filtered plan only the areas with something to show are left: they stand in the order of the ring.
const FilteredGrid = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(248px, 1fr)); align-items: start; ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const LeftOut = styled.p`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; margin-top: 14px;`;

export interface ModuleGridProps {
  framework: NonNullable<GrowthHomeQuery['growthFramework']>;
  next: string | null;
  filter: ModuleFilter;
  onFilter: (filter: ModuleFilter) => void;
}

/** The seven areas, and who does what. */
export function ModuleGrid({ framework, next, filter, onFilter }: ModuleGridProps) {
  const { user } = useCompany();
  const wanted = useSearchParams()[0].get('module');
  const people = framework.people.map(({ person }) => person);
  const owner = ownerName(framework);
  const modulesOf = (key: AreaKey) => framework.modules.filter((module) => moduleOf(module.key).area === key);
  const shownOf = (key: AreaKey) => modulesOf(key).filter((module) => passesFilter(module, filter, user.id));
  const card = (key: AreaKey) => {
    const area = AREAS.find((each) => each.key === key);
    if (!area) return null;
    const modules = modulesOf(key);
    const isWanted = modules.some((module) => module.key === wanted);
    const startsOpen = filter !== 'all' || isWanted || modules.some((module) => module.key === next);
    return (
      <AreaCard
        key={`${key} ${filter} ${isWanted}`} area={area} modules={modules} shown={shownOf(key)} next={next} people={people} owner={owner}
        startsOpen={startsOpen}
      >
        {key === 'businessModel' && filter === 'all' ? <CanvasThumbnail modules={modules} /> : null}
      </AreaCard>
    );
  };
  const team = <TeamAssignments people={framework.people} plan={framework.plan} />;
  if (filter !== 'all') {
    const shown = AREAS.filter(({ key }) => shownOf(key).length > 0);
    const words = filterWords(filter, { shown: shown.length, total: AREAS.length });
    return (
      <>
        {shown.length > 0 ? <FilteredGrid>{shown.map(({ key }) => card(key))}{team}</FilteredGrid> : null}
        {words === null ? null : (
          <LeftOut role="status">
            <Text size="dense" tone="2">{words}</Text>
            <Button size="sm" onClick={() => onFilter('all')}>Show all modules</Button>
          </LeftOut>
        )}
      </>
    );
  }
  return (
    <Grid>
      {HOME_COLUMNS.map((column, index) => (
        <GridColumn key={column.join()}>
          {column.map(card)}
          {index === HOME_COLUMNS.length - 1 ? team : null}
        </GridColumn>
      ))}
    </Grid>
  );
}
