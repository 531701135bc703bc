import { AppError } from './errors';

/** An expected failure: data that the form can show. */
export interface UserError { code: string; field: string | null; message: string }

/**
 * Runs a command for a payload. Expected failures become its `error`; a missing sign-in and everything
 * unexpected is thrown on.
 */
export async function expected<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; error: null } | { value: null; error: UserError }> {
  try {
    return { value: await work(), error: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 401) throw error;
    return { value: null, error: { code: error.code, field: error.field ?? null, message: error.message } };
  }
}
