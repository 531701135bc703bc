import { dayCount, dayShift, daysBetween, shortGoalDay, type GoalShift } from '@heartwood/contract/domain';
import { Button, Modal, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { Diamond } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  max-height: 280px;
  margin: 12px 0 0;
  padding: 2px;
  overflow: auto;
  list-style: none;
  & > li { display: flex; gap: 10px; align-items: baseline; font-size: var(--fs-dense); line-height: 19px; }
  & > li > span { display: flex; flex: 1; flex-direction: column; min-width: 0; overflow-wrap: anywhere; }
  & small { font-size: 12px; color: var(--text-2); font-variant-numeric: tabular-nums; }
`;

export interface PushDialogProps {
  goal: Goal;
  date: string;
  pushed: readonly GoalShift[];
  /** Those that move with it: all, or none; null moves nothing. */
  onAnswer(moved: readonly GoalShift[] | null): void;
}

/** A goal slips past others that wait for it: they move with it, all or none. */
export function PushDialog({ goal, date, pushed, onAnswer }: PushDialogProps) {
  const { goals, today, colorOf } = usePlan();
  const count = pushed.length === 1 ? '1 goal' : `${pushed.length} goals`;
  const later = goal.date === null ? '' : `, ${dayCount(daysBetween(goal.date, date))} later`;
  return (
    <Modal
      open onClose={() => onAnswer(null)} title={`${goal.title} pushes ${count}`}
      footer={(
        <>
          <Button variant="ghost" onClick={() => onAnswer(null)}>Cancel</Button>
          <Button onClick={() => onAnswer([])}>Move only this goal</Button>
          <Button variant="primary" onClick={() => onAnswer(pushed)}>Move all {pushed.length + 1}</Button>
        </>
      )}
    >
      <Text as="p" size="dense">
        It moves to {shortGoalDay(date, today)}{later}. {pushed.length === 1
          ? 'This goal waits for it and was'
          : 'These goals wait for it and were'} due before that.
      </Text>
      <Rows aria-label="Pushed goals" tabIndex={0}>
        {pushed.map(({ id, from, to }) => {
          const other = goals.get(id);
          return other ? (
            <li key={id}>
              <Diamond $color={colorOf(other)} />
              <span><b>{other.title}</b><small>{shortGoalDay(from, today)} → {shortGoalDay(to, today)}, {dayShift(from, to)}</small></span>
            </li>
          ) : null;
        })}
      </Rows>
    </Modal>
  );
}
