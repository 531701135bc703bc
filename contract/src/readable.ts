/** A value that can be read now and watched. It fits `useSyncExternalStore`, and crosses the border between two copies of any library. */
export interface Readable<T> {
  get(): T;
  /** Calls `listener` after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}

export interface Writable<T> extends Readable<T> {
  set(next: T): void;
}

export function createReadable<T>(initial: T): Writable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What can be told from a readable value; its listeners hear when that has changed. */
export function pickReadable<T, P>(source: Readable<T>, pick: (value: T) => P): Readable<P> {
  return {
    get: () => pick(source.get()),
    subscribe(listener) {
      let before = pick(source.get());
      return source.subscribe(() => {
        const next = pick(source.get());
        if (Object.is(next, before)) return;
        before = next;
        listener();
      });
    },
  };
}
