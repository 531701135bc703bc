import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Field, Input, PasswordInput, type InputProps } from '@heartwood/shared-ui';
import { useFieldError } from './checked-form';

export interface TextFieldProps extends Omit<InputProps, 'name' | 'value' | 'onChange' | 'onBlur'> {
  name: string;
  label: string;
  aside?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
}

/** One line of a formik form: the error shows under it once the field was left or the form was sent. */
export function TextField({ name, label, aside, hint, optional = false, type, ...input }: TextFieldProps) {
  const [field] = useField<string>(name);
  const error = useFieldError(name);
  const Control = type === 'password' ? PasswordInput : Input;
  return (
    <Field
      label={label}
      optional={optional}
      error={error}
      {...(aside === undefined ? {} : { aside })}
      {...(hint === undefined ? {} : { hint })}
    >
      <Control {...input} {...field} {...(type === undefined || type === 'password' ? {} : { type })} />
    </Field>
  );
}
