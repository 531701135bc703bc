/** What the server said of a form that was sent: kept in formik's `status`, out of reach of the form's own checks. */
export interface Refusal {
  /** The sentence for the person. */
  message: string;
  /** The field it is about; null when it belongs to none. */
  field: string | null;
  /** What it was said of. */
  values: object;
}

interface FormState {
  values: object;
  errors: object;
  touched: object;
  initialValues: object;
  /** How often the form was sent. */
  submitCount: number;
  status?: unknown;
}

/**
 * What a field shows under it: what its own check says once it was left or sent, else what the server said of this very value.
 * A field that was only passed through is nobody's mistake yet: it says nothing before the form is sent.
 */
export function errorOf({ values, errors, touched, initialValues, submitCount, status }: FormState, name: string): string | undefined {
  const isPassed = submitCount === 0 && valueOf(values, name) === valueOf(initialValues, name);
  const own = valueOf(touched, name) && !isPassed ? valueOf(errors, name) : undefined;
  if (typeof own === 'string' && own !== '') return own;
  return isRefusal(status) && status.field === name && valueOf(status.values, name) === valueOf(values, name) ? status.message : undefined;
}

/** What the server said of the form as a whole, for as long as nothing in it was changed. */
export function formErrorOf({ values, status }: Pick<FormState, 'values' | 'status'>): string | undefined {
  if (!isRefusal(status) || status.field !== null) return undefined;
  const isSame = Object.entries(status.values).every(([name, value]) => value === valueOf(values, name));
  return isSame ? status.message : undefined;
}

function isRefusal(status: unknown): status is Refusal {
  return typeof status === 'object' && status !== null && 'message' in status && 'values' in status;
}

function valueOf(record: object, name: string): unknown {
  return (record as Record<string, unknown>)[name];
}
