import { AREAS, moduleOf, type ModuleKey } from '@heartwood/contract/domain';
import { ArrowRightIcon, Button, H2, mobile, Segment, Text, UserPlusIcon } from '@heartwood/shared-ui';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import type { ModuleRowFragment, PersonFieldsFragment } from '../../generated/graphql';
import { AssignPopover } from '../../module/assign-popover';
import { modulePath } from '../../module/module-page';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  padding: 16px 18px;
  border: 1px solid var(--accent-line);
  border-radius: var(--r-4);
  background: var(--accent-soft);
  [data-theme='dark'] & { background: color-mix(in srgb, var(--accent-soft) 60%, var(--surface)); }
  ${mobile} { gap: 4px; padding: 14px 16px; }
`;
const Top = styled.div`display: flex; justify-content: space-between; gap: 8px; font-size: 12px; line-height: 17px;`;
const Kind = styled.h2`font-size: 12px; line-height: 17px; font-weight: var(--fw-semi); color: var(--accent-strong);`;
const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 10px;
  & > span { width: 12px; height: 28px; border-width: 2px; border-radius: 4px; }
`;
const Why = styled(Text)`display: block; margin-top: 8px; ${mobile} { display: none; }`;
const Actions = styled.div`
  display: flex;
  gap: 8px;
  margin-top: auto;
  padding-top: 10px;
  & > button:nth-child(2):hover { background: transparent; }
`;

export interface NextStepCardProps {
  module: ModuleRowFragment | null;
  people: readonly PersonFieldsFragment[];
  /** Why this one, in a sentence about the company. */
  why: string;
  /** Nothing is done yet. */
  isFirst: boolean;
}

/** The one thing to do next, with one button. */
export function NextStepCard({ module, people, why, isFirst }: NextStepCardProps) {
  return (
    <Frame aria-label="Next best step">
      <Top>
        <Kind>{isFirst && module?.key === 'vision' ? 'Start with your vision' : 'Next best step'}</Kind>
        {module ? <Text tone="3">{areaLabel(module.key)}</Text> : null}
      </Top>
      {module ? <Suggestion module={module} people={people} why={why} /> : <NothingLeft />}
    </Frame>
  );
}

function Suggestion({ module, people, why }: Pick<NextStepCardProps, 'people' | 'why'> & { module: ModuleRowFragment }) {
  const navigate = useNavigate();
  return (
    <>
      <Name><Segment solid={false} next label="Not done" /><H2 as="h3">{moduleOf(module.key).label}</H2></Name>
      <Why as="p" size="dense" tone="2">{why}</Why>
      <Actions>
        <Button variant="primary" iconEnd={ArrowRightIcon} onClick={() => void navigate(modulePath(module.key))}>Start</Button>
        {module.canShare
          ? <AssignPopover module={module} people={people}><Button variant="ghost" icon={UserPlusIcon}>Assign</Button></AssignPopover>
          : null}
      </Actions>
    </>
  );
}

function NothingLeft() {
  return (
    <>
      <Name><Segment solid label="Done" /><H2 as="h3">Nothing waits for you</H2></Name>
      <Why as="p" size="dense" tone="2">Every module that is open to you here is done, or somebody else’s to finish.</Why>
    </>
  );
}

function areaLabel(key: ModuleKey): string {
  const { area } = moduleOf(key);
  return AREAS.find((each) => each.key === area)?.label ?? '';
}
