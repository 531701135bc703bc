import { failureWords, type Shell, type ToastRequest } from '@heartwood/contract';
import type { CombinedError } from '@urql/core';

/** Why a command was not done. `field` is the one of its form that it is about. */
export interface Failure { code: string; field: string | null; message: string }

/** The code of a command that never reached the server, or whose answer never came. */
export const NETWORK = 'NETWORK';

/** The code of an error that the server gave no code. */
const UNKNOWN = 'UNKNOWN';

/** What a mutation came to: an error of the line or the server, or what the payload refused. */
export interface Outcome {
  error?: CombinedError | undefined;
  refusal?: { code: string; field?: string | null; message: string } | null | undefined;
}

/** @returns why a command was not done; null when it was */
export function failureOf({ error, refusal }: Outcome): Failure | null {
  if (refusal) return { code: refusal.code, field: refusal.field ?? null, message: refusal.message };
  if (!error) return null;
  if (error.networkError) return { code: NETWORK, field: null, message: '' };
  const [first] = error.graphQLErrors;
  return { code: String(first?.extensions['code'] ?? UNKNOWN), field: null, message: first?.message ?? '' };
}

/** Neither done nor refused: the line or the server failed. */
export const isFault = ({ code }: Failure): boolean => code === NETWORK || code === UNKNOWN || code === 'INTERNAL_SERVER_ERROR';

/**
 * Specification, section 8: 'Access Denied.' for 4 s when the text speaks of permission, else 'An error occurred.'
 * @param doing what went on, as the toast names it: "saving the due date"
 */
export function failureToast({ code, message }: Pick<Failure, 'code' | 'message'>, doing: string): ToastRequest {
  if (code === 'FORBIDDEN' || message.includes('permission')) {
    return { title: 'Access Denied.', text: `You don't have permission for ${doing}.`, status: 'warning', duration: 4000, position: 'top' };
  }
  const text = code === NETWORK || message === '' ? failureWords(doing) : message;
  return { title: 'An error occurred.', text, status: 'error', duration: 3000, position: 'top' };
}

export function showFailure(shell: Pick<Shell, 'toast'>, failure: Pick<Failure, 'code' | 'message'>, doing: string): void {
  shell.toast(failureToast(failure, doing));
}
