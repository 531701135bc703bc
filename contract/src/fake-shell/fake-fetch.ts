/** Data, a function of the variables that gives data, or an Error that becomes a GraphQL error. */
export type OperationAnswer = Error | object | ((variables: Record<string, unknown>) => Error | object | Promise<Error | object>);

export interface FakeCall {
  path: string;
  /** GraphQL operation name; null for other calls. */
  operation: string | null;
  variables: Record<string, unknown>;
}

export interface FakeNetwork {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  calls: FakeCall[];
  answer(operation: string, answer: OperationAnswer): void;
}

/** `shell.fetch` without a network: GraphQL operations are answered by name. */
export function createFakeFetch(
  operations: Record<string, OperationAnswer>,
  others: (path: string, init: RequestInit) => Promise<Response> | Response = () => new Response('', { status: 404 }),
): FakeNetwork {
  const answers = new Map(Object.entries(operations));
  const calls: FakeCall[] = [];
  return {
    calls,
    answer: (operation, answer) => void answers.set(operation, answer),
    async fetch(path, init = {}) {
      const { operation, variables } = readOperation(path, init);
      calls.push({ path, operation, variables });
      const answer = operation === null ? undefined : answers.get(operation);
      if (answer === undefined) return others(path, init);
      const result = typeof answer === 'function' ? await answer(variables) : answer;
      return json(result instanceof Error ? { data: null, errors: [errorOf(result)] } : { data: result });
    },
  };
}

function readOperation(path: string, init: RequestInit): { operation: string | null; variables: Record<string, unknown> } {
  if (!path.startsWith('/graphql') || typeof init.body !== 'string') return { operation: null, variables: {} };
  const body = JSON.parse(init.body) as { operationName?: string; query?: string; variables?: Record<string, unknown> };
  const operation = body.operationName ?? /(?:query|mutation)\s+(\w+)/.exec(body.query ?? '')?.[1] ?? null;
  return { operation, variables: body.variables ?? {} };
}

function errorOf(error: Error): { message: string; extensions?: unknown } {
  return { message: error.message, ...('extensions' in error ? { extensions: error.extensions } : {}) };
}

function json(body: unknown): Response {
  return new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
}
