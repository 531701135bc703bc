import type { ModuleKey } from '@heartwood/contract/domain';
import { isSafeLink } from '@heartwood/contract/text';
import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { recordAct } from '../operations';
import { explanationText } from './explanation.table';

export const MOST_WORDS = 2_000;
export const LONGEST_ADDRESS = 500;

export interface ExplanationSet {
  type: ModuleKey;
  /** Null: as the data file has it. */
  content?: string | null | undefined;
  /** Null: none. */
  mediaUrl?: string | null | undefined;
}

type Kept = Pick<typeof explanationText.$inferSelect, 'content' | 'mediaUrl'>;
const NOTHING: Kept = { content: null, mediaUrl: null };

/**
 * An operator says something else of a module than the data file. What is left out stays; the same once more changes nothing.
 * Throws INVALID for an address that is not https, and for words that are too long or none.
 */
export async function setExplanation(
  context: Context, { type, content, mediaUrl }: ExplanationSet,
): Promise<{ before: Kept; after: Kept }> {
  if (content != null && content.trim() === '') throw invalid('content', 'Write something, or say --reset.');
  if (mediaUrl != null && !(isSafeLink(mediaUrl) && mediaUrl.startsWith('https://'))) {
    throw invalid('mediaUrl', 'The address must begin with https://.');
  }
  return context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(explanationText).where(eq(explanationText.type, type)).for('update');
    const before = row ? { content: row.content, mediaUrl: row.mediaUrl } : NOTHING;
    const after = {
      content: content === undefined ? before.content : content,
      mediaUrl: mediaUrl === undefined ? before.mediaUrl : mediaUrl,
    };
    if (after.content === before.content && after.mediaUrl === before.mediaUrl) return { before, after };
    const kept = { ...after, updatedAt: context.now() };
    await tx.insert(explanationText).values({ type, ...kept }).onConflictDoUpdate({ target: explanationText.type, set: kept });
    await recordAct(tx, context, { kind: 'explanation-set', subject: type, data: { before, after } });
    return { before, after };
  });
}
