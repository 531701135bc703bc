import { BREAK, execute, visit, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql';

type Result = ExecutionResult | Promise<ExecutionResult>;

/** Results by payload: a payload goes, and its results with it, when the last reader has it. */
const results = new WeakMap<object, Map<DocumentNode, Result>>();
const shareable = new WeakMap<DocumentNode, boolean>();

/**
 * The results of a stream, where one payload of one document is executed once, however many sockets wait for it.
 * A stream that hands the very same object to several readers says that they see the same thing.
 */
export function executeShared(source: AsyncIterable<unknown>, args: ExecutionArgs): AsyncGenerator<ExecutionResult, void, void> {
  const steps = source[Symbol.asyncIterator]();
  const executed = async ({ value, done }: IteratorResult<unknown>): Promise<IteratorResult<ExecutionResult, void>> =>
    (done ? { value: undefined, done: true } : { value: await executeOnce(args, value), done: false });
  const mapped: AsyncGenerator<ExecutionResult, void, void> = {
    [Symbol.asyncIterator]() { return this; },
    [Symbol.asyncDispose]: async () => { await steps.return?.(); },
    next: async () => executed(await steps.next()),
    return: async () => { await steps.return?.(); return { value: undefined, done: true }; },
    throw: async (error) => { await steps.throw?.(error); throw error; },
  };
  return mapped;
}

function executeOnce(args: ExecutionArgs, payload: unknown): Result {
  if (typeof payload !== 'object' || payload === null || !isShareable(args.document)) return execute({ ...args, rootValue: payload });
  const byDocument = results.get(payload) ?? new Map<DocumentNode, Result>();
  results.set(payload, byDocument);
  const known = byDocument.get(args.document);
  if (known) return known;
  const result = execute({ ...args, rootValue: payload });
  byDocument.set(args.document, result);
  return result;
}

/** Variables may choose the stream; when they also shape what is selected from it, each reader is served alone. */
function isShareable(document: DocumentNode): boolean {
  const known = shareable.get(document);
  if (known !== undefined) return known;
  let shapesSelection = false;
  let depth = 0;
  visit(document, {
    Field: { enter: () => { depth += 1; }, leave: () => { depth -= 1; } },
    FragmentDefinition: { enter: () => { depth += 1; }, leave: () => { depth -= 1; } },
    Directive: { enter: () => { depth += 1; }, leave: () => { depth -= 1; } },
    VariableDefinition: () => false,
    Variable: () => {
      if (depth < 2) return undefined;
      shapesSelection = true;
      return BREAK;
    },
  });
  shareable.set(document, !shapesSelection);
  return !shapesSelection;
}
