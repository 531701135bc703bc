import { statusWord } from '@heartwood/contract/domain';
import { Badge, Button, mobile, PanelRightIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { ModuleContentFragment, PersonFieldsFragment } from '../../generated/graphql';
import { FactsDoor } from '../module-layout';
import { statusTone } from '../source/source-words';
import { PriorityMenu } from './priority-menu';
import { Assignees, Visibility } from './who-facts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  align-items: center;
  justify-content: space-between;
  ${mobile} { display: none; }
`;
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  align-items: center;
  margin: 0;
  font-size: 13px;
  line-height: 18px;
  & > div { display: inline-flex; gap: 7px; align-items: center; min-height: 28px; }
  & dt { color: var(--text-3); font-weight: var(--fw-medium); }
  & dd { display: inline-flex; gap: 7px; align-items: center; margin: 0; font-weight: var(--fw-medium); }
`;
const End = styled.span`display: inline-flex; gap: 8px; align-items: center;`;

export interface FactLineProps {
  module: ModuleContentFragment;
  people: readonly PersonFieldsFragment[];
  /** Opens the rest: due date, assumption, comments, history. */
  onFacts: () => void;
}

/** The facts of a wide module in one line; a phone has them all below. */
export function FactLine({ module, people, onFacts }: FactLineProps) {
  const status = module.assumption ? module.assumptionData?.status : undefined;
  return (
    <Line>
      <Facts>
        <div><dt>Priority</dt><dd><PriorityMenu module={module} canEdit={module.canEdit && !module.isLocked} /></dd></div>
        <div><dt>Assignees</dt><dd><Assignees module={module} people={people} /></dd></div>
        <div><dt>Visibility</dt><dd><Visibility module={module} people={people} /></dd></div>
      </Facts>
      <End>
        {status ? <Badge tone={statusTone(status)}>{statusWord(status)}</Badge> : null}
        <FactsDoor $wide>
          <Button size="sm" icon={PanelRightIcon} onClick={onFacts}>
            Facts and comments{module.commentCount > 0 ? ` (${module.commentCount})` : ''}
          </Button>
        </FactsDoor>
      </End>
    </Line>
  );
}
