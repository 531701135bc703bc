import type { Drafts } from '@heartwood/contract';

const KEY = 'setting:emoji';
/** A row of the picker. */
const MOST = 8;
/** What most people answer with, until one has one's own. */
const USUAL = ['👍', '❤️', '😂', '🎉', '👀', '✅', '🙏', '🔥'];

/** The last chosen first, filled up with the usual ones; kept on this device. */
export function recentEmoji(drafts: Drafts): string[] {
  const own = (drafts.get(KEY) ?? '').split(' ').filter((emoji) => emoji !== '');
  return [...new Set([...own, ...USUAL])].slice(0, MOST);
}

export function keepRecent(drafts: Drafts, emoji: string): void {
  drafts.set(KEY, [...new Set([emoji, ...recentEmoji(drafts)])].slice(0, MOST).join(' '));
}
