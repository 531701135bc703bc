import { createEvent, createStore } from 'effector';
import { useCallback } from 'react';
import { isFault, tellFailure, type Outcome } from '../chat/command';
import { useDesk, type Desk } from '../chat/desk';
import { UNDO_TIME } from '../chat/limits';
import { DeleteMessageDocument, EditMessageDocument, MarkUnreadDocument, ReactDocument } from '../generated/graphql';

const deletionAsked = createEvent<string>();
const deletionEnded = createEvent<string>();

/** Messages that look deleted while they can still be had back. */
export const $deleting = createStore<ReadonlySet<string>>(new Set())
  .on(deletionAsked, (ids, id) => new Set([...ids, id]))
  .on(deletionEnded, (ids, id) => new Set([...ids].filter((each) => each !== id)));

export interface MessageActions {
  /** Whether it is saved. */
  edit(id: string, body: string, mentions: string[]): Promise<boolean>;
  remove(id: string): void;
  react(id: string, emoji: string, on: boolean): void;
  markUnread(id: string): void;
}

export function useMessageActions(): MessageActions {
  const desk = useDesk();
  const edit = useCallback((id: string, body: string, mentions: string[]) => act(desk, 'saving the message', async () => {
    const { data, error } = await desk.client.mutation(EditMessageDocument, { id, body, mentions }).toPromise();
    return { error, refusal: data?.editMessage.error };
  }), [desk]);
  const react = useCallback((id: string, emoji: string, on: boolean) => void act(desk, 'adding the reaction', async () => {
    const { data, error } = await desk.client.mutation(ReactDocument, { messageId: id, emoji, on }).toPromise();
    return { error, refusal: data?.react.error };
  }), [desk]);
  const markUnread = useCallback((id: string) => void act(desk, 'marking the message as unread', async () => {
    const { data, error } = await desk.client.mutation(MarkUnreadDocument, { messageId: id }).toPromise();
    return { error, refusal: data?.markUnread.error };
  }), [desk]);
  const remove = useCallback((id: string) => removeWithUndo(desk, id), [desk]);
  return { edit, react, remove, markUnread };
}

/** Looks deleted at once; it is when the time for Undo is over, or when the tab is left. */
function removeWithUndo(desk: Desk, id: string): void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', commit);
  };
  const commit = () => {
    stop();
    void act(desk, 'deleting the message', async () => {
      // Kept alive: the page may be gone before the answer comes.
      const { data, error } = await desk.client.mutation(DeleteMessageDocument, { id }, { fetchOptions: { keepalive: true } }).toPromise();
      return { error, refusal: data?.deleteMessage.error };
    }).then(() => deletionEnded(id));
  };
  const timer = setTimeout(commit, UNDO_TIME);
  window.addEventListener('pagehide', commit);
  deletionAsked(id);
  const undo = () => {
    stop();
    deletionEnded(id);
  };
  desk.shell.toast({ title: 'Message deleted', status: 'success', duration: UNDO_TIME, action: { label: 'Undo', run: undo } });
}

/** What a fault hindered shows itself undone, and an edit stays open: it is only logged. */
async function act({ shell }: Desk, doing: string, run: () => Promise<Outcome>): Promise<boolean> {
  return tellFailure(shell, await run(), doing, isFault) === null;
}
