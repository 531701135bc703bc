import { Button, Column, Field, Popover } from '@heartwood/shared-ui';
import { DatePicker } from '@heartwood/shared-ui/dates';
import { useState, type ReactElement } from 'react';
import { addDays } from '../../timeline/days';
import { usePlan } from '../../timeline/plan-context';

const CHOICES = [['7 days ago', 7], ['30 days ago', 30], ['90 days ago', 90]] as const;

export interface ComparePopoverProps {
  trigger: ReactElement;
  since: string | null;
  onChoose(since: string | null): void;
}

/** The day whose plan is shown behind this one. Fetched when its button is pressed, and open at once. */
export function ComparePopover({ trigger, since, onChoose }: ComparePopoverProps) {
  const { today } = usePlan();
  const [isOpen, setOpen] = useState(true);
  const choose = (day: string | null) => {
    onChoose(day);
    setOpen(false);
  };
  return (
    <Popover open={isOpen} onOpenChange={setOpen} label="Compare with…" align="end" width={220} trigger={trigger}>
      <Column style={{ gap: 4, padding: 10 }}>
        {CHOICES.map(([label, days]) => {
          const day = addDays(today, -days);
          return <Button key={days} size="sm" variant="ghost" aria-pressed={day === since} onClick={() => choose(day)}>{label}</Button>;
        })}
        <Field label="A day"><DatePicker label="Compare with" value={since} max={addDays(today, -1)} onChange={choose} /></Field>
        {since === null ? null : <Button size="sm" variant="ghost" onClick={() => choose(null)}>Stop comparing</Button>}
      </Column>
    </Popover>
  );
}
