import { useFieldError } from '@heartwood/client-kit/forms';
import { Field, SearchSelect } from '@heartwood/shared-ui';
import { useField } from 'formik';
import { ScenarioDot } from '../timeline/look';
import { usePlan } from '../timeline/plan-context';
import { BASE_PLAN, BASE_PLAN_COLOR } from '../timeline/timeline';

/** The scenario of a goal or phase; locked while the company's plan does not open scenarios. */
export function ScenarioField() {
  const { timeline: { canEditScenarios }, scenarios } = usePlan();
  const [{ value }, , { setValue }] = useField<string | null>('scenarioId');
  return (
    <Field
      label="Scenario" optional error={useFieldError('scenarioId')}
      {...(!canEditScenarios && { hint: 'Scenarios are locked by your plan.' })}
    >
      <SearchSelect
        value={value !== null && scenarios.has(value) ? value : BASE_PLAN} disabled={!canEditScenarios} searchPlaceholder="Search scenarios"
        options={[
          { value: BASE_PLAN, label: 'Base plan', lead: <ScenarioDot $color={BASE_PLAN_COLOR} $isBase /> },
          ...[...scenarios.values()].map(
            ({ id, title, color }) => ({ value: id, label: title, lead: <ScenarioDot $color={color} $isBase={false} /> }),
          ),
        ]}
        onChange={(next) => void setValue(next === BASE_PLAN ? null : next)}
      />
    </Field>
  );
}
