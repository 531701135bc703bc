import { failureOf, showFailure, type Failure, type Outcome } from '@heartwood/client-kit/commands';
import type { Shell } from '@heartwood/contract';

/**
 * Logs what the server refused and tells of it in a toast, unless that is not wanted; the client logs errors by itself.
 * Much of chat only logs a fault (specification, section 8).
 * @returns why the command was not done; null when it was
 */
export function tellFailure(shell: Shell, outcome: Outcome, doing: string, isToldElsewhere: (failure: Failure) => boolean): Failure | null {
  const failure = failureOf(outcome);
  if (!failure) return null;
  if (outcome.refusal) shell.report(outcome.refusal, { remote: 'messaging', where: doing });
  if (!isToldElsewhere(failure)) showFailure(shell, failure, doing);
  return failure;
}
