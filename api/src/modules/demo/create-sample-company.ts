import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { daysFrom } from '../../text/days';
import { makesRoom } from '../account';
import { tellUser } from '../company';
import { requireViewer, users } from '../identity';
import { writeDemoSubscription } from '../plan';
import { AMARA } from './demo-people';
import { LOOPCRATE } from './loopcrate';
import { writeDemoCompany } from './write-demo-company';

/** Days that a sample's paid modules stay open. */
const SAMPLE_TRIAL_DAYS = 41;

/**
 * A private copy of the demo company to look around in: the viewer plays the founder, alone, so nobody else's
 * part is in it. Marked as a demo, so it can be removed. The same id twice is one company.
 */
export async function createSampleCompany(context: Context, { id }: { id: string }): Promise<{ id: string }> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    if (!await makesRoom(tx, id, userId)) return;
    const now = context.now();
    await writeDemoCompany(tx, {
      id, ownerId: userId, isSoloFounder: true, plan: LOOPCRATE, playedBy: (person) => (person === AMARA ? userId : null), now,
    });
    await writeDemoSubscription(tx, id, { plan: 'Trial', endsAt: daysFrom(now, SAMPLE_TRIAL_DAYS), createdAt: now });
    await tx.update(users).set({ lastAccessedCompanyId: id }).where(eq(users.id, userId));
    tellUser(tx, context, userId, 'MEMBERSHIP_CHANGED');
  });
  return { id };
}
