import { isAway } from './offline-words';
import { findAnswer, keepAnswer, keptAt, type Asked } from './kept-answers';

/** Whose question it is; null for what is none, as a command, and for who is nobody. */
export interface Asking { userId: string | null; companyId: string | null; body: unknown }

const ONCE_MORE_AFTER = 500;

/**
 * @param again asks the server once more: what fails once is mostly there a moment later. Null where it is known to be away.
 * @returns the answer, and when it was given unless that is now
 */
export async function answerOrRecall(
  asking: Asking, failed: Response | Error, again: (() => Promise<Response>) | null,
): Promise<{ answer: Response; asOf: string | null }> {
  const asked = questionOf(asking);
  if (!asked) return given(failed);
  if (again && navigator.onLine) {
    await new Promise((resolve) => setTimeout(resolve, ONCE_MORE_AFTER));
    const second = await again().catch((error: unknown) => error as Error);
    if (second instanceof Response && !isAway(second)) return { answer: second, asOf: null };
  }
  const kept = await findAnswer(asked).catch(() => null);
  return kept ? { answer: kept, asOf: keptAt(kept) } : given(failed);
}

/** Keeps what the server has answered to a question. */
export async function keepAnswered(asking: Asking, answer: Response): Promise<void> {
  const asked = questionOf(asking);
  if (asked && answer.ok) await keepAnswer(asked, await answer.text());
}

function given(failed: Response | Error): { answer: Response; asOf: null } {
  if (failed instanceof Response) return { answer: failed, asOf: null };
  throw failed;
}

/** As urql writes it, and `index.html`. */
function questionOf({ userId, companyId, body }: Asking): Asked | null {
  if (userId === null || typeof body !== 'string' || !/^\{(?:"operationName":"\w+",)?"query":"(?:query\b|\{)/.test(body)) return null;
  return { userId, companyId, body };
}
