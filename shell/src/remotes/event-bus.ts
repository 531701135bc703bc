import type { EventBus, ShellEvents } from '@heartwood/contract';

type Listener = (payload: never) => void;

/** The page's bus between shell and remotes. A listener that throws does not keep the others from hearing. */
export function createEventBus(onError: (error: unknown) => void): EventBus {
  const listeners = new Map<keyof ShellEvents, Set<Listener>>();
  return {
    emit(name, payload) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          (listener as (given: typeof payload) => void)(payload);
        } catch (error) {
          onError(error);
        }
      }
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set<Listener>();
      listeners.set(name, set);
      set.add(listener);
      return () => {
        set.delete(listener);
      };
    },
  };
}
