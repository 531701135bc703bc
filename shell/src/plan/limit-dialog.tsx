import { CREDIT_ALLOWANCES, CURRENCY, openModules, PLAN_PRICES, SEATS, shareOf, shortMoney } from '@heartwood/contract/domain';
import { Button, CheckIcon, Grow, Icon, Modal, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { dialogOpened } from '../dialogs/dialogs.model';
import { nav } from '../navigation/nav';
import { useCurrentCompany } from '../session/current-company';
import { AskOwner } from './ask-owner';
import { upgradePath } from './plan-places';

const Benefits = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 9px;
  & > li { display: flex; gap: 10px; line-height: 20px; }
  & svg { margin-top: 2px; }
`;

/** The smallest plan that lifts every limit of Free. */
const PLAN = 'Pro';

/** What the plan does not open was wanted: the smallest plan that does, and for who may not buy it, whom to ask. */
export function LimitDialog({ feature, onClose }: { feature: string; onClose: () => void }) {
  const { company, isManager } = useCurrentCompany();
  const title = `${capital(feature)} ${feature.endsWith('s') ? 'come' : 'comes'} with ${PLAN}`;
  if (!isManager) {
    return (
      <Modal
        open onClose={onClose} title={title} size={440}
        footer={(
          <>
            <Button variant="ghost" onClick={onClose}>Not now</Button>
            <AskOwner companyId={company.id} feature={capital(feature)} onAsked={onClose} />
          </>
        )}
      >
        Only the owner and admins can change the plan of {company.name}.
      </Modal>
    );
  }
  const { pathname, search } = nav.location.get();
  const canTry = company.plan.name === 'Free' && !company.plan.trialUsed;
  const upgrade = (): void => {
    onClose();
    nav.navigate(upgradePath({ plan: PLAN, feature: capital(feature), back: pathname + search }));
  };
  return (
    <Modal
      open onClose={onClose} title={title} size={canTry ? 560 : 440}
      footer={(
        <>
          <Grow as={Text} size="small" tone="2">{PRICE} a month, yearly</Grow>
          <Button variant="ghost" onClick={onClose}>Not now</Button>
          {canTry ? <Button onClick={() => dialogOpened({ name: 'trial' })}>Start Free Trial</Button> : null}
          <Button variant="primary" onClick={upgrade}>Upgrade to {PLAN}</Button>
        </>
      )}
    >
      <Benefits>
        {BENEFITS.map((benefit) => <li key={benefit}><Icon as={CheckIcon} size={16} /><span>{benefit}</span></li>)}
      </Benefits>
    </Modal>
  );
}

const BENEFITS = [
  `${openModules(PLAN) - openModules('Free')} more modules, scenarios, presentations`,
  `${SEATS[PLAN].maxTeam} team members and ${SEATS[PLAN].maxAdvisory} advisors`,
  `${CREDIT_ALLOWANCES[PLAN]} credits every month`,
];

/** Of a month, paid by the year. */
const PRICE = shortMoney(
  shareOf(PLAN_PRICES.find(({ plan, frequency }) => plan === PLAN && frequency === 'YEARLY')?.amount ?? 0, 12), CURRENCY,
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
