/** A parsed operation, as generated files hold it. */
interface Document { definitions: readonly { kind: string; operation?: 'query' | 'mutation' | 'subscription' }[] }

/** The operations of a generated file, by their names. */
export function documentsOf<Operation extends Document>(generated: object): [name: string, document: Operation][] {
  return Object.entries(generated).flatMap(([name, document]) =>
    name.endsWith('Document') ? [[name.slice(0, -'Document'.length), document as Operation]] : [],
  );
}

/** The two ways out of a client. */
interface Wires {
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  subscribe: (operation: { query: string }) => () => void;
}

/**
 * The text that a client sends for an operation, whatever its exchanges make of it before: what the server knows the operation by.
 * @param ask makes a client over the two wires and asks it, with variables that suit any operation
 */
export function sentText(
  document: Document,
  ask: (wires: Wires, kind: 'query' | 'mutation' | 'subscription', variables: Record<string, unknown>) => void,
): Promise<string> {
  const kind = document.definitions.find((definition) => definition.kind === 'OperationDefinition')?.operation ?? 'query';
  return new Promise((resolve) => {
    const fetch = (_path: string, init?: RequestInit): Promise<Response> => {
      resolve((JSON.parse(String(init?.body)) as { query: string }).query);
      return new Promise(() => undefined);
    };
    const subscribe = ({ query }: { query: string }) => {
      resolve(query);
      return () => undefined;
    };
    ask({ fetch, subscribe }, kind, { set: {}, input: {} });
  });
}
