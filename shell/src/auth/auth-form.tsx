import { CheckedForm, FormError, SubmitButton, submitWith } from '@heartwood/client-kit/forms';
import { Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { Press, Stack } from './auth-copy';

interface AuthFormProps<Values extends FormikValues> {
  /** Its name, for those who hear it. */
  label: string;
  initialValues: Values;
  check: (values: Values) => Promise<Partial<Record<string, string>>>;
  onSubmit: (values: Values) => Promise<void>;
  /** What the button says. */
  submit: string;
  /** False where leaving a field half filled is no mistake yet. */
  checksOnBlur?: boolean;
  /** Above the button and below it. */
  news?: ReactNode;
  otherwise?: ReactNode;
  children: ReactNode;
}

/** One of the ways in: its fields, what the server said, and one large button. */
export function AuthForm<Values extends FormikValues>({
  label, initialValues, check, onSubmit, submit, checksOnBlur = true, news, otherwise, children,
}: AuthFormProps<Values>) {
  return (
    <Formik
      initialValues={initialValues} validate={check} validateOnChange={false} validateOnBlur={checksOnBlur} onSubmit={submitWith(onSubmit)}
    >
      <CheckedForm label={label}>
        <Stack>{children}</Stack>
        <Press>
          <FormError />
          {news}
          <SubmitButton size="lg" block>{submit}</SubmitButton>
          {otherwise}
        </Press>
      </CheckedForm>
    </Formik>
  );
}
