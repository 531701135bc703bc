import type { Db } from './database';

const waiting = new WeakMap<Db, (() => void)[]>();

/**
 * Runs the action once the transaction is committed, never if it is rolled back.
 * Outside a transaction it runs at once: the statement before it is already durable.
 */
export function afterCommit(tx: Db, action: () => void): void {
  const actions = waiting.get(tx);
  if (actions) actions.push(action);
  else action();
}

/** For the databases: collects what a transaction leaves for afterwards. */
export function collectAfterCommit(tx: Db): () => void {
  const actions: (() => void)[] = [];
  waiting.set(tx, actions);
  return () => {
    for (const action of actions) action();
  };
}
