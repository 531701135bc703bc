import styled from 'styled-components';
import { Button, CoinsIcon, mobile, Row } from '@heartwood/shared-ui';
import { ADD_CARD, BUY_POINTS, MANAGE_PLAN, SUBSCRIPTION } from '../plan/plan-places';
import { planStanding } from '../plan/plan-standing';
import { useCurrentCompany } from '../session/current-company';

const Box = styled.section`
  padding: 11px 12px 12px;
  border: 1px solid var(--border-2);
  border-radius: var(--r-3);
  background: var(--surface);
`;
const Name = styled.h2`font-size: 12.5px; line-height: 17px; font-weight: var(--fw-semi);`;
const Left = styled.span`
  font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3); font-variant-numeric: tabular-nums;
`;
const Meter = styled.div`
  height: 6px;
  margin: 9px 0 11px;
  border-radius: 99px;
  background: var(--surface-selected);
  overflow: hidden;
  & > i { display: block; height: 100%; border-radius: 99px; background: var(--action); }
`;
const Press = styled(Button)`flex: 1; min-width: 0; padding: 0 6px; ${mobile} { height: 36px; }`;

/** The company's plan with Upgrade and Buy Points; only owner and admins see it (specification, section 6). */
export function PlanBox() {
  const { company } = useCurrentCompany();
  const { title, left, share, door } = planStanding(company.plan, new Date());
  return (
    <Box aria-label="Plan">
      <Row justify="between">
        <Name>{title}</Name>
        <Left>{left}</Left>
      </Row>
      <Meter aria-hidden><i style={{ width: `${Math.round(share * 100)}%` }} /></Meter>
      <Row gap={2}>
        {door === 'card' ? <Press variant="primary" size="sm" href={ADD_CARD}>Update card</Press> : (
          <>
            {door === 'manage' ? <Press size="sm" href={MANAGE_PLAN}>Manage</Press> : null}
            {door === 'upgrade' ? <Press variant="primary" size="sm" href={SUBSCRIPTION}>Upgrade</Press> : null}
            <Press size="sm" icon={CoinsIcon} href={BUY_POINTS}>Buy Points</Press>
          </>
        )}
      </Row>
    </Box>
  );
}
