import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { captureCredits, holdCredits, releaseCredits } from './hold-credits';
import { issueCredits } from './issue-credits';

interface DemoCredits {
  companyId: string;
  trial: { endsAt: Date; createdAt: Date };
  /** Who bought some; who has asked for suggestions beside them. */
  people: { buyer: string; other: string; third: string };
  now: Date;
}

/** Credits of the trial of which some are used, some that were bought, and one that came back: 86 are left, 36 of them granted. */
export async function writeDemoCredits(tx: Db, { companyId, trial, people: { buyer, other, third }, now }: DemoCredits): Promise<void> {
  const issue = { companyId, amount: 50 };
  await issueCredits(tx, {
    ...issue, kind: 'GRANTED', expiresAt: trial.endsAt, reference: 'trial', description: '50 credits granted with Trial', actorId: null,
    at: trial.createdAt,
  });
  const used: readonly [string, number, string | null, number][] = [
    ['12 suggestions', 12, null, 14], ['Suggestion, Overall solution', 1, third, 8], ['Suggestion, Culture', 1, other, 1],
    ['Suggestion, Elevator pitch', 1, buyer, 0],
  ];
  for (const [description, amount, actorId, days] of used) {
    await writeDemoUse(tx, { companyId, description, amount, actorId, at: daysFrom(now, -days), isFailed: days === 1 });
    if (days !== 14) continue;
    await issueCredits(tx, {
      ...issue, kind: 'PAID', expiresAt: null, reference: 'demo:payment', description: '50 credits bought', actorId: buyer,
      at: daysFrom(now, -12),
    });
  }
}

interface DemoUse { companyId: string; description: string; amount: number; actorId: string | null; at: Date; isFailed?: boolean }

/** Credits that were used; those of what failed came back at once. */
export async function writeDemoUse(tx: Db, { companyId, description, amount, actorId, at, isFailed = false }: DemoUse): Promise<void> {
  const held = { companyId, reference: `demo:${description}`, at };
  await holdCredits(tx, { ...held, amount, description, actorId });
  if (isFailed) await releaseCredits(tx, held);
  else await captureCredits(tx, held);
}
