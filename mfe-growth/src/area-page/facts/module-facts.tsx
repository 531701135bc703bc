import { TabPanel, Tabs, Text } from '@heartwood/shared-ui';
import { DatePicker } from '@heartwood/shared-ui/dates';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { UpdateModuleDocument, type ModuleContentFragment, type PersonFieldsFragment } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { dueWords, localToday } from '../../module/due-date';
import { AssumptionCard } from './assumption-card';
import { FactList } from './fact-look';
import { FactsPanel, type FactsPanelProps } from './facts-panel';
import { PriorityMenu } from './priority-menu';
import { Assignees, Visibility } from './who-facts';

// The composer stands at the foot of the column.
const Talk = styled.section`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  & > [role='tabpanel'] { display: flex; flex: 1; flex-direction: column; }
`;
// The picker's field, as quiet as its neighbours.
const DateFact = styled.dd`
  & > button {
    height: 28px; margin-left: -6px; padding: 0 6px; border-color: transparent; background: none; font-weight: var(--fw-medium);
  }
  & > button:hover { background: var(--surface-hover); }
`;

export interface ModuleFactsProps extends Pick<FactsPanelProps, 'isOpen' | 'isWide' | 'onClose'> {
  module: ModuleContentFragment;
  people: readonly PersonFieldsFragment[];
  /** The open module's comments and history: two features that `app/` brings together with this one. */
  comments: ReactNode;
  history: ReactNode;
}

type Tab = 'comments' | 'history';

/** What there is to know about a module beside its text. */
export function ModuleFacts({ module, people, comments, history, ...panel }: ModuleFactsProps) {
  const canEdit = module.canEdit && !module.isLocked;
  const [tab, setTab] = useState<Tab>('comments');
  const tabsId = useId();
  return (
    <FactsPanel {...panel}>
      <FactList>
        <dt>Priority</dt>
        <dd><PriorityMenu module={module} canEdit={canEdit} /></dd>
        <dt>Due date</dt>
        <DateFact><DueDate module={module} canEdit={canEdit} /></DateFact>
        <dt>Assignees</dt>
        <dd><Assignees module={module} people={people} /></dd>
        <dt>Visibility</dt>
        <dd><Visibility module={module} people={people} /></dd>
      </FactList>
      <AssumptionCard module={module} canEdit={canEdit} />
      <Talk aria-label="Comments and history">
        <Tabs
          id={tabsId} label="Comments and history" value={tab} onChange={setTab}
          tabs={[{ value: 'comments', label: 'Comments', count: module.commentCount }, { value: 'history', label: 'History' }]}
        />
        <TabPanel id={tabsId} value={tab}>{tab === 'comments' ? comments : history}</TabPanel>
      </Talk>
    </FactsPanel>
  );
}

function DueDate({ module, canEdit }: { module: ModuleContentFragment; canEdit: boolean }) {
  const run = useCommand();
  if (!canEdit) return module.dueDate ? dueWords(module.dueDate, localToday()).text : <Text tone="3">None</Text>;
  const { companyId, key } = module;
  const set = (dueDate: string | null) => (
    void run(UpdateModuleDocument, 'updateModule', { companyId, key, set: { dueDate } }, { doing: 'saving the due date' })
  );
  return <DatePicker label="Due date" value={module.dueDate} onChange={set} min={localToday()} clearable placeholder="No date" />;
}
