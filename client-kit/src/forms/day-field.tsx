import { Field } from '@heartwood/shared-ui';
import { DatePicker } from '@heartwood/shared-ui/dates';
import { useField } from 'formik';
import { useFieldError } from './checked-form';

export interface DayFieldProps {
  name: string;
  label: string;
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean;
  hint?: string | undefined;
}

/** A day of a form, `YYYY-MM-DD`. */
export function DayField({ name, label, min, max, required = false, hint }: DayFieldProps) {
  const [{ value }, , { setValue, setTouched }] = useField<string | null>(name);
  return (
    <Field label={label} required={required} error={useFieldError(name)} hint={hint}>
      <DatePicker
        label={label} value={value} onChange={(day) => void setValue(day)} onBlur={() => void setTouched(true, false)}
        {...(min !== undefined && { min })} {...(max !== undefined && { max })}
      />
    </Field>
  );
}
