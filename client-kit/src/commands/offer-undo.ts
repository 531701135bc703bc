import type { Shell } from '@heartwood/contract';

interface Undoable {
  /** What was done, as the toast says it: "Comment deleted". */
  title: string;
  /** The call that does it, on its way already: nothing waits in this tab. */
  done: Promise<{ ok: boolean }>;
  /** Writes it back. */
  undo(): unknown;
}

/** Tells of what was taken away, with its way back for as long as the toast stands. The two calls arrive in order. */
export function offerUndo(shell: Pick<Shell, 'toast'>, { title, done, undo }: Undoable): void {
  const back = async () => {
    const { ok } = await done;
    if (ok) undo();
  };
  const dismiss = shell.toast({ title, status: 'success', action: { label: 'Undo', run: () => void back() } });
  // It stands there again: the toast would not be true.
  void done.then(({ ok }) => {
    if (!ok) dismiss();
  });
}
