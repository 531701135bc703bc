import type { Drafts } from '@heartwood/contract';
import { createEvent, createStore } from 'effector';

/** A text that was not sent yet, kept on this device. */
export interface MessageDraft { text: string; mentions: string[]; replyTo: string | null }

const PREFIX = 'draft:';
export const NO_DRAFT: MessageDraft = { text: '', mentions: [], replyTo: null };

/** A draft as it is kept; null when there is nothing worth keeping. */
export function writeDraft(draft: MessageDraft): string | null {
  return draft.text.trim() === '' && draft.replyTo === null ? null : JSON.stringify(draft);
}

export function readDraft(text: string | null | undefined): MessageDraft {
  try {
    const { text: words, mentions, replyTo } = JSON.parse(text ?? '') as Partial<MessageDraft>;
    return { text: typeof words === 'string' ? words : '', mentions: Array.isArray(mentions) ? mentions : [], replyTo: typeof replyTo === 'string' ? replyTo : null };
  } catch {
    return NO_DRAFT;
  }
}

const draftsRead = createEvent<ReadonlyMap<string, MessageDraft>>();
const draftKept = createEvent<{ key: string; draft: MessageDraft }>();

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

export function keepDraft(drafts: Drafts, key: string, draft: MessageDraft): void {
  drafts.set(PREFIX + key, writeDraft(draft));
  draftKept({ key, draft });
}
