import type { Shell } from '@heartwood/contract';

interface Undoable<Call extends Promise<{ ok: boolean }>> {
  /** What was done, as the toast says it: "Comment deleted". */
  title: string;
  /** The call that does it, on its way already: nothing waits in this tab. */
  done: Call;
  /** Writes it back. What was answered says upon which revision: who has written since is not overwritten. */
  undo(done: Awaited<Call> & { ok: true }): unknown;
}

/** Tells of what was taken away, with its way back for as long as the toast stands. The two calls arrive in order. */
export function offerUndo<Call extends Promise<{ ok: boolean }>>(
  shell: Pick<Shell, 'toast'>, { title, done, undo }: Undoable<Call>,
): void {
  const back = async () => {
    const answer = await done;
    if (answer.ok) undo(answer as Awaited<Call> & { ok: true });
  };
  const dismiss = shell.toast({ title, status: 'success', action: { label: 'Undo', run: () => void back() } });
  // It stands there again: the toast would not be true.
  void done.then(({ ok }) => {
    if (!ok) dismiss();
  });
}
