import { string, type StringSchema } from 'yup';

/** A required line within the limits that the API holds it to, too. */
export function requiredLine(missing: string, { min, max }: { min: number; max: number }): StringSchema<string> {
  return string().trim().required(missing).min(min, `Use at least ${min} characters`).max(max, `Use at most ${max} characters`);
}

/** May stay empty. */
export function optionalLine({ max }: { max: number }): StringSchema<string> {
  return string().trim().defined().max(max, `Use at most ${max.toLocaleString('en')} characters`);
}
