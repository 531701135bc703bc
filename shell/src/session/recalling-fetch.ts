import { createReadable, type Readable, type ShellRequest } from '@heartwood/contract';

interface Around {
  fetch(path: string, init?: ShellRequest): Promise<Response>;
  who(): { userId: string | null; companyId: string | null };
  /** Resolves when the page has what it asked for first. */
  pageAnswered(): Promise<void>;
  /** Called when the server is back: what was shown from before is asked for again. */
  resumed(): void;
}

/**
 * Questions are answered as they were last time while the server is away. Commands are not: what was not done is not said to be.
 * @returns `asOf`: since when what is shown may have changed, as an ISO date; null while all of it is of now
 */
export function createRecallingFetch(around: Around): { ask: Around['fetch']; asOf: Readable<string | null> } {
  const asOf = createReadable<string | null>(null);
  const said = (at: string | null): void => {
    const before = asOf.get();
    if (at === null || before === null || at < before) asOf.set(at);
    if (at === null && before !== null) around.resumed();
  };
  const late = () => import('../offline/recall');

  const ask = async (path: string, init: ShellRequest = {}): Promise<Response> => {
    if (path !== '/graphql') return around.fetch(path, init);
    const { userId, companyId } = around.who();
    const asking = { userId, companyId, body: init.body };
    const first = await around.fetch(path, init).catch((failure: Error) => failure);
    if (first instanceof Response && first.status < 502) {
      const copy = first.clone();
      void around.pageAnswered().then(late).then(({ keepAnswered }) => keepAnswered(asking, copy)).catch(() => undefined);
      said(null);
      return first;
    }
    const isGivenUp = !(first instanceof Response) && first.name === 'AbortError';
    const part = isGivenUp ? null : await late().catch(() => null);
    if (!part) {
      if (first instanceof Response) return first;
      throw first;
    }
    const recalled = await part.answerOrRecall(asking, first, asOf.get() === null ? () => around.fetch(path, init) : null);
    if (recalled.asOf !== null || recalled.answer.status < 502) said(recalled.asOf);
    return recalled.answer;
  };

  return { ask, asOf };
}
