import { CREDIT_CHARGES, moduleOf, type ModuleKey } from '@heartwood/contract/domain';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, forbidden, tooMany } from '../../request/errors';
import { recordCompanyEvent } from '../company';
import { holdCredits } from '../credit';
import { requireViewer } from '../identity';
import { enterPart } from './enter-suggestion';
import { heldFor } from './suggestion-event';
import { suggestion, suggestionSwitch } from './suggestion.table';
import { writeSuggestion } from './write-suggestion.job';

export interface AskedSuggestion {
  companyId: string;
  /** The client's: the same id again is the same suggestion, and the same credit. */
  id: string;
  /** Null: the elevator pitch. */
  key: ModuleKey | null;
}

const HOUR_MS = 3_600_000;
/** What a company may ask for within an hour, and what is written for it at once. */
const MOST_AN_HOUR = 60;
const MOST_AT_ONCE = 3;
/** What is still open after that was left by a process that was killed. */
const OPEN_MS = 600_000;

/**
 * Has words proposed for a part of the plan; a job asks for them. The credit is held now, and spent when the first of them come.
 * Throws NO_SUGGESTIONS, SUGGESTIONS_OFF, NOT_ENOUGH_CREDITS, TOO_MANY_REQUESTS, and FORBIDDEN or LOCKED for who may not write there.
 */
export async function askSuggestion(context: Context, { companyId, id, key }: AskedSuggestion): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const at = context.now();
    await enterPart(tx, context, { companyId, key });
    const [known] = await tx.select().from(suggestion).where(eq(suggestion.id, id));
    if (known && (known.userId !== userId || known.companyId !== companyId)) throw forbidden();
    if (known) return;
    if (!context.suggester.isThere) throw conflict('Suggestions are switched off on this server.', undefined, 'NO_SUGGESTIONS');
    const [said] = await tx.select().from(suggestionSwitch).where(eq(suggestionSwitch.companyId, companyId));
    if (said?.isOn === false) throw conflict('This company has switched suggestions off.', undefined, 'SUGGESTIONS_OFF');
    const since = (ms: number) => gt(suggestion.createdAt, new Date(at.getTime() - ms));
    const ofCompany = eq(suggestion.companyId, companyId);
    const open = await tx.$count(suggestion, and(ofCompany, inArray(suggestion.state, ['WAITING', 'WRITING']), since(OPEN_MS)));
    if (open >= MOST_AT_ONCE) throw tooMany(10, `${MOST_AT_ONCE} suggestions are being written for this company. Wait until one is there.`);
    const asked = await tx.$count(suggestion, and(ofCompany, since(HOUR_MS)));
    if (asked >= MOST_AN_HOUR) throw tooMany(600, `A company can ask for ${MOST_AN_HOUR} suggestions an hour.`);
    const description = `Suggestion, ${key === null ? 'Elevator pitch' : moduleOf(key).label}`;
    await holdCredits(tx, { companyId, amount: priceOf(key), reference: heldFor(id), description, actorId: userId, at });
    await tx.insert(suggestion).values({ id, companyId, userId, key, state: 'WAITING', createdAt: at });
    await context.jobs.enqueue(tx, writeSuggestion, { key: id, payload: { id } });
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: userId });
  });
}

/** In credits, as the price list says. */
function priceOf(key: ModuleKey | null): number {
  const type = key === null ? 'PITCH' : 'SUGGESTION';
  return CREDIT_CHARGES.find(({ chargeType }) => chargeType === type)?.credits ?? 1;
}
