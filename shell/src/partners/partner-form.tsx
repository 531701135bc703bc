import type { ApiError } from '@heartwood/client-kit/commands';
import {
  CheckedForm, checkWith, FormError, FormFields, SubmitButton, submitWith, TextField, useFieldError,
} from '@heartwood/client-kit/forms';
import { Formik, useField } from 'formik';
import { Button, Field, Row, Textarea } from '@heartwood/shared-ui';

const check = checkWith(() => import('./partner-form.schema'));

export interface PartnerValues { name: string; origins: string }

export interface PartnerFormProps {
  label: string;
  initial: PartnerValues;
  action: string;
  onSave(values: PartnerValues): Promise<ApiError | null>;
  onCancel(): void;
}

/** Name and allowed origins of a partner. */
export function PartnerForm({ label, initial, action, onSave, onCancel }: PartnerFormProps) {
  return (
    <Formik
      initialValues={initial}
      validate={check}
      validateOnChange={false}
      onSubmit={submitWith(async (values) => {
        const failure = await onSave(values);
        if (failure) throw failure;
      })}
    >
      <CheckedForm label={label}>
        <FormFields>
          <TextField name="name" label="Name" />
          <OriginsField />
          <FormError />
          <Row gap={2}>
            <SubmitButton>{action}</SubmitButton>
            <Button variant="ghost" onClick={onCancel}>Cancel</Button>
          </Row>
        </FormFields>
      </CheckedForm>
    </Formik>
  );
}

function OriginsField() {
  const [field] = useField<string>('origins');
  const error = useFieldError('origins');
  return (
    <Field label="Allowed origins" hint="One a line, https. Messaging shows on these sites alone." error={error}>
      <Textarea {...field} rows={3} placeholder="https://shop.example" spellCheck={false} />
    </Field>
  );
}
