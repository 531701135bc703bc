import { createReadable, type Readable } from '@heartwood/contract';
import type { AppHistory, PendingStep } from './history';

export interface LeaveQuestion {
  message: string;
  leave(): void;
  stay(): void;
}

export interface LeaveGuard {
  /** Asks before leaving while `isDirty()` is true; returns the function that lifts the guard. */
  guard(isDirty: () => boolean, message: string): () => void;
  /** The question that stands open; a dialog of the shell shows it. */
  question: Readable<LeaveQuestion | null>;
}

/** Unsaved changes: a question inside the product, and the browser's own question when the tab closes. */
export function createLeaveGuard(history: AppHistory, host: Window = window): LeaveGuard {
  const guards = new Set<{ isDirty: () => boolean; message: string }>();
  const question = createReadable<LeaveQuestion | null>(null);

  function dirty(): { message: string } | undefined {
    return [...guards].find((entry) => entry.isDirty());
  }

  function ask(step: PendingStep): boolean {
    const reason = dirty();
    if (!reason) return true;
    question.set({
      message: reason.message,
      leave() {
        question.set(null);
        // The answer holds for this step: nothing asks again on the way out.
        guards.clear();
        step.proceed();
      },
      stay() {
        question.set(null);
      },
    });
    return false;
  }

  function beforeUnload(event: BeforeUnloadEvent): void {
    if (dirty()) event.preventDefault();
  }

  return {
    question,
    guard(isDirty, message) {
      const entry = { isDirty, message };
      guards.add(entry);
      history.setBlocker(ask);
      host.addEventListener('beforeunload', beforeUnload);
      return () => {
        guards.delete(entry);
        if (guards.size > 0) return;
        history.setBlocker(null);
        host.removeEventListener('beforeunload', beforeUnload);
      };
    },
  };
}
