import type { PlanFact } from '@heartwood/contract/deck';
import type { Context } from '../../request/context';
import { noAccess } from '../company';
import { requireViewer } from '../identity';
import { composeFacts } from './facts';
import { DECK_FACTS, DECK_FACTS_KEYS, sourceFor, type DeckFacts } from './plan-source';

/** What slides can be bound to, as the viewer may see it. Throws FORBIDDEN for outsiders. */
export async function readPresentationFacts(context: Context, companyId: string): Promise<PlanFact[]> {
  const facts = await readFactsOf(context, requireViewer(context).userId, companyId);
  if (!facts) throw noAccess();
  return facts;
}

/** The same for one person; null for outsiders. */
export async function readFactsOf(context: Pick<Context, 'db' | 'now'>, userId: string, companyId: string): Promise<PlanFact[] | null> {
  const facts = await readDeckFacts(context, companyId);
  const source = facts && sourceFor(facts, userId, context.now());
  return source && composeFacts(source);
}

async function readDeckFacts({ db }: Pick<Context, 'db'>, companyId: string): Promise<DeckFacts | null> {
  const [row] = await db.read<{ data: DeckFacts }>(DECK_FACTS, [companyId, DECK_FACTS_KEYS]);
  return row?.data ?? null;
}
