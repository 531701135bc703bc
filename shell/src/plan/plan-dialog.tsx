import styled from 'styled-components';
import { MODULE_COUNT, openModules, PLAN_NAMES, SEATS, type PlanName } from '@heartwood/contract/domain';
import { Badge, Banner, Button, Card, H3, mobile, Modal, Row } from '@heartwood/shared-ui';
import { dialogOpened } from '../dialogs/dialogs.model';
import { useCurrentCompany } from '../session/current-company';
import { planStanding } from './plan-standing';

const Plans = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;
  margin: 16px 0 4px;
  ${mobile} { grid-template-columns: 1fr; }
`;
const Plan = styled(Card)`padding: 14px; &[data-current='true'] { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); }`;
const Facts = styled.ul`margin-top: 8px; display: flex; flex-direction: column; gap: 4px; font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-2);`;
const Balance = styled.p`margin: 12px 0; font-size: var(--fs-figure); line-height: var(--lh-figure); font-weight: var(--fw-semi); & > small { font-size: var(--fs-dense); color: var(--text-3); }`;

export interface PlanDialogProps {
  about: 'upgrade' | 'points';
  /** What an upgrade was wanted for. */
  feature: string | undefined;
  onClose: () => void;
}

/** Upgrade and Buy Points: what there is, and honestly what can be had of it now. */
export function PlanDialog({ about, feature, onClose }: PlanDialogProps) {
  return about === 'points' ? <Points onClose={onClose} /> : <Plans4 feature={feature} onClose={onClose} />;
}

function Points({ onClose }: { onClose: () => void }) {
  const { company } = useCurrentCompany();
  return (
    <Modal open onClose={onClose} title="Buy Points" footer={<Button variant="primary" onClick={onClose}>Close</Button>}>
      <Balance className="num">{company.plan.aiCreditCount} <small>credits left</small></Balance>
      <Banner>Payments are not set up here yet, so credits cannot be bought. Nothing in the product costs credits today.</Banner>
    </Modal>
  );
}

function Plans4({ feature, onClose }: Omit<PlanDialogProps, 'about'>) {
  const { company } = useCurrentCompany();
  const { plan } = company;
  const canTry = plan.name === 'Free' && !plan.trialUsed;
  const standing = planStanding(plan, new Date());
  return (
    <Modal
      open size={860} onClose={onClose} title={feature === undefined ? 'Upgrade' : `Upgrade to open ${feature}`}
      subtitle={`${company.name} is on the ${standing.title}: ${standing.left}.`}
      footer={(
        <>
          <Button variant={canTry ? 'ghost' : 'primary'} onClick={onClose}>Close</Button>
          {canTry ? <Button variant="primary" onClick={() => dialogOpened({ name: 'trial' })}>Start Free Trial</Button> : null}
        </>
      )}
    >
      <Banner>
        {canTry
          ? 'Payments are not set up here yet: Pro and Premium cannot be bought. The free trial gives for 2 months what Pro has.'
          : 'Payments are not set up here yet: Pro and Premium cannot be bought. Nothing you wrote is lost on any plan.'}
      </Banner>
      <Plans>
        {PLAN_NAMES.map((name) => (
          <Plan key={name} as="li" data-current={plan.name === name}>
            <Row justify="between"><H3>{name}</H3>{plan.name === name ? <Badge tone="success">Current</Badge> : null}</Row>
            <Facts>{factsOf(name).map((fact) => <li key={fact}>{fact}</li>)}</Facts>
          </Plan>
        ))}
      </Plans>
    </Modal>
  );
}

function factsOf(name: PlanName): string[] {
  const { maxTeam, maxAdvisory } = SEATS[name];
  return [
    `${openModules(name)} of ${MODULE_COUNT} modules`,
    `${maxTeam} team members besides the owner`,
    `${maxAdvisory} advisors`,
    ...(name === 'Trial' ? ['2 months, once per company'] : []),
  ];
}
