import type { Drafts } from '@heartwood/contract';
import { createEvent, createStore } from 'effector';

/** What is answered, and the words it is shown by. */
export interface Answered { id: string; text: string }

/** A text that was not sent yet, kept on this device. */
export interface MessageDraft { text: string; mentions: string[]; replyTo: Answered | null }

const PREFIX = 'draft:';
export const NO_DRAFT: MessageDraft = { text: '', mentions: [], replyTo: null };

/** A draft as it is kept; null when there is nothing worth keeping. */
export function writeDraft(draft: MessageDraft): string | null {
  return draft.text.trim() === '' && draft.replyTo === null ? null : JSON.stringify(draft);
}

export function readDraft(text: string | null | undefined): MessageDraft {
  try {
    const { text: words, mentions, replyTo } = JSON.parse(text ?? '') as Partial<MessageDraft>;
    return {
      text: typeof words === 'string' ? words : '', mentions: Array.isArray(mentions) ? mentions : [],
      replyTo: typeof replyTo?.id === 'string' && typeof replyTo.text === 'string' ? replyTo : null,
    };
  } catch {
    return NO_DRAFT;
  }
}

const draftsRead = createEvent<ReadonlyMap<string, MessageDraft>>();
const draftKept = createEvent<{ key: string; draft: MessageDraft }>();

/** Written in this tab; what another tab has changed is that one's to pass on. */
export const draftWritten = createEvent<{ key: string }>();

/** Drafts by target key, for the mark in the lists and for every place that shows the thread. */
export const $drafts = createStore<ReadonlyMap<string, MessageDraft>>(new Map())
  .on(draftsRead, (_, drafts) => drafts)
  .on(draftKept, (drafts, { key, draft }) => {
    const next = new Map(drafts);
    if (writeDraft(draft) === null) next.delete(key);
    else next.set(key, draft);
    return next;
  });

export function loadDrafts(drafts: Drafts): void {
  draftsRead(new Map(drafts.keys(PREFIX).map((key) => [key.slice(PREFIX.length), readDraft(drafts.get(key))])));
}

/** Another tab changed it: it is read again, but not into a field that the person writes in here. */
export function followDraft(drafts: Drafts, changedKey: string): void {
  const key = changedKey.slice(PREFIX.length);
  if (changedKey.startsWith(PREFIX) && !isWrittenIn(key)) draftKept({ key, draft: readDraft(drafts.get(changedKey)) });
}

/** Composers carry the key of their draft. */
function isWrittenIn(key: string): boolean {
  return document.hasFocus() && document.activeElement?.closest('form')?.dataset['draft'] === key;
}

export function keepDraft(drafts: Drafts, key: string, draft: MessageDraft): void {
  drafts.set(PREFIX + key, writeDraft(draft));
  draftKept({ key, draft });
  draftWritten({ key });
}

/** Answers a message: the choice is part of the draft, with what stands there already. */
export function keepAnswered(drafts: Drafts, key: string, replyTo: Answered | null): void {
  keepDraft(drafts, key, { ...($drafts.getState().get(key) ?? NO_DRAFT), replyTo });
}

const EDIT = 'edit:';

/** Words of a message being edited outlive its row, which is not in the document when it is scrolled away, and the page. */
export const keptEdit = (drafts: Drafts, messageId: string): string | null => drafts.get(EDIT + messageId);

/** Null forgets them: they were saved, or are not wanted. */
export const keepEdit = (drafts: Drafts, messageId: string, words: string | null): void => drafts.set(EDIT + messageId, words);
