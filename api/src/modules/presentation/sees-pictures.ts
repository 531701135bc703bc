import type { Context } from '../../request/context';
import { readCompanyFacts, standingIn } from '../company';

/** For files: whether the viewer is in the company whose decks carry one. */
export async function seesPictures(context: Context, companyId: string): Promise<boolean> {
  if (!context.viewer || context.viewer.embed) return false;
  const facts = await readCompanyFacts(context.db, companyId);
  return facts !== null && standingIn(facts, context.viewer.userId).kind !== 'none';
}
