import { createReadable, type Readable, type ToastHandle, type ToastRequest } from '@heartwood/contract';

export interface ShownToast extends ToastRequest {
  id: number;
}

/** Specification, section 9: toasts stay for 3 s. */
const DURATION = 3_000;
/** One with a way back stays for as long as Undo is offered (product/decisions 99). */
const ACTION_DURATION = 8_000;
const MOST_AT_ONCE = 4;

const shown = createReadable<readonly ShownToast[]>([]);
let lastId = 0;

export const toasts: Readable<readonly ShownToast[]> = { get: shown.get, subscribe: shown.subscribe };

/** Shows a message; what it returns takes it away, or puts it in other words while it stands. */
export function toast(request: ToastRequest): ToastHandle {
  lastId += 1;
  const id = lastId;
  shown.set([
    ...shown.get().slice(1 - MOST_AT_ONCE), { ...request, duration: request.duration ?? (request.action ? ACTION_DURATION : DURATION), id },
  ]);
  return Object.assign(() => dismissToast(id), {
    update(words: Pick<ToastRequest, 'title' | 'text'>) {
      if (shown.get().some((one) => one.id === id)) shown.set(shown.get().map((one) => (one.id === id ? { ...one, ...words } : one)));
    },
  });
}

export function dismissToast(id: number): void {
  const rest = shown.get().filter((one) => one.id !== id);
  if (rest.length !== shown.get().length) shown.set(rest);
}

/**
 * The generic error of specification, section 8: a text that speaks of permission is 'Access Denied.' for 4 s,
 * anything else 'An error occurred.'
 */
export function toastError(text: string): void {
  if (/permission/i.test(text)) toast({ title: 'Access Denied.', text, status: 'warning', duration: 4_000 });
  else toast({ title: 'An error occurred.', text, status: 'error' });
}
