import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Field, Input, limitNote, PasswordInput, Textarea, type InputProps } from '@heartwood/shared-ui';
import { useFieldError } from './checked-form';

export interface TextFieldProps extends Omit<InputProps, 'name' | 'value' | 'onChange' | 'onBlur'> {
  name: string;
  label: string;
  aside?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  required?: boolean;
  /** Longer writing: so many lines are seen at once. */
  lines?: number;
  /** How many characters it may have: said beside the label as soon as they are few. */
  most?: number;
}

/** A text of a formik form: the error shows under it once the field was left or the form was sent. */
export function TextField({ name, label, aside, hint, optional = false, required = false, lines, most, type, ...input }: TextFieldProps) {
  const [field] = useField<string>(name);
  const error = useFieldError(name);
  const left = most === undefined ? undefined : limitNote(field.value.trim().length, most);
  const Control = type === 'password' ? PasswordInput : Input;
  return (
    <Field
      label={label}
      optional={optional}
      required={required}
      error={error}
      {...(left === undefined && aside === undefined ? {} : { aside: left ?? aside })}
      {...(hint === undefined ? {} : { hint })}
    >
      {lines === undefined
        ? <Control {...input} {...field} {...(type === undefined || type === 'password' ? {} : { type })} />
        : <Textarea {...field} rows={lines} autoComplete="off" placeholder={input.placeholder} />}
    </Field>
  );
}
