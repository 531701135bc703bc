import { Button, Field, Modal, Text } from '@heartwood/shared-ui';
import { DatePicker, formatDate } from '@heartwood/shared-ui/dates';
import { useState } from 'react';
import { Diamond } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';

export interface AchieveDialogProps {
  goal: Goal;
  onClose(): void;
  /** The day it was reached; today is the latest. */
  onSave(day: string): void;
}

/** Asks for the day on which a goal was reached (spec section 4: no saving without one). */
export function AchieveDialog({ goal, onClose, onSave }: AchieveDialogProps) {
  const { today, colorOf } = usePlan();
  const [day, setDay] = useState<string | null>(null);
  const save = () => {
    if (day === null) return;
    onSave(day);
    onClose();
  };
  return (
    <Modal
      open onClose={onClose} title="Mark as achieved"
      footer={<>
        <Button variant="ghost" onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={day === null} onClick={save}>Save</Button>
      </>}
    >
      <Text as="p" size="dense" style={{ display: 'flex', gap: 10, alignItems: 'center', marginBottom: 14 }}>
        <Diamond $color={colorOf(goal)} /><b>{goal.title}</b>{goal.date === null ? null : <span>due {formatDate(goal.date)}</span>}
      </Text>
      <Field label="Achieved date" hint="Today or earlier. Save opens when a day is chosen.">
        <DatePicker label="Achieved date" placeholder="Choose a day" value={day} onChange={setDay} max={today} />
      </Field>
    </Modal>
  );
}
