import { dayCount, daysBetween } from '@heartwood/contract/domain';
import { Button, Modal, Text } from '@heartwood/shared-ui';
import { DayGrid, formatDate } from '@heartwood/shared-ui/dates';
import { useState } from 'react';
import type { Goal } from '../../timeline/timeline';

export interface MoveDialogProps {
  goal: Goal;
  onClose(): void;
  onMove(day: string): void;
}

/** Gives a goal another day without dragging. */
export function MoveDialog({ goal, onClose, onMove }: MoveDialogProps) {
  const [day, setDay] = useState(goal.date);
  const days = goal.date === null || day === null ? null : Math.abs(daysBetween(goal.date, day));
  const move = () => {
    if (day === null) return;
    onMove(day);
    onClose();
  };
  return (
    <Modal
      open onClose={onClose} title={`Move ${goal.title}`}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={day === null || day === goal.date} onClick={move}>
            {days ? `Move ${dayCount(days)}` : 'Move'}
          </Button>
        </>
      )}
    >
      <Text as="p" size="dense" aria-live="polite" style={{ marginBottom: 10 }}>
        {goal.date === null
          ? 'No date yet'
          : formatDate(goal.date)}{day === null || day === goal.date ? null : <> → <b>{formatDate(day)}</b></>}
      </Text>
      <DayGrid label="New date" value={day} onChange={setDay} />
    </Modal>
  );
}
