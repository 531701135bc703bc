import { goalShare } from '@heartwood/contract/domain';
import {
  Button, CheckIcon, EllipsisIcon, IconButton, ListChecksIcon, Menu, mobile, PanelRightIcon, PlusIcon, Segment, Text, Trash2Icon,
  VisuallyHidden,
} from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { TractionFieldsFragment } from '../../generated/graphql';
import { goalWords } from '../../timeline/goal-words';
import { Diamond, Meta } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import { ChooseGoals } from './choose-goals';
import { aimWords, type Reached } from './market-plan-lists';
import { useRecordCommands } from './use-record-commands';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  @container goals-panel (max-width: 759.98px) { grid-template-columns: minmax(0, 1fr); }
`;
const Column = styled.section`
  padding: 16px 20px 20px;
  & + & { border-left: 1px solid var(--border); }
  @container goals-panel (max-width: 759.98px) { & + & { border-top: 1px solid var(--border); border-left: 0; } }
  ${mobile} { padding: 14px; }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  margin-bottom: 6px;
  & > h3 { margin: 0; font-size: 15px; line-height: 20px; font-weight: 640; }
  & > h3 > span { font-weight: var(--fw-body); color: var(--text-3); }
  & > div { display: flex; flex-wrap: wrap; gap: 8px; margin-left: auto; }
`;
const Rows = styled.ul`margin: 0; padding: 0; list-style: none; & > li + li { border-top: 1px solid var(--border); }`;
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-height: 56px;
  padding: 8px 0;
`;
const Name = styled.span`
  display: flex;
  flex: 1 1 160px;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
  & > b { font-size: 13.5px; line-height: 19px; font-weight: 640; }
`;
const Track = styled.span`
  flex: none;
  width: 72px;
  height: 6px;
  border-radius: 3px;
  background: var(--surface-sunken);
  overflow: hidden;
  & > i { display: block; height: 100%; border-radius: 3px; }
  @container goals-panel (max-width: 559.98px) { display: none; }
`;
const End = styled.span`display: flex; flex: none; gap: 10px; align-items: center; margin-left: auto;`;

export interface GoalsPanelProps {
  /** Null: that module is not for the viewer. */
  goals: { all: readonly Goal[]; shown: readonly Goal[] } | null;
  reached: readonly Reached[] | null;
  /** Adds, marks and changes are absent. */
  isDisabled: boolean;
  /** Opens the form of a goal; null: a new one. */
  onEdit(goal: Goal | null, kind: 'goal' | 'traction'): void;
  onEditRecord(record: TractionFieldsFragment): void;
  onAchieve(goal: Goal): void;
  renderMenu(goal: Goal): ReactNode;
  onShow(goal: Goal, showOnMarketPlan: boolean): void;
}

/** Goals that the market plan shows, and what was reached. */
export function GoalsPanel({ goals, reached, isDisabled, onEdit, onEditRecord, onAchieve, renderMenu, onShow }: GoalsPanelProps) {
  const { timeline } = usePlan();
  const [isChoosing, setChoosing] = useState(false);
  const ids = useId();
  const canAdd = timeline.canEdit && !isDisabled;
  return (
    <div style={{ container: 'goals-panel / inline-size' }}>
      <Columns>
        {goals === null ? null : isChoosing && !isDisabled ? (
          <Column aria-label="Show on Market Plan">
            <ChooseGoals goals={goals.all} onShow={onShow} onDone={() => setChoosing(false)} />
          </Column>
        ) : (
          <Column aria-labelledby={`${ids}-goals`}>
            <Head>
              <Segment solid={goals.shown.length > 0} />
              <h3 id={`${ids}-goals`}>Market goals <span>{goals.shown.length}</span></h3>
              {canAdd ? (
                <div>
                  <Button size="sm" variant="ghost" icon={ListChecksIcon} onClick={() => setChoosing(true)}>Show on Market Plan</Button>
                  <Button size="sm" icon={PlusIcon} onClick={() => onEdit(null, 'goal')}>Add goal</Button>
                </div>
              ) : null}
            </Head>
            {goals.shown.length === 0 ? <Text as="p" size="dense" tone="2">{noGoals(goals.all.length)}</Text> : (
              <Rows aria-label="Market goals">
                {goals.shown.map((goal) => (
                  <GoalRow key={goal.id} goal={goal} isDisabled={isDisabled} onAchieve={onAchieve} menu={renderMenu(goal)} />
                ))}
              </Rows>
            )}
          </Column>
        )}
        {reached === null ? null : (
          <Column aria-labelledby={`${ids}-traction`}>
            <Head>
              <Segment solid={reached.length > 0} />
              <h3 id={`${ids}-traction`}>Traction <span>{reached.length}</span></h3>
              {canAdd ? <div><Button size="sm" icon={PlusIcon} onClick={() => onEdit(null, 'traction')}>Add traction</Button></div> : null}
            </Head>
            {reached.length === 0 ? <Text as="p" size="dense" tone="2">Nothing yet. A goal that is achieved stands here.</Text> : (
              <Rows aria-label="Traction">
                {reached.map((each) => (
                  <ReachedRow
                    key={each.id} reached={each}
                    menu={isDisabled ? null : 'goal' in each ? renderMenu(
                      each.goal,
                    ) : timeline.canEdit ? <RecordMenu record={each.record} onEdit={onEditRecord} /> : null}
                  />
                ))}
              </Rows>
            )}
          </Column>
        )}
      </Columns>
    </div>
  );
}

