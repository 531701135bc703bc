import { useCompany } from '@heartwood/client-kit/company';
import { useTabDraft } from '@heartwood/client-kit/drafts';
import { CheckedForm, checkWith, FormError, KeepValues, submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { LIMITS, type MetricType } from '@heartwood/contract/domain';
import { Button, Drawer, Field, Segmented, Trash2Icon } from '@heartwood/shared-ui';
import { Formik, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import type { TractionFieldsFragment } from '../../generated/graphql';
import { FootEnd, Fields } from '../../plan-fields/form-look';
import { draftName, keptText, readForm } from '../../plan-fields/kept-values';
import { Merging, type FieldWords } from '../../plan-fields/merging';
import { Restored } from '../../plan-fields/restored';
import { useMergedForm } from '../../plan-fields/use-merged-form';
import { Diamond } from '../../timeline/look';
import { inputOf, valuesOf, type TractionValues } from './traction-values';
import { useRecordCommands } from './use-record-commands';

const check = checkWith<TractionValues>(() => import('./traction.schema'));
const TYPES = [{ value: 'text', label: 'Text' }, { value: 'number', label: 'Number' }, { value: 'percentage', label: 'Percentage' }] as const;

const FIELDS: FieldWords<TractionValues> = {
  title: { label: 'Title' }, metricType: { label: 'Metric type', words: (type) => TYPES.find(({ value }) => value === type)?.label ?? '' },
  tractionValue: { label: 'Value' }, description: { label: 'Description' },
};

interface TractionDrawerProps { record: TractionFieldsFragment; onClose(): void }

/** A record of traction with all that can be written of it; what is typed stays on the device until it is sent. */
export function TractionDrawer(props: TractionDrawerProps) {
  const { companyId } = useCompany();
  const draft = useTabDraft(draftName('traction', companyId, props.record.id));
  return draft === null ? null : <TractionForm {...props} draft={draft} />;
}

function TractionForm({ record, onClose, draft }: TractionDrawerProps & { draft: string }) {
  const shell = useShell();
  const commands = useRecordCommands();
  const form = useId();
  const [kept] = useState(() => readForm(shell.drafts, draft, valuesOf(record)));
  const { begun, values: first, isAsking, asked, isAsked, settle, parts } = useMergedForm({ row: record, valuesOf: (row) => valuesOf(row ?? record), kept });
  const { base, initial } = begun;
  const finish = () => {
    shell.drafts.set(draft, null);
    onClose();
  };
  const save = submitWith(async (values: TractionValues, helpers) => {
    const result = await commands.save(inputOf(base ?? record, values), Object.keys(values));
    if (isAsked(result, values, helpers)) return;
    throwRefusal(result);
    if (result.ok) finish();
  });
  const remove = () => {
    commands.remove(record);
    finish();
  };
  return (
    <Formik initialValues={first} validate={check} validateOnMount onSubmit={save}>
      {({ isValid, isSubmitting, resetForm }) => (
        <Drawer
          open title="Edit traction" lead={<Diamond $color="cat-1" $solid />} onClose={onClose}
          footer={(
            <>
              <Button variant="ghost" icon={Trash2Icon} style={{ color: 'var(--danger-text)' }} onClick={remove}>Delete</Button>
              <FootEnd><Button variant="primary" type="submit" form={form} busy={isSubmitting} disabled={!isValid || isAsking}>Submit</Button></FootEnd>
            </>
          )}
        >
          <CheckedForm id={form} label={`Edit ${record.title}`}>
            <Merging what="traction" parts={parts} fields={FIELDS} />
            <KeepValues<TractionValues> onChange={(values) => shell.drafts.set(draft, keptText(values, initial, { asked }))} />
            {kept ? <Restored onDiscard={() => { settle(); resetForm({ values: initial }); }} /> : null}
            <TractionFields />
            <FormError />
          </CheckedForm>
        </Drawer>
      )}
    </Formik>
  );
}

function TractionFields() {
  const { values, setValues } = useFormikContext<TractionValues>();
  const { metricType } = values;
  const isText = metricType === 'text';
  return (
    <Fields>
      <TextField name="title" label="Title" required most={LIMITS.rowName.max} autoComplete="off" />
      <Field label="Metric type" group>
        <Segmented
          block label="Metric type" options={TYPES} value={metricType}
          // Another type clears the value (spec section 5).
          onChange={(next: MetricType) => void setValues({ ...values, metricType: next, tractionValue: '' })}
        />
      </Field>
      <TextField
        key={metricType} name="tractionValue" label="Value" required
        {...(isText ? { lines: 2, most: LIMITS.rowText.max } : { inputMode: 'decimal', autoComplete: 'off' })}
        {...(metricType === 'percentage' && { suffix: '%' })}
      />
      <TextField name="description" label="Description" optional lines={3} placeholder="What proves it?" most={LIMITS.rowText.max} />
    </Fields>
  );
}
