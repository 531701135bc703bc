import type { Shell, ToastRequest } from '@heartwood/contract';
import type { CombinedError } from '@urql/core';

/** Why a command was not done. */
export interface Failure { code: string; field: string | null; message: string }

/** Code of a failure that is no answer of the server. */
const NETWORK = 'NETWORK';

export interface Outcome { error?: CombinedError | undefined; refusal?: Failure | null | undefined }

/**
 * Logs what the server refused and tells of it in a toast, unless that is not wanted; the client logs errors by itself.
 * @returns why the command was not done; null when it was
 */
export function tellFailure(shell: Shell, { error, refusal }: Outcome, doing: string, isToldElsewhere: (failure: Failure) => boolean): Failure | null {
  const failure = refusal ?? failureOf(error);
  if (!failure) return null;
  if (refusal) shell.report(refusal, { remote: 'messaging', where: doing });
  if (!isToldElsewhere(failure)) shell.toast(failureToast(failure.code, failure.message, doing));
  return failure;
}

function failureOf(error: CombinedError | undefined): Failure | null {
  if (!error) return null;
  const [first] = error.graphQLErrors;
  return { code: String(first?.extensions['code'] ?? NETWORK), field: null, message: first?.message ?? '' };
}

/** Neither done nor refused: the line or the server failed. Much of chat only logs this (specification, section 8). */
export const isFault = ({ code }: Failure): boolean => code === NETWORK || code === 'INTERNAL_SERVER_ERROR';

/** Specification, section 8: 'Access Denied.' for 4 s when the text speaks of permission, else 'An error occurred.' */
function failureToast(code: string, message: string, doing: string): ToastRequest {
  if (code === 'FORBIDDEN' || message.includes('permission')) {
    return { title: 'Access Denied.', text: `You don't have permission for ${doing}.`, status: 'warning', duration: 4000, position: 'top' };
  }
  return { title: 'An error occurred.', text: message || `Error while ${doing}, please try again.`, status: 'error', duration: 3000, position: 'top' };
}
