import { checkWith, FormError, TextField } from '@heartwood/client-kit/forms';
import { LIMITS } from '@heartwood/contract/domain';
import { useFormikContext } from 'formik';
import type { TractionFieldsFragment } from '../../generated/graphql';
import { Fields } from '../../plan-fields/form-look';
import type { FieldWords } from '../../plan-fields/merging';
import { MetricTypeField, MetricValueField } from '../../plan-fields/metric-fields';
import { METRIC_LABELS } from '../../plan-fields/metric-labels';
import { Kept, RowDrawer } from '../../plan-fields/row-drawer';
import { useRowForm } from '../../plan-fields/use-row-form';
import { Diamond } from '../../timeline/look';
import { inputOf, valuesOf, type TractionValues } from './traction-values';
import { useRecordCommands } from './use-record-commands';

const check = checkWith<TractionValues>(() => import('./traction.schema'));

const FIELDS: FieldWords<TractionValues> = {
  title: { label: 'Title' }, metricType: { label: 'Metric type', words: (type) => METRIC_LABELS[type] },
  tractionValue: { label: 'Value' }, description: { label: 'Description' },
};

interface TractionDrawerProps { record: TractionFieldsFragment; onClose(): void }

/** A record of traction with all that can be written of it. */
export function TractionDrawer(props: TractionDrawerProps) {
  return <Kept kind="traction" id={props.record.id}>{(draft) => <TractionForm {...props} draft={draft} />}</Kept>;
}

function TractionForm({ record, onClose, draft }: TractionDrawerProps & { draft: string }) {
  const commands = useRecordCommands();
  const form = useRowForm<TractionFieldsFragment, TractionValues>({
    row: record, valuesOf: (row) => valuesOf(row ?? record), draft, onClose,
    send: (values, _id, base) => commands.save(inputOf(base ?? record, values), Object.keys(values)),
  });
  const remove = () => {
    commands.remove(record);
    form.leave();
  };
  return (
    <RowDrawer
      form={form} check={check} what="traction" fields={FIELDS} title="Edit traction" label={`Edit ${record.title}`}
      lead={<Diamond $color="cat-1" $solid />} onDelete={remove} onClose={onClose}
    >
      <TractionFields />
      <FormError />
    </RowDrawer>
  );
}

function TractionFields() {
  const { values, setValues } = useFormikContext<TractionValues>();
  const { metricType } = values;
  return (
    <Fields>
      <TextField name="title" label="Title" required most={LIMITS.rowName.max} autoComplete="off" />
      <MetricTypeField
        value={metricType}
        // Another type clears the value (spec section 5).
        onChange={(next) => void setValues({ ...values, metricType: next, tractionValue: '' })}
      />
      <MetricValueField name="tractionValue" type={metricType} />
      <TextField name="description" label="Description" optional lines={3} placeholder="What proves it?" most={LIMITS.rowText.max} />
    </Fields>
  );
}
