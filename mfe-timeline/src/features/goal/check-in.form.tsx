import { CheckedForm, checkWith, DayField, FormError, KeepValues, submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { useTabDraft } from '@heartwood/client-kit/drafts';
import { useCompany } from '@heartwood/client-kit/company';
import { AT_RISK_DAYS, GOAL_PACES, LIMITS, paceOf, shortGoalDay, type GoalPace } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Row, Text, VisuallyHidden } from '@heartwood/shared-ui';
import { Formik, useField } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { Fields, Pair } from '../../plan-fields/form-look';
import { draftName, keptText, readValues } from '../../plan-fields/kept-values';
import { sentValue, writtenValue } from '../../plan-fields/metric-value';
import { Restored } from '../../plan-fields/restored';
import { longDay } from '../../timeline/long-day';
import { PACE_LABELS, PACE_TONES } from '../../timeline/pace-words';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import type { CheckInValues } from './check-in.schema';
import type { CheckInCommands } from './use-check-in-commands';
import type { CheckIn } from './use-goal-detail';

const BY_FORECAST = '';

const Paces = styled.div`display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6px;`;
const PaceCard = styled.button<{ $ink: string }>`
  display: grid;
  gap: 2px;
  align-content: start;
  padding: 9px 10px;
  border: 1px solid var(--border-control);
  border-radius: var(--r-2);
  background: none;
  color: var(--text-2);
  font: inherit;
  font-size: 12px;
  line-height: 16px;
  text-align: left;
  cursor: pointer;
  & > b { font-size: 13px; line-height: 18px; font-weight: var(--fw-semi); }
  &:hover { background: var(--surface-hover); }
  &[aria-pressed='true'] { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text), inset 5px 0 0 ${({ $ink }) => (
    `var(--${$ink})`
  )}; }
  &[aria-pressed='true'] > b { color: ${({ $ink }) => `var(--${$ink}-text)`}; }
`;

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
export function CheckInForm(props: CheckInFormProps) {
  const { companyId } = useCompany();
  const draft = useTabDraft(draftName('check-in', companyId, props.checkIn?.id ?? props.goal.id));
  return draft === null ? null : <CheckInFields {...props} draft={draft} />;
}

function CheckInFields({ goal, checkIn, commands, form, onSaved, onCancel, draft }: CheckInFormProps & { draft: string }) {
  const shell = useShell();
  const { today } = usePlan();
  // The same until it is saved: a check-in that is sent twice is made once.
  const [newId] = useState(() => crypto.randomUUID());
  const [initial] = useState((): CheckInValues => ({
    metricType: goal.metricType, value: writtenValue(goal.metricType, checkIn?.value ?? ''), date: checkIn?.date ?? today,
    note: checkIn?.note ?? '', pace: checkIn?.pace ?? BY_FORECAST,
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
              <Row justify="between">
                <Text size="dense"><b>{label}</b></Text>
                <Button size="sm" variant="ghost" onClick={onCancel}>Cancel</Button>
              </Row>
            ) : null}
            <PaceField goal={goal} />
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

/** What the forecast says of the pace, or what somebody thinks against it, which holds until the next check-in. */
function PaceField({ goal }: { goal: Goal }) {
  const { today } = usePlan();
  const [{ value }, , { setValue }] = useField<CheckInValues['pace']>('pace');
  const forecast = paceOf({ ...goal, chosenPace: null }, today);
  const shown = value === BY_FORECAST ? forecast : value;
  // Who takes back what was chosen, or chooses what the forecast says, leaves it to the forecast.
  const choose = (pace: GoalPace) => void setValue(pace === value || pace === forecast ? BY_FORECAST : pace);
  return (
    <Paces role="group" aria-label="Status">
      {GOAL_PACES.map((pace) => (
        <PaceCard key={pace} type="button" $ink={PACE_TONES[pace]} aria-pressed={pace === shown} onClick={() => choose(pace)}>
          <b>{PACE_LABELS[pace]}</b>
          <span>{meaningOf(pace, goal, today)}{pace === forecast ? <VisuallyHidden>, by forecast</VisuallyHidden> : null}</span>
        </PaceCard>
      ))}
    </Paces>
  );
}

function meaningOf(pace: GoalPace, { date }: Goal, today: string): string {
  if (pace === 'AT_RISK') return `Up to ${AT_RISK_DAYS} days late`;
  if (pace === 'LATE') return 'Later, or past due';
  return date === null ? 'Forecast in time' : `Forecast by ${shortGoalDay(date, today)}`;
}
