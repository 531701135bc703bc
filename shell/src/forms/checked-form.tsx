import { Form, useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { Banner, Button, type ButtonProps } from '@heartwood/shared-ui';
import { ApiError, sentenceOf } from './api-error';

/** A form whose first faulty field gets the focus when it was sent in vain, or begins with what a later step was told about it. */
export function CheckedForm({ children, label }: { children: ReactNode; label: string }) {
  const { submitCount, isSubmitting, errors } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const hasErrors = Object.keys(errors).length > 0;
  const answered = useRef(hasErrors ? -1 : 0);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    const faulty = hasErrors ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    faulty?.focus();
    // A field that had the focus already, and was scrolled away from, does not come back by itself.
    faulty?.scrollIntoView({ block: 'nearest' });
  }, [submitCount, isSubmitting, hasErrors]);
  return <Form ref={form} noValidate aria-label={label}>{children}</Form>;
}

/** The error that belongs to no single field. */
export function FormError() {
  const { status } = useFormikContext();
  return typeof status === 'string' ? <Banner tone="danger">{status}</Banner> : null;
}

/** The form's primary button; busy while the form is being sent. */
export function SubmitButton({ children, ...rest }: Omit<ButtonProps, 'type' | 'busy' | 'variant'>) {
  const { isSubmitting } = useFormikContext();
  return (
    // The press must not blur the field first: its error would move the button away from under the pointer.
    <Button {...rest} type="submit" variant="primary" busy={isSubmitting} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </Button>
  );
}

/** Puts a failed call's sentence where it belongs: under its field, or above the button. */
export function showFailure<Values extends object>(error: unknown, values: Values, helpers: FormikHelpers<Values>): void {
  if (error instanceof ApiError && error.field !== null && error.field in values) {
    helpers.setFieldTouched(error.field, true, false).catch(() => undefined);
    helpers.setFieldError(error.field, error.message);
    return;
  }
  helpers.setStatus(sentenceOf(error));
}

/** A form's `onSubmit`: what the last attempt was told is taken back, and what this one throws is shown where it belongs. */
export function submitWith<Values extends object>(work: (values: Values, helpers: FormikHelpers<Values>) => Promise<void> | void) {
  return async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    helpers.setStatus(undefined);
    try {
      await work(values, helpers);
    } catch (error) {
      showFailure(error, values, helpers);
    }
  };
}
