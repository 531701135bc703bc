/** PostgreSQL's codes for letters that no text of it can hold: NUL, in a value or in JSON, and halves of a letter. */
const CODES: ReadonlySet<unknown> = new Set(['22021', '22P05']);

/** Whether a statement failed because of what somebody wrote, and not because of us. */
export function isUnstorableText(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ('code' in cause && CODES.has(cause.code)) return true;
  }
  return false;
}
