import { and, eq, inArray } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import { announce } from '../../events/announce';
import type { Services } from '../../request/context';
import { recordCompanyEvent } from '../company';
import { captureCredits, refundCredits, releaseCredits } from '../credit';
import { heldFor, suggestionTopic } from './suggestion-event';
import { suggestion } from './suggestion.table';

type Around = Pick<Services, 'db' | 'bus' | 'log' | 'now'>;
const OPEN = ['WAITING', 'WRITING'] as const;
const open = (id: string) => and(eq(suggestion.id, id), inArray(suggestion.state, [...OPEN]));
const held = (id: string, companyId: string, at: Date) => ({ companyId, reference: heldFor(id), at });

/**
 * Keeps what has been written so far; with the first words the credit is spent. False: it was stopped meanwhile, or there is no credit
 * held for it any more.
 */
export function keepWords(around: Around, id: string, words: string, was: 'WAITING' | 'WRITING'): Promise<boolean> {
  const { db, now } = around;
  return db.transaction(async (tx) => {
    const [row] = await tx.update(suggestion).set({ state: 'WRITING', words })
      .where(and(eq(suggestion.id, id), eq(suggestion.state, was))).returning({ companyId: suggestion.companyId });
    if (!row) return false;
    const isPaid = was === 'WRITING' || await captureCredits(tx, held(id, row.companyId, now()));
    if (!isPaid) await tx.update(suggestion).set({ state: 'FAILED', words: '' }).where(eq(suggestion.id, id));
    afterCommit(tx, () => void announce(around, suggestionTopic(id), { id }));
    return isPaid;
  });
}

/**
 * Ends a suggestion that is being written. Done: its credit is spent. Failed: the credit comes back, spent or not. Stopped: it comes back
 * where no word had been written. One that has ended stays as it is.
 */
export async function endSuggestion(around: Around, id: string, state: 'DONE' | 'STOPPED' | 'FAILED'): Promise<void> {
  const { db, now } = around;
  await db.transaction(async (tx) => {
    const [row] = await tx.update(suggestion).set({ state }).where(open(id)).returning();
    if (!row) return;
    const credit = held(id, row.companyId, now());
    const isBack = state !== 'DONE' && (await releaseCredits(tx, credit) || (state === 'FAILED' && await refundCredits(tx, credit)));
    if (isBack) await recordCompanyEvent(tx, around, row.companyId, { type: 'COMPANY_CHANGED', actorId: row.userId });
    afterCommit(tx, () => void announce(around, suggestionTopic(id), { id }));
  });
}
