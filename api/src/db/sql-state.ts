/** SQLSTATE of a database error, also through the wrapper that drizzle puts around it. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return null;
}

export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505';

/** A letter that no text here can hold, in a value or in JSON: NUL, or half of one. It is what somebody wrote, and not our mistake. */
export const isUnstorableText = (error: unknown) => ['22021', '22P05'].includes(sqlState(error) ?? '');

/** Serialization failure or deadlock: the same transaction may succeed when run again. */
const isTransient = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '');

const ATTEMPTS = 5;

/** Repeats work that failed only because of its neighbours. */
export async function retryTransient<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}
