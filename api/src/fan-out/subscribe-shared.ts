import { createSourceEventStream } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { executeShared } from '../shared-execution';
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
 * `subscribe` for graphql-ws: fields with a shared source are delivered by group, all others by their own iterator.
 * @param formatError what clients may know of an error inside a payload
 */
export function createSubscribe(formatError: ConstructorParameters<typeof PayloadGroups>[0]) {
  const groups = new PayloadGroups(formatError);
  return async (args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> => {
    const source: unknown = await createSourceEventStream(args);
    if (source instanceof SharedSource) {
      const destination = destinations.get(Object(args.contextValue));
      if (!destination) throw new Error('A shared subscription needs a socket.');
      return new Delivery(source, groups.of(args), destination.wire, destination.id);
    }
    return isIterable(source) ? executeShared(source, args) : source as ExecutionResult;
  };
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
