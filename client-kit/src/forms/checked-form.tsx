import { Form, useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Banner, Button, errorOf, formErrorOf, isComposing, type ButtonProps, type Refusal } from '@heartwood/shared-ui';
import { ApiError, sentenceOf, type Failure } from '../commands';

/**
 * A form whose first faulty field gets the focus when it was sent in vain, or begins with what a later step was told about it.
 * @param id for a button outside of it
 */
export function CheckedForm({ children, label, id }: { children: ReactNode; label: string; id?: string }) {
  const context = useFormikContext<object>();
  const { submitCount, isSubmitting, isValidating, values, errors, handleSubmit } = context;
  const form = useRef<HTMLFormElement>(null);
  // The first check waits for its rules: who has gone on writing meanwhile and sends again means what stands there now.
  const isSentAgain = useRef(false);
  const sendAgain = () => {
    if (isSubmitting && isValidating) isSentAgain.current = true;
  };
  const hasErrors = Object.keys(values).some((name) => errorOf(context, name) !== undefined);
  const answered = useRef(hasErrors ? -1 : 0);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    const isKept = isSentAgain.current && Object.keys(errors).length > 0;
    isSentAgain.current = false;
    if (isKept) {
      handleSubmit();
      return;
    }
    const faulty = hasErrors ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    faulty?.focus();
    // A field that had the focus already, and was scrolled away from, does not come back by itself.
    faulty?.scrollIntoView({ block: 'nearest' });
  }, [submitCount, isSubmitting, hasErrors, errors, handleSubmit]);
  return (
    <Form
      ref={form} noValidate {...(id !== undefined && { id })} aria-label={label}
      onKeyDown={(event) => sendsByKey(event) && sendAgain()} onClick={(event) => sendsByPress(event) && sendAgain()}
    >
      {children}
    </Form>
  );
}

/** Enter in a line of the form itself, not of a dialog over it; one that chooses from a list is used up by then. */
const sendsByKey = (event: KeyboardEvent<HTMLFormElement>) => (
  event.key === 'Enter'
    && !event.defaultPrevented && !isComposing(event) && event.target instanceof HTMLInputElement
    && event.target.form === event.currentTarget
);

const sendsByPress = ({ target, currentTarget }: MouseEvent<HTMLFormElement>) => (
  target instanceof Element && target.closest<HTMLButtonElement>('button[type="submit"]')?.form === currentTarget
);

/** What is wrong with a field, by the form's own check or by the server's word. */
export function useFieldError(name: string): string | undefined {
  return errorOf(useFormikContext<object>(), name);
}

/** The error that belongs to no single field. */
export function FormError() {
  const error = formErrorOf(useFormikContext<object>());
  return error === undefined ? null : <Banner tone="danger">{error}</Banner>;
}

/** The form's primary button; busy while the form is being sent. */
export function SubmitButton({ children, variant = 'primary', ...rest }: Omit<ButtonProps, 'type' | 'busy'>) {
  const { isSubmitting } = useFormikContext();
  return (
    // The press must not blur the field first: its error would move the button away from under the pointer.
    <Button {...rest} type="submit" variant={variant} busy={isSubmitting} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </Button>
  );
}

/** Where a failed call's sentence belongs: under its field, or above the button. */
function refusalOf(error: unknown, values: object): Refusal {
  const field = error instanceof ApiError && error.field !== null && error.field in values ? error.field : null;
  return { message: sentenceOf(error), field, values };
}

/** Within `submitWith`: throws what a command said of a field of the form. Of everything else a toast has told. */
export function throwRefusal(result: { ok: true } | ({ ok: false } & Failure)): void {
  if (result.ok || result.field === null) return;
  const { code, message, field } = result;
  throw new ApiError({ status: 422, code, message, field });
}

/** A form's `onSubmit`: what the last attempt was told is taken back, and what this one throws is shown where it belongs. */
export function submitWith<Values extends object>(work: (values: Values, helpers: FormikHelpers<Values>) => Promise<void> | void) {
  return async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    helpers.setStatus(undefined);
    try {
      await work(values, helpers);
    } catch (error) {
      helpers.setStatus(refusalOf(error, values));
    }
  };
}
