import type { Context } from './context';

/**
 * Reads for all objects of an answer that ask in the same moment at once: a field that few documents ask for costs one statement,
 * however many objects have it. Nothing is remembered.
 * @param read what is there, by the keys; a key without anything is `none`
 */
export function batched<Value>(
  read: (context: Context, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>, none: Value,
): (context: Context, key: string) => Promise<Value> {
  const waiting = new WeakMap<Context, { keys: Set<string>; answer: Promise<ReadonlyMap<string, Value>> }>();
  const begin = (context: Context) => {
    const keys = new Set<string>();
    const answer = Promise.resolve().then(() => {
      waiting.delete(context);
      return read(context, [...keys]);
    });
    const batch = { keys, answer };
    waiting.set(context, batch);
    return batch;
  };
  return async (context, key) => {
    const batch = waiting.get(context) ?? begin(context);
    batch.keys.add(key);
    return (await batch.answer).get(key) ?? none;
  };
}
