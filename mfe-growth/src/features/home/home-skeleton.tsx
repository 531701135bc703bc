import { Card, mobile, Skeleton, useDelayed, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { columnsYield, HOME_COLUMNS } from './home-columns';
import { modulesOfArea } from '@heartwood/contract/domain';

const Page = styled.div`container: plan / inline-size; padding: 16px 24px 20px; ${mobile} { padding: 12px 16px 24px; }`;
const Top = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 318px; gap: 12px; ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Bar = styled.div`display: flex; align-items: center; justify-content: space-between; height: 30px; margin: 18px 0 10px;`;
const Grid = styled.div`
  display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 12px;
  ${columnsYield} { grid-template-columns: repeat(2, minmax(0, 1fr)); } ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Column = styled.div`display: flex; flex-direction: column; gap: 12px; & > :last-child { flex: 1; }`;
const Area = styled(Card)`padding: 15px 12px 5px; & > span { margin-bottom: 11px; } ${mobile} { height: 54px; overflow: hidden; }`;
const Line = styled(Skeleton)`height: 24px; opacity: .7;`;

/** The home's own shape, so that nothing jumps when the plan arrives. */
export function HomeSkeleton() {
  const isSlow = useDelayed();
  return (
    <Page aria-busy="true" style={isSlow ? {} : { visibility: 'hidden' }}>
      <VisuallyHidden role="status">Loading the plan</VisuallyHidden>
      <Top>
        <Skeleton height={220} style={{ borderRadius: 'var(--r-4)' }} />
        <Skeleton height={220} style={{ borderRadius: 'var(--r-4)' }} />
      </Top>
      <Bar><Skeleton width={160} height={18} /><Skeleton width={238} height={30} /></Bar>
      <Grid>
        {HOME_COLUMNS.map((column) => (
          <Column key={column.join()}>
            {column.map((area) => (
              <Area key={area}>
                <Skeleton width={120} />
                {modulesOfArea(area).map(({ key }) => <Line key={key} />)}
              </Area>
            ))}
          </Column>
        ))}
      </Grid>
    </Page>
  );
}
