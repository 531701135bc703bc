import { useCallback } from 'react';
import { isFault, type Failure, type Outcome } from '@heartwood/client-kit/commands';
import { personName } from '@heartwood/contract/domain';
import { tellFailure } from '../chat/command';
import { useDesk, type Desk } from '../chat/desk';
import { ROOM_TIME, UNDO_TIME } from '../chat/limits';
import {
  DeleteMessageDocument, EditMessageDocument, MarkUnreadDocument, PinMessageDocument, ReactDocument, RestoreMessageDocument,
  type MessageFragment,
} from '../generated/graphql';
import { CALL_ALL } from './use-conversation';

/** What became of an edit. `changed`: by somebody quicker. `waits`: nobody answered, it can go again. */
export type Saved = 'saved' | 'changed' | 'waits' | 'refused';

export interface MessageActions {
  /** @param over the words that are changed */
  edit(id: string, body: string, mentions: string[], over: string): Promise<Saved>;
  remove(id: string): void;
  react(id: string, emoji: string, on: boolean): void;
  markUnread(id: string): void;
  pin(id: string, on: boolean): void;
}

export function useMessageActions(): MessageActions {
  const desk = useDesk();
  const edit = useCallback(async (id: string, body: string, mentions: string[], over: string): Promise<Saved> => {
    const { data, error } = await desk.client.mutation(EditMessageDocument, { id, body, mentions, over }).toPromise();
    const isToldHere = (told: Failure) => isFault(told) || told.code === 'CONFLICT';
    const failure = tellFailure(desk.shell, { error, refusal: data?.editMessage.error }, 'saving the message', isToldHere);
    if (failure === null) return 'saved';
    return failure.code === 'CONFLICT' ? 'changed' : isFault(failure) ? 'waits' : 'refused';
  }, [desk]);
  const react = useCallback((id: string, emoji: string, on: boolean) => void act(desk, 'adding the reaction', async () => {
    const { data, error } = await desk.client.mutation(ReactDocument, { messageId: id, emoji, on }).toPromise();
    return { error, refusal: data?.react.error };
  }), [desk]);
  const markUnread = useCallback((id: string) => void act(desk, 'marking the message as unread', async () => {
    const { data, error } = await desk.client.mutation(MarkUnreadDocument, { messageId: id }).toPromise();
    return { error, refusal: data?.markUnread.error };
  }), [desk]);
  const pin = useCallback((id: string, on: boolean) => void act(desk, on ? 'pinning the message' : 'unpinning the message', async () => {
    const { data, error } = await desk.client.mutation(PinMessageDocument, { messageId: id, on }).toPromise();
    return { error, refusal: data?.pinMessage.error };
  }), [desk]);
  const remove = useCallback((id: string) => removeWithUndo(desk, id), [desk]);
  return { edit, react, remove, markUnread, pin };
}

/** Deleted at once, for everybody: nothing waits in this tab. Undo writes it back. */
function removeWithUndo(desk: Desk, id: string): void {
  const deleted = act(desk, 'deleting the message', async () => {
    // Kept alive: the page may be gone before the answer comes.
    const { data, error } = await desk.client.mutation(DeleteMessageDocument, { id }, { fetchOptions: { keepalive: true } }).toPromise();
    return { error, refusal: data?.deleteMessage.error };
  });
  const action = { label: 'Undo', run: () => void restore(desk, id, deleted) };
  const dismiss = desk.shell.toast({ title: 'Message deleted', status: 'success', duration: UNDO_TIME, action });
  // It stands there again: the toast would not be true.
  void deleted.then((isDeleted) => {
    if (!isDeleted) dismiss();
  });
}

/** Who is still mentioned once the words are others. */
export function mentionsLeft({ channelId, mentions, isToAll }: MessageFragment, body: string): string[] {
  const named = mentions.filter((person) => body.includes(`@${personName(person)}`)).map(({ id }) => id);
  return isToAll && body.includes(`@${CALL_ALL}`) ? [...named, channelId] : named;
}

/** A fault passes, and room can be made: trying again may bring the message back. */
const mayPass = (failure: Failure): boolean => isFault(failure) || failure.code === 'OVER_QUOTA';

/** Waits for the deletion, so that the two arrive in order. What is not written back is told, with a way to try again. */
async function restore(desk: Desk, id: string, deleted: Promise<boolean>): Promise<void> {
  if (!await deleted) return;
  const { data, error } = await desk.client.mutation(RestoreMessageDocument, { id }).toPromise();
  const failure = tellFailure(desk.shell, { error, refusal: data?.restoreMessage.error }, 'bringing the message back', mayPass);
  if (!failure || !mayPass(failure)) return;
  const isFull = !isFault(failure);
  desk.shell.toast({
    title: isFull ? 'The message is not back yet.' : 'An error occurred.', text: isFull ? failure.message : 'The message is not back yet.',
    status: 'error',
    duration: isFull ? ROOM_TIME : UNDO_TIME, action: { label: 'Try again', run: () => void restore(desk, id, deleted) },
  });
}

/** What a fault hindered shows itself undone: it is only logged. */
async function act({ shell }: Desk, doing: string, run: () => Promise<Outcome>): Promise<boolean> {
  return tellFailure(shell, await run(), doing, isFault) === null;
}
