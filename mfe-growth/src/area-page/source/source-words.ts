import type { ClaimStatus, Founded } from '@heartwood/contract/domain';

export type SourceTone = 'hollow' | 'neutral' | 'warning' | 'info' | 'success' | 'danger';

const TONES: Readonly<Record<ClaimStatus, SourceTone>> = { TO_TEST: 'warning', TESTING: 'info', TRUE: 'success', FALSE: 'danger' };

/** How the mark of a claim looks: hollow until somebody has looked. */
export function sourceTone({ status, count }: Founded): SourceTone {
  return status === null ? (count === 0 ? 'hollow' : 'neutral') : TONES[status];
}

export const statusTone = (status: ClaimStatus) => TONES[status] as Exclude<SourceTone, 'hollow'>;
