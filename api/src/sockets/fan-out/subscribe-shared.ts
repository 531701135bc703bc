import { createSourceEventStream } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { executeShared } from '../shared-execution';
import { Delivery } from './delivery';
import { PayloadGroups } from './payload-group';
import { SharedSource } from './shared-source';
import type { Wire } from './wire';

export interface Destination {
  wire: Wire | undefined;
  id: string;
  /** Whether its text is that of a released client. */
  isRegistered: boolean;
  /** Called when the work before the first event is done, well or not. */
  begun: () => void;
}

const destinations = new WeakMap<object, Destination>();

/** Says where the messages of an operation go: its own socket, under its own id. */
export function deliverTo(context: object, destination: Destination): void {
  destinations.set(context, destination);
}

/**
 * `subscribe` for graphql-ws: fields with a shared source are delivered by group, all others by their own iterator.
 * @param formatError what clients may know of an error inside a payload
 */
export function createSubscribe(formatError: ConstructorParameters<typeof PayloadGroups>[0]) {
  const groups = new PayloadGroups(formatError);
  return async (args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> => {
    const destination = destinations.get(Object(args.contextValue));
    const source: unknown = await openSource(args, destination);
    if (source instanceof SharedSource) {
      if (!destination?.wire) throw new Error('A shared subscription needs a socket.');
      return new Delivery(source, groups.of(args, destination.isRegistered), destination.wire, destination.id, destination.begun);
    }
    destination?.begun();
    return isIterable(source) ? executeShared(source, args) : source as ExecutionResult;
  };
}

async function openSource(args: ExecutionArgs, destination: Destination | undefined): Promise<unknown> {
  try {
    return await createSourceEventStream(args);
  } catch (error) {
    destination?.begun();
    throw error;
  }
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
