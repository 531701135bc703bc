import { MODULES, type ModuleKey } from '@heartwood/contract/domain';
import { MODULE_GUIDES } from '@heartwood/contract/guides';
import { toStored } from '@heartwood/contract/text';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';

/** In the order of the plan. */
export const MODULE_KEYS: readonly ModuleKey[] = MODULES.map(({ key }) => key);

/** What makes a good answer to the question of a module. */
export interface Explanation { type: ModuleKey; content: unknown[]; mediaUrl: string | null }

interface Row { type: string; content: string | null; mediaUrl: string | null }

/** $1 keys. */
const EXPLANATIONS: Statement = {
  name: 'explanations',
  text: `select x.type, x.content, x.media_url as "mediaUrl"
    from explanation_text x
    where x.type = any($1::text[])`,
};

/** Of one module, or of all 28 in their order: what an operator has written, else the data file. A type that there is not has none. */
export async function readExplanations({ db }: Context, type: string | null): Promise<Explanation[]> {
  const keys = MODULE_KEYS.filter((key) => type === null || key === type);
  if (keys.length === 0) return [];
  const rows = await db.read<Row>(EXPLANATIONS, [keys]);
  return keys.map((key) => {
    const row = rows.find((one) => one.type === key);
    return { type: key, content: paragraphs(row?.content ?? MODULE_GUIDES[key].guidance), mediaUrl: row?.mediaUrl ?? null };
  });
}

/** A blank line parts two paragraphs, a single break is a space: a file is wrapped where its writer likes. */
function paragraphs(text: string): unknown[] {
  const parts = text.split(/\n\s*\n/).map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => part !== '');
  return toStored(parts.map((part) => ({ type: 'paragraph', children: [{ text: part }] })));
}
