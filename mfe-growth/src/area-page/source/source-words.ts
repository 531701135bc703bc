import { CLAIM_STATUSES, EVIDENCE_KINDS, type ClaimStatus, type EvidenceKind, type EvidenceStrength } from '@heartwood/contract/domain';

export type SourceTone = 'hollow' | 'neutral' | 'warning' | 'info' | 'success' | 'danger';

const TONES: Readonly<Record<ClaimStatus, SourceTone>> = { TO_TEST: 'warning', TESTING: 'info', TRUE: 'success', FALSE: 'danger' };

/** What is known of a claim. */
export interface Founded { status: ClaimStatus | null; strength: EvidenceStrength; count: number }

/** The mark of a claim: "Assumption" until somebody has looked, then what is thought of it and how many sources it has. */
export function sourceWords({ status, strength, count }: Founded): { text: string; spoken: string; tone: SourceTone } {
  const word = status === null ? null : statusWord(status);
  const sources = count === 0 ? null : `${count} ${count === 1 ? 'source' : 'sources'}`;
  const text = [word, sources].filter(Boolean).join(' · ') || 'Assumption';
  const spoken = { NONE: 'no evidence', SOME: 'some evidence', STRONG: 'strong evidence' }[strength];
  const tone = status === null ? (count === 0 ? 'hollow' : 'neutral') : TONES[status];
  return { text, spoken, tone };
}

export const statusWord = (status: ClaimStatus) => CLAIM_STATUSES.find(([value]) => value === status)?.[1] ?? '';
export const statusTone = (status: ClaimStatus) => TONES[status] as Exclude<SourceTone, 'hollow'>;
export const kindWord = (kind: EvidenceKind) => EVIDENCE_KINDS.find(([value]) => value === kind)?.[1] ?? '';
