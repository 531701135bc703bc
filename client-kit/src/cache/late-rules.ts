import type { Exchange, Operation } from '@urql/core';
import type { KeyingConfig, OptimisticMutationConfig, UpdatesConfig } from '@urql/exchange-graphcache';
import { filter, fromPromise, fromValue, map, mergeMap, pipe, share, takeUntil } from 'wonka';
import { operationName } from '../graphql/operation-name';

/** What a cache does besides keeping by its id what has one. */
export interface CacheRules {
  keys: KeyingConfig;
  updates: UpdatesConfig;
  optimistic: OptimisticMutationConfig;
}

export interface LateRulesOptions {
  /** Comes with the first operation that needs rules, which waits for it. What fails is asked for again with the next. */
  load(): Promise<CacheRules>;
  /** Makes the cache; the rules are put into the very objects that it is given, which may hold what the first picture needs. */
  cacheWith(rules: CacheRules): Exchange;
  /** Names of the queries whose answers no rule is about: those of the first picture. */
  withoutRules: readonly string[];
}

/** A cache whose rules come after the first picture. */
export function lateRules({ load, cacheWith, withoutRules }: LateRulesOptions): Exchange {
  const rules: CacheRules = { keys: {}, updates: { Query: {}, Mutation: {}, Subscription: {} }, optimistic: {} };
  const cache = cacheWith(rules);
  let areHere = false;
  let coming: Promise<void> | null = null;
  const bring = () => (coming ??= load().then(
    ({ keys, updates, optimistic }) => {
      Object.assign(rules.keys, keys);
      for (const [type, fields] of Object.entries(updates)) Object.assign(rules.updates[type] ??= {}, fields);
      Object.assign(rules.optimistic, optimistic);
      areHere = true;
    },
    // Whoever has no line for the rules has none for the operation either, which says so where it was asked for.
    () => { coming = null; },
  ));
  const waits = (operation: Operation) => !areHere && operation.kind !== 'teardown' && !withoutRules.includes(operationName(operation));

  return (input) => {
    const forward = cache(input);
    return (operations) => {
      const shared = pipe(operations, share);
      const isGone = (key: number) => pipe(shared, filter((each) => each.kind === 'teardown' && each.key === key));
      return forward(pipe(shared, mergeMap((operation) => (
        waits(operation) ? pipe(fromPromise(bring()), map(() => operation), takeUntil(isGone(operation.key))) : fromValue(operation)
      ))));
    };
  };
}
