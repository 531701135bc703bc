import { markdownText } from '@heartwood/contract/text';
import type { Context } from '../../request/context';
import { likeText } from '../../text/like-text';
import { searchedText } from '../../text/search';
import { requireViewer } from '../identity';
import { FIND, type Found } from './find.queries';

/** One letter finds everything and helps nobody. */
const SHORTEST = 2;
const LONGEST = 100;

/** Nobody's name has nothing in it. */
const NOBODY = { text: '', grams: [''] };

/** Written in Markdown; its signs are no words. */
const WRITTEN: readonly Found['kind'][] = ['COMMENT', 'MESSAGE'];

/**
 * People, channels and what was written in the company and in the viewer's conversations, as far as the viewer may see
 * it. Of a company that is not the viewer's nothing is found.
 */
export async function find(context: Context, { companyId, search }: { companyId: string; search: string }): Promise<Found[]> {
  const { userId } = requireViewer(context);
  const text = search.trim().slice(0, LONGEST);
  if (text.length < SHORTEST) return [];
  const folded = searchedText(text) ?? NOBODY;
  const values = [userId, null, null, likeText(text), companyId, text, folded.text, folded.grams];
  const [row] = await context.db.read<{ data: Found[] }>(FIND, values);
  return (row?.data ?? []).map((hit) => (WRITTEN.includes(hit.kind) ? { ...hit, excerpt: markdownText(hit.excerpt) } : hit));
}
