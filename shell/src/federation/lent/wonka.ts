/** What the exchanges of urql and the remotes take. */
export {
  concat, debounce, delay, empty, filter, fromArray, fromAsyncIterable, fromPromise, fromValue, lazy, make, makeSubject, map, merge,
  mergeMap,
  onEnd, onPush, onStart, pipe, publish, share, subscribe, switchMap, take, takeUntil, takeWhile, tap, toPromise,
} from 'wonka';