const noGoals = (all: number) => (
  all === 0 ? 'No goals with a day yet. The first one makes this module done.' : 'None of your goals is shown on the market plan.'
);

interface GoalRowProps {
  goal: Goal;
  isDisabled: boolean;
  onAchieve(goal: Goal): void;
  menu: ReactNode;
}

function GoalRow({ goal, isDisabled, onAchieve, menu }: GoalRowProps) {
  const { today, scenarios, colorOf, canWrite } = usePlan();
  const words = goalWords({ ...goal, checkInValue: null }, scenarios, today);
  const share = goal.metricType === 'text' ? null : goalShare(goal, goal.checkInValue ?? '0');
  const mayWrite = canWrite(goal) && !isDisabled;
  return (
    <Row>
      <Diamond $color={colorOf(goal)} />
      <Name><b>{goal.title}</b><Text size="small" tone="3">{aimWords(goal)}</Text></Name>
      {share === null
        ? null
        : <Track aria-hidden="true"><i style={{ width: `${share * 100}%`, background: `var(--${colorOf(goal)})` }} /></Track>}
      <End>
        <Meta $tone={words.tone} style={{ fontSize: 12.5, lineHeight: '18px' }}>
          <span aria-hidden="true">{goal.date === null ? words.text : words.tone === 'future' ? formatDate(goal.date) : words.text}</span>
          <VisuallyHidden>{words.spoken}</VisuallyHidden>
        </Meta>
        {mayWrite ? (
          <Button size="sm" icon={CheckIcon} aria-label={`Mark ${goal.title} as achieved`} onClick={() => onAchieve(goal)}>
            Mark as achieved
          </Button>
        ) : null}
        {mayWrite ? menu : null}
      </End>
    </Row>
  );
}

function ReachedRow({ reached, menu }: { reached: Reached; menu: ReactNode }) {
  const { colorOf, canWrite } = usePlan();
  const color = 'goal' in reached ? colorOf(reached.goal) : 'cat-1';
  const mayWrite = !('goal' in reached) || canWrite(reached.goal);
  return (
    <Row>
      <Diamond $color={color} $solid />
      <Name><b>{reached.title}</b><Text size="small" tone="3">{reached.words}</Text></Name>
      <End>
        {reached.date === null ? null : <Text size="small" tone="3">Achieved {formatDate(reached.date)}</Text>}
        {mayWrite ? menu : null}
      </End>
    </Row>
  );
}

interface RecordMenuProps { record: TractionFieldsFragment; onEdit(record: TractionFieldsFragment): void }

function RecordMenu({ record, onEdit }: RecordMenuProps) {
  const { remove } = useRecordCommands();
  return (
    <Menu
      label={`Actions for ${record.title}`} trigger={<IconButton size="sm" icon={EllipsisIcon} label={`Actions for ${record.title}`} />}
      items={[
        { key: 'open', label: 'Open', icon: PanelRightIcon, shortcut: 'Enter', onSelect: () => onEdit(record) }, 'line',
        { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: () => remove(record) },
      ]}
    />
  );
}
