import type { Drafts } from '@heartwood/contract';

export const STEPS = ['you', 'company', 'focus', 'team'] as const;
export type Step = (typeof STEPS)[number];

/** What was typed so far; kept on the device until the company stands. */
export interface OnboardingDraft {
  /** The company's id, made here, so that a repeated attempt never makes a second company. */
  companyId: string;
  step: Step;
  /** The server has the company: going back changes it. */
  isCreated: boolean;
  firstname: string;
  lastname: string;
  name: string;
  country: string;
  city: string;
  size: string;
  sectors: string[];
  stageId: number | null;
  objective: string;
}

const KEY = 'onboarding';

export interface Founding {
  user: { firstname: string; lastname: string };
  /** Own and joined companies. */
  companyIds: readonly string[];
  /** The company that the address names: it stands, and its last steps are open. */
  foundedId: string | null;
}

/** Goes on with what was kept. A company that stands already is gone on with only where the address names it: whoever creates a new one begins anew. */
export function readDraft(drafts: Drafts, { user, companyIds, foundedId }: Founding): OnboardingDraft {
  const fresh: OnboardingDraft = {
    companyId: crypto.randomUUID(), step: 'you', isCreated: false, firstname: user.firstname, lastname: user.lastname,
    name: '', country: '', city: '', size: '', sectors: [], stageId: null, objective: '',
  };
  try {
    const kept: unknown = JSON.parse(drafts.get(KEY) ?? 'null');
    const draft = isDraft(kept) ? { ...fresh, ...kept } : fresh;
    const stands = draft.isCreated || companyIds.includes(draft.companyId);
    return stands && draft.companyId !== foundedId ? fresh : draft;
  } catch {
    return fresh;
  }
}

export function keepDraft(drafts: Drafts, draft: OnboardingDraft | null): void {
  drafts.set(KEY, draft === null ? null : JSON.stringify(draft));
}

function isDraft(value: unknown): value is Partial<OnboardingDraft> {
  return typeof value === 'object' && value !== null && 'companyId' in value && typeof value.companyId === 'string'
    && 'step' in value && STEPS.some((step) => step === value.step);
}
