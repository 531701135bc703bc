import { creditsWord } from '@heartwood/contract/domain';

/** What was charged: a plan, credits that were bought, or credits that came or went. */
export function chargeWords({ chargeType, credits }: { chargeType: string; credits?: number | null | undefined }): string {
  if (credits == null) return chargeType === 'CREDITS' ? 'Credits' : 'Plan';
  if (chargeType === 'GRANT') return `${creditsWord(credits)} granted`;
  return chargeType === 'EXPIRED' ? `${creditsWord(credits)} ended` : creditsWord(credits);
}
