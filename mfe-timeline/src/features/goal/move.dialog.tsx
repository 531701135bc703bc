import { dayCount, daysBetween } from '@heartwood/contract/domain';
import { Button, Field, Modal } from '@heartwood/shared-ui';
import { DatePicker } from '@heartwood/shared-ui/dates';
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
          <Button variant="primary" disabled={day === null || day === goal.date} onClick={move}>{days ? `Move ${dayCount(days)}` : 'Move'}</Button>
        </>
      )}
    >
      <Field label={`Move ${goal.title} to`}><DatePicker label="New date" value={day} onChange={setDay} /></Field>
    </Modal>
  );
}
