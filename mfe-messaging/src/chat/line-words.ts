import { channelLineWords } from '@heartwood/contract/domain';
import type { MessageFragment } from '../generated/graphql';

/** What a channel tells of itself, as the reader hears it; null for what somebody wrote. */
export function lineWords({ line, author }: Pick<MessageFragment, 'line' | 'author'>, selfId: string): string | null {
  return line ? channelLineWords({ ...line, text: line.text ?? null }, author ?? null, selfId) : null;
}
