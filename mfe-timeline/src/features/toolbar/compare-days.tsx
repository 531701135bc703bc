import { Button, Column, Field } from '@heartwood/shared-ui';
import { DatePicker } from '@heartwood/shared-ui/dates';
import { addDays } from '../../timeline/days';
import { usePlan } from '../../timeline/plan-context';

const CHOICES = [['7 days ago', 7], ['30 days ago', 30], ['90 days ago', 90]] as const;

export interface CompareDaysProps {
  since: string | null;
  onChoose(since: string | null): void;
}

/** The day whose plan is shown behind this one. */
export function CompareDays({ since, onChoose }: CompareDaysProps) {
  const { today } = usePlan();
  return (
    <Column style={{ gap: 4 }}>
      {CHOICES.map(([label, days]) => {
        const day = addDays(today, -days);
        return <Button key={days} size="sm" variant="ghost" aria-pressed={day === since} onClick={() => onChoose(day)}>{label}</Button>;
      })}
      <Field label="A day"><DatePicker label="Compare with" value={since} max={addDays(today, -1)} onChange={onChoose} /></Field>
      {since === null ? null : <Button size="sm" variant="ghost" onClick={() => onChoose(null)}>Stop comparing</Button>}
    </Column>
  );
}
