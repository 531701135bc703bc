import type { Shell } from '@heartwood/contract';
import type { Client } from '@urql/core';
import { ChatDraftsDocument, SaveChatDraftDocument, type DraftFragment } from '../generated/graphql';
import { $drafts, draftWritten, keepDraft, NO_DRAFT } from './kept-drafts';
import { DRAFT_PAUSE, MOST_CHARACTERS } from './limits';
import { isThreadKey } from './target';
import { mergeDrafts } from './merge-drafts';

export interface FollowedDrafts {
  /** A device of the same person has kept one. */
  take(draft: DraftFragment): void;
  /** The line is back, or was just opened: what was missed is fetched, and what was written meanwhile is kept. */
  catchUp(): void;
  /** Sends what waits, now. Whether the server has all that was written. */
  sendAll(): Promise<boolean>;
  stop(): void;
}

/** What the server had when this device last saw it: what both sides have changed is told from what one has. */
interface Seen { revision: number; text: string }

const SEEN = 'draft-seen:';

/**
 * Drafts follow their writer to every device. The device's own copy is what is written in and works without a line; here it
 * is brought together with the server's.
 */
export function followDrafts(client: Client, { drafts }: Pick<Shell, 'drafts'>): FollowedDrafts {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  /** What is on its way: heard of through the stream before its answer came, it is no word of another device. */
  const sending = new Map<string, string>();
  let isOver = false;

  const seenOf = (key: string): Seen => {
    try {
      const { revision, text } = JSON.parse(drafts.get(SEEN + key) ?? '') as Partial<Seen>;
      return typeof revision === 'number' && typeof text === 'string' ? { revision, text } : { revision: 0, text: '' };
    } catch {
      return { revision: 0, text: '' };
    }
  };
  const see = (key: string, { revision, text }: Seen) => drafts.set(SEEN + key, JSON.stringify({ revision, text }));
  const textOf = (key: string) => $drafts.getState().get(key)?.text ?? '';

  const take = (draft: DraftFragment): void => {
    const { target: key, text, revision, mentions } = draft;
    const seen = seenOf(key);
    if (revision <= seen.revision) return;
    if (sending.get(key) === text) {
      see(key, draft);
      return;
    }
    const mine = textOf(key);
    const merged = mergeDrafts(seen.text, mine, text);
    see(key, draft);
    if (merged !== mine) {
      const present = $drafts.getState().get(key) ?? NO_DRAFT;
      keepDraft(drafts, key, { ...present, text: merged, mentions: [...new Set([...present.mentions, ...mentions])] });
    }
    if (merged !== text) later(key);
  };

  const save = async (key: string, isLeaving = false): Promise<void> => {
    clearTimeout(waiting.get(key));
    waiting.delete(key);
    const { text, mentions } = $drafts.getState().get(key) ?? NO_DRAFT;
    const seen = seenOf(key);
    if (text === seen.text || text.length > MOST_CHARACTERS) return;
    sending.set(key, text);
    const context = isLeaving ? { fetchOptions: { keepalive: true } } : {};
    const { data } = await client.mutation(SaveChatDraftDocument, { target: key, text, mentions, base: seen.revision }, context)
      .toPromise();
    sending.delete(key);
    const draft = data?.saveChatDraft.draft;
    if (!draft || isOver) return;
    if (!data.saveChatDraft.isTaken) take(draft);
    else if (draft.revision > seenOf(key).revision) see(key, draft);
  };

  const later = (key: string): void => {
    if (isThreadKey(key)) return;
    clearTimeout(waiting.get(key));
    waiting.set(key, setTimeout(() => void save(key), DRAFT_PAUSE));
  };

  /** Takes what the server keeps, page by page; false when a page did not come. */
  const fetchFrom = async (after: string | null): Promise<boolean> => {
    const { data } = await client.query(ChatDraftsDocument, { after }, { requestPolicy: 'network-only' }).toPromise();
    if (!data || isOver) return false;
    const { nodes, hasMore, endCursor } = data.chatDrafts;
    nodes.forEach(take);
    return !hasMore || fetchFrom(endCursor ?? null);
  };

  const stopWriting = draftWritten.watch(({ key }) => later(key));
  const leave = () => { for (const key of waiting.keys()) void save(key, true); };
  const hidden = () => { if (document.visibilityState === 'hidden') leave(); };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hidden);
  return {
    take,
    catchUp() {
      void fetchFrom(null).then((isWhole) => {
        if (isWhole) for (const [key, { text }] of $drafts.getState()) if (text !== seenOf(key).text) later(key);
      });
    },
    async sendAll() {
      const keys = [...waiting.keys()];
      await Promise.all(keys.map((key) => save(key)));
      return keys.every((key) => textOf(key) === seenOf(key).text);
    },
    stop() {
      leave();
      isOver = true;
      stopWriting();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hidden);
    },
  };
}
