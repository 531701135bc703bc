import { DayField, TextField, useFieldError } from '@heartwood/client-kit/forms';
import { hasMetricName, LIMITS, needsMetricName } from '@heartwood/contract/domain';
import { Checkbox, Field, SearchSelect } from '@heartwood/shared-ui';
import { useField, useFormikContext } from 'formik';
import { CategoryField } from '../../plan-fields/category-field';
import { ColorPicker } from '../../plan-fields/color-picker';
import { Fields, Pair, WidePair } from '../../plan-fields/form-look';
import { MetricTypeField, MetricValueField } from '../../plan-fields/metric-fields';
import { ScenarioField } from '../../plan-fields/scenario-field';
import { Diamond } from '../../timeline/look';
import { slipWords } from '../../timeline/pace-words';
import { usePlan } from '../../timeline/plan-context';
import type { GoalValues } from './goal-values';

const NONE = '';

/** The fields of a goal, in the order of the specification. */
export function GoalFields({ id, plannedDate = null }: { id: string; plannedDate?: string | null }) {
  const { today } = usePlan();
  const { values, setValues } = useFormikContext<GoalValues>();
  const { metricType } = values;
  return (
    <Fields>
      <TextField name="title" label="Title" required most={LIMITS.rowName.max} autoComplete="off" />
      <MetricTypeField
        value={metricType}
        // Another type clears the value (spec section 5).
        onChange={(next) => void setValues({ ...values, metricType: next, milestoneValue: '', metricName: '' })}
      />
      <Pair>
        <MetricValueField name="milestoneValue" type={metricType} />
        {hasMetricName(metricType) ? (
          <TextField
            name="metricName" label={needsMetricName(metricType) ? 'Name of value' : 'Name of value (optional)'}
            required={needsMetricName(metricType)}
            most={LIMITS.rowWord.max} autoComplete="off"
          />
        ) : null}
      </Pair>
      <Pair>
        <DayField
          name="date" label="Due date" required={!values.isUndated} hint={slipWords(plannedDate, values.date, today) ?? undefined}
        />
        <CategoryField />
      </Pair>
      {values.status === 'ACHIEVED' ? <DayField name="dateAchieved" label="Achieved date" max={today} required /> : null}
      <WidePair>
        <ScenarioField />
        <RelatedField id={id} />
      </WidePair>
      <GoalColor />
      <TextField name="description" label="Description" optional lines={3} most={LIMITS.rowText.max} />
      <ShowField />
    </Fields>
  );
}

/** The goal that it follows, whose colour it takes; never itself. */
function RelatedField({ id }: { id: string }) {
  const { timeline: { milestones }, goals, colorOf } = usePlan();
  const { values, setValues } = useFormikContext<GoalValues>();
  const value = values.relatedGoalId !== null && goals.has(values.relatedGoalId) ? values.relatedGoalId : NONE;
  return (
    <Field label="Related goal" optional error={useFieldError('relatedGoalId')}>
      <SearchSelect
        value={value} searchPlaceholder="Search goals"
        options={[
          { value: NONE, label: 'None' },
          ...milestones.filter((goal) => goal.id !== id).map((goal) => ({
            value: goal.id, label: goal.title, lead: <Diamond $color={colorOf(goal)} $solid={goal.status === 'ACHIEVED'} />,
          })),
        ]}
        onChange={(next) => {
          const related = goals.get(next);
          void setValues({
            ...values, relatedGoalId: related?.id ?? null, color: related ? related.color ?? colorOf(related) : values.color,
          });
        }}
      />
    </Field>
  );
}

function GoalColor() {
  const { goals, colorOf } = usePlan();
  const { values } = useFormikContext<GoalValues>();
  const [, , { setValue }] = useField<string | null>('color');
  const isLocked = values.relatedGoalId !== null && goals.has(values.relatedGoalId);
  return (
    <ColorPicker
      // Until one is chosen it is drawn in that of its category.
      value={colorOf(values)} onChange={(color) => void setValue(color)}
      locked={isLocked ? 'Follows the related goal. Remove it to choose a colour.' : undefined}
    />
  );
}

function ShowField() {
  const [{ value }, , { setValue }] = useField<boolean>('showOnMarketPlan');
  return <Checkbox checked={value} onChange={(checked) => void setValue(checked)}>Show on Market Plan?</Checkbox>;
}
