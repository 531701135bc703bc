import { useCompany } from '@heartwood/client-kit/company';
import { HostedSlot } from '@heartwood/client-kit/slots';
import { moduleOf } from '@heartwood/contract/domain';
import { MARKET_PLAN_GUIDES } from '@heartwood/contract/guides';
import { AvatarStack, IconButton, Menu, mobile, PanelRightIcon, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ModuleAdvice } from '../../area-page/module-advice';
import type { ModuleRowFragment } from '../../generated/graphql';
import { closureWords } from '../../module/closed-words';
import { GOALS_PANEL } from '../../module/market-plan-offer';
import { ownerName, toFace } from '../../module/person';
import type { HomeCardProps } from './home-card';
import type { MarketPlanKey } from './market-plan-parts';
import { CardPart, OpenCard } from './open-card';

const Asked = styled(CardPart)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 40px;
  padding-block: 14px;
  @container plan (max-width: 899.98px) { grid-template-columns: minmax(0, 1fr); }
  ${mobile} { grid-template-columns: minmax(0, 1fr); padding-block: 12px; }
`;

interface MarketPlanCardProps extends HomeCardProps {
  openKey: MarketPlanKey;
  onClose(): void;
}

/** Goals and tractions of the market plan. The remote of the timeline shows them; the frame of their modules is ours. */
export function MarketPlanCard({ openKey, framework, renderFacts, onClose }: MarketPlanCardProps) {
  const { isManager } = useCompany();
  const [factsOf, setFactsOf] = useState<MarketPlanKey | null>(null);
  const find = (key: MarketPlanKey) => framework.modules.find((module) => module.key === key);
  const [goals, traction] = [find('marketGoals'), find('traction')];
  if (!goals || !traction) return null;
  const both = [{ key: 'marketGoals' as const, module: goals }, { key: 'traction' as const, module: traction }];
  const people = framework.people.map(({ person }) => person);
  const faces = people.filter(({ id }) => both.some(({ module }) => module.assignees.some((each) => each.id === id))).map(toFace);
  const owner = ownerName(framework);
  const shown = both.filter(({ module }) => !module.isHidden);
  const facts = shown.map(({ key }) => ({ key, label: moduleOf(key).label, onSelect: () => setFactsOf(key) }));
  return (
    <OpenCard
      title="Market plan" done={both.map(({ module }) => module.progress === 'DONE')} subject={openKey} onClose={onClose}
      aside={(
        <>
          {faces.length > 0 ? <AvatarStack people={faces} size={24} /> : null}
          {facts.length > 0 ? (
            <Menu
              label="Facts and comments" items={facts}
              trigger={<IconButton icon={PanelRightIcon} label="Facts and comments of the market plan" size="sm" />}
            />
          ) : null}
        </>
      )}
    >
      <Asked aria-label="What the market plan asks">
        {both.map(({ key, module }) => (
          <Part key={key} moduleKey={key} module={module} closed={closureWords('hidden', key, { owner, isManager })} />
        ))}
      </Asked>
      {shown.length === 0 ? null : (
        <HostedSlot
          name={GOALS_PANEL} title="Goals" height={220}
          params={{ goals: !goals.isHidden, tractions: !traction.isHidden, disabled: false }}
        />
      )}
      {factsOf === null ? null : renderFacts(factsOf, people, () => setFactsOf(null))}
    </OpenCard>
  );
}

function Part({ moduleKey, module, closed }: { moduleKey: MarketPlanKey; module: ModuleRowFragment; closed: string }) {
  const guide = MARKET_PLAN_GUIDES[moduleKey];
  return (
    <div>
      <Text as="p" size="dense" tone="2">{module.isHidden ? closed : guide.question}</Text>
      {module.isHidden ? null : <ModuleAdvice moduleKey={module.key} guide={guide} isOpenAtFirst={false} />}
    </div>
  );
}
