import { dayCount, daysBetween } from '@heartwood/contract/domain';
import { Button, Field, Modal, Text } from '@heartwood/shared-ui';
import { DatePicker } from '@heartwood/shared-ui/dates';
import { useState } from 'react';
import { Pair } from '../../plan-fields/form-look';
import { addDays } from '../../timeline/days';
import type { Phase } from '../../timeline/timeline';

export interface MovePhaseDialogProps {
  phase: Phase;
  onClose(): void;
  onMove(from: string, to: string): void;
}

/** Gives a phase other days without dragging: its first day takes the last along, the last one alone makes it longer or shorter. */
export function MovePhaseDialog({ phase, onClose, onMove }: MovePhaseDialogProps) {
  const [days, setDays] = useState<{ from: string | null; to: string | null }>(phase);
  const { from, to } = days;
  const isInOrder = from !== null && to !== null && from <= to;
  const isSame = from === phase.from && to === phase.to;
  const begin = (day: string | null) => (
    setDays(day === null || !isInOrder ? { from: day, to } : { from: day, to: addDays(to, daysBetween(from, day)) })
  );
  const move = () => {
    if (!isInOrder) return;
    onMove(from, to);
    onClose();
  };
  return (
    <Modal
      open onClose={onClose} title={`Move ${phase.title}`}
      footer={<>
        <Button variant="ghost" onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={!isInOrder || isSame} onClick={move}>Move</Button>
      </>}
    >
      <Pair>
        <Field label="From" required error={from === null ? 'From is required' : undefined}>
          <DatePicker label="From" value={from} onChange={begin} />
        </Field>
        <Field
          label="To" required error={to === null ? 'To is required' : from !== null && !isInOrder ? 'To must be after From' : undefined}
        >
          <DatePicker label="To" value={to} onChange={(day) => setDays({ from, to: day })} />
        </Field>
      </Pair>
      <Text as="p" size="small" tone="3" aria-live="polite" style={{ marginTop: 10 }}>
        {isInOrder ? `${dayCount(daysBetween(from, to) + 1)} long` : null}
      </Text>
    </Modal>
  );
}
