import type { Shell } from '@heartwood/contract';

interface Undoable<Done extends { ok: boolean }> {
  /** What was done, as the toast says it: "Comment deleted". */
  title: string;
  /** The call that does it, on its way already: nothing waits in this tab. */
  done: Promise<Done>;
  /** Writes it back. What was answered says upon which revision: who has written since is not overwritten. */
  undo(done: Done & { ok: true }): unknown;
}

/** Tells of what was taken away, with its way back for as long as the toast stands. The two calls arrive in order. */
export function offerUndo<Done extends { ok: boolean }>(shell: Pick<Shell, 'toast'>, { title, done, undo }: Undoable<Done>): void {
  const back = async () => {
    const answer = await done;
    if (answer.ok) undo(answer as Done & { ok: true });
  };
  const dismiss = shell.toast({ title, status: 'success', action: { label: 'Undo', run: () => void back() } });
  // It stands there again: the toast would not be true.
  void done.then(({ ok }) => {
    if (!ok) dismiss();
  });
}
