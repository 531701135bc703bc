import { createSourceEventStream, execute } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { Delivery } from './delivery';
import { PayloadGroups } from './payload-group';
import { SharedSource } from './shared-source';
import type { Wire } from './wire';

const destinations = new WeakMap<object, { wire: Wire; id: string }>();

/** Says where the messages of an operation go: its own socket, under its own id. */
export function deliverTo(context: object, wire: Wire, id: string): void {
  destinations.set(context, { wire, id });
}

/**
 * `subscribe` for graphql-ws: fields with a shared source are delivered by group, all others as graphql-js does it.
 * @param formatError what clients may know of an error inside a payload
 */
export function createSubscribe(formatError: ConstructorParameters<typeof PayloadGroups>[0]) {
  const groups = new PayloadGroups(formatError);
  return async (args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> => {
    const source: unknown = await createSourceEventStream(args);
    if (source instanceof SharedSource) {
      const destination = destinations.get(Object(args.contextValue));
      if (!destination) throw new Error('A shared subscription needs a socket.');
      return new Delivery(source, groups.of(args), destination.wire, destination.id);
    }
    return isIterable(source) ? mapped(source, args) : source as ExecutionResult;
  };
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Each event executed for this one subscriber. Ending goes straight to the source, also while it waits for an event. */
function mapped(source: AsyncIterable<unknown>, args: ExecutionArgs): AsyncGenerator<ExecutionResult> {
  const events = source[Symbol.asyncIterator]();
  const over = { done: true, value: undefined } as const;
  const iterator: AsyncGenerator<ExecutionResult> = {
    async next() {
      const step = await events.next();
      return step.done ? over : { done: false, value: await execute({ ...args, rootValue: step.value }) };
    },
    async return() {
      await events.return?.();
      return over;
    },
    async throw(error: unknown) {
      await events.return?.();
      throw error;
    },
    [Symbol.asyncIterator]: () => iterator,
    async [Symbol.asyncDispose]() {
      await events.return?.();
    },
  };
  return iterator;
}
