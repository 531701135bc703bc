import { TextField } from '@heartwood/client-kit/forms';
import { LIMITS, METRIC_TYPES, type MetricType } from '@heartwood/contract/domain';
import { Field, Segmented } from '@heartwood/shared-ui';
import { METRIC_LABELS } from './metric-labels';

const OPTIONS = METRIC_TYPES.map((value) => ({ value, label: METRIC_LABELS[value] }));

export function MetricTypeField({ value, onChange }: { value: MetricType; onChange(next: MetricType): void }) {
  return <Field label="Metric type" group>
    <Segmented block label="Metric type" options={OPTIONS} value={value} onChange={onChange} />
  </Field>;
}

/** Words in lines, a number, or a number with its sign behind it. */
export function MetricValueField({ name, type }: { name: string; type: MetricType }) {
  if (type === 'text') return <TextField key={type} name={name} label="Value" required lines={2} most={LIMITS.rowText.max} />;
  return (
    <TextField
      key={type} name={name} label="Value" required inputMode="decimal" autoComplete="off" {...(type === 'percentage' && { suffix: '%' })}
    />
  );
}
