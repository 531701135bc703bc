import { createReadable, type Readable } from '@heartwood/contract';

/** Whether the person at the device is asked to confirm who they are, and what they answered. */
export interface Confirmation {
  isAsked: Readable<boolean>;
  /** Resolves when the dialog is answered; calls that need it at the same time share one dialog. */
  ask(): Promise<boolean>;
  answer(isConfirmed: boolean): void;
}

export function createConfirmation(): Confirmation {
  const isAsked = createReadable(false);
  let waiting: ((isConfirmed: boolean) => void)[] = [];
  return {
    isAsked: { get: isAsked.get, subscribe: isAsked.subscribe },
    ask: () => new Promise((resolve) => {
      waiting.push(resolve);
      if (!isAsked.get()) isAsked.set(true);
    }),
    answer(isConfirmed) {
      const answered = waiting;
      waiting = [];
      isAsked.set(false);
      for (const resolve of answered) resolve(isConfirmed);
    },
  };
}
