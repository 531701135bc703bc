import { CheckedForm, checkWith, FormError, KeepValues, submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { useCompany } from '@heartwood/client-kit/company';
import { GOAL_PACES, LIMITS, type GoalPace } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Field, Row, Segmented, Text } from '@heartwood/shared-ui';
import { Formik, useField } from 'formik';
import { useState } from 'react';
import { DayField } from '../../plan-fields/day-field';
import { Fields, Pair } from '../../plan-fields/form-look';
import { draftName, keptText, readValues } from '../../plan-fields/kept-values';
import { Restored } from '../../plan-fields/restored';
import { longDay } from '../../timeline/long-day';
import { PACE_LABELS } from '../../timeline/pace-words';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import type { CheckInValues } from './check-in.schema';
import { sentValue } from './goal-values';
import type { CheckInCommands } from './use-check-in-commands';
import type { CheckIn } from './use-goal-detail';

const BY_FORECAST = '';
const PACES = [{ value: BY_FORECAST, label: 'By forecast' }, ...GOAL_PACES.map((pace) => ({ value: pace, label: PACE_LABELS[pace] }))] as const;

export interface CheckInFormProps {
  goal: Goal;
  /** Null: a new one. */
  checkIn: CheckIn | null;
  commands: CheckInCommands;
  /** For the button outside of it. */
  form: string;
  onSaved(): void;
  onCancel(): void;
}

/** What was counted on a day; what is typed stays on the device until it is sent. */
export function CheckInForm({ goal, checkIn, commands, form, onSaved, onCancel }: CheckInFormProps) {
  const shell = useShell();
  const { companyId } = useCompany();
  const { today } = usePlan();
  // The same until it is saved: a check-in that is sent twice is made once.
  const [newId] = useState(() => crypto.randomUUID());
  const draft = draftName('check-in', companyId, checkIn?.id ?? goal.id);
  const [initial] = useState((): CheckInValues => ({
    metricType: goal.metricType, value: checkIn?.value ?? '', date: checkIn?.date ?? today, note: checkIn?.note ?? '', pace: checkIn?.pace ?? BY_FORECAST,
  }));
  const [kept] = useState(() => readValues(shell.drafts, draft, initial));
  const [check] = useState(() => checkWith<CheckInValues>(() => import('./check-in.schema')));
  const save = submitWith(async ({ value, date, note, pace }: CheckInValues) => {
    throwRefusal(await commands.save({
      id: checkIn?.id ?? newId, goalId: goal.id, date, value: sentValue(goal.metricType, value), note: note.trim() || null,
      pace: pace === BY_FORECAST ? null : pace as GoalPace,
    }, () => {
      shell.drafts.set(draft, null);
      onSaved();
    }));
  });
  const label = checkIn ? `Check-in of ${longDay(checkIn.date)}` : 'Check in';
  return (
    <Formik initialValues={kept ?? initial} validate={check} onSubmit={save}>
      {({ resetForm }) => (
        <CheckedForm id={form} label={label}>
          <KeepValues<CheckInValues> onChange={(values) => shell.drafts.set(draft, keptText(values, initial))} />
          {kept ? <Restored onDiscard={() => resetForm({ values: initial })} /> : null}
          <Fields>
            {checkIn ? (
              <Row justify="between"><Text size="dense"><b>{label}</b></Text><Button size="sm" variant="ghost" onClick={onCancel}>Cancel</Button></Row>
            ) : null}
            <PaceField />
            <Pair>
              <TextField
                name="value" label={checkIn ? 'Value' : 'Value today'} required inputMode="decimal" autoComplete="off"
                suffix={goal.metricType === 'percentage' ? '%' : goal.metricName}
              />
              <DayField name="date" label="Counted on" max={today} required />
            </Pair>
            <TextField name="note" label="What changed?" optional lines={2} most={LIMITS.rowText.max} />
            <FormError />
          </Fields>
        </CheckedForm>
      )}
    </Formik>
  );
}

/** What somebody thinks of the pace, against the forecast; it holds until the next check-in. */
function PaceField() {
  const [{ value }, , { setValue }] = useField<CheckInValues['pace']>('pace');
  return (
    <Field label="Status" group>
      <Segmented block size="sm" label="Status" options={PACES} value={value} onChange={(next) => void setValue(next)} />
    </Field>
  );
}
