import type { Drafts } from '@heartwood/contract';
import { MOST_QUICK_CHATS } from './limits';
import { $quickChats, quickChatClosed, quickChatMinimised, quickChatOpened, quickChatsRead, type QuickChat } from './quick-chats.model';

const KEY = 'setting:quick-chats';

/** The chats at the foot of the page outlive a reload. Returns the function that stops keeping them. */
export function keepQuickChats(drafts: Drafts): () => void {
  quickChatsRead(readQuickChats(drafts.get(KEY)));
  const keep = () => {
    const chats = $quickChats.getState();
    drafts.set(KEY, chats.length === 0 ? null : JSON.stringify(chats));
  };
  const stops = [quickChatOpened.watch(keep), quickChatClosed.watch(keep), quickChatMinimised.watch(keep)];
  return () => stops.forEach((stop) => stop());
}

/** What was kept, as far as it can be read. */
export function readQuickChats(text: string | null): QuickChat[] {
  try {
    const kept = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as unknown[]).flatMap(chatIn).slice(-MOST_QUICK_CHATS) : [];
  } catch {
    return [];
  }
}

function chatIn(kept: unknown): QuickChat[] {
  const { target, isMinimised } = (kept ?? {}) as Partial<QuickChat>;
  const isMinimal = isMinimised === true;
  if (target?.kind === 'channel' && typeof target.channelId === 'string')
    return [{ target: { kind: 'channel', channelId: target.channelId }, isMinimised: isMinimal }];
  if (target?.kind === 'person' && typeof target.userId === 'string')
    return [{ target: { kind: 'person', userId: target.userId }, isMinimised: isMinimal }];
  return [];
}
