import type { Drafts } from '@heartwood/contract';

export type Step = 'you' | 'company' | 'focus' | 'team';
const STEPS: readonly Step[] = ['you', 'company', 'focus', 'team'];

/** What was typed so far; kept on the device until the company stands. */
export interface OnboardingDraft {
  /** The company's id, made here, so that a repeated attempt never makes a second company. */
  companyId: string;
  /** The furthest that was reached; the address says which one is shown. */
  step: Step;
  /**
   * What is asked. Nobody is asked twice: who is known gives no name again, and who makes a further company invites in the modal that opens
   * with it.
   */
  steps: readonly Step[];
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
  user: { firstname: string; lastname: string; lastAccessedCompanyId?: string | null | undefined };
  /** Own and joined companies. */
  companyIds: readonly string[];
  /** The company that the address names: the one that is being made. */
  addressedId: string | null;
  /** A further company: it opens with the invite modal (specification, section 2). */
  isNewCompany: boolean;
}

function stepsFor({ user, companyIds, isNewCompany }: Founding): readonly Step[] {
  const isKnown = (companyIds.length > 0 || user.lastAccessedCompanyId != null)
    && user.firstname.trim() !== '' && user.lastname.trim() !== '';
  return STEPS.filter((step) => !(step === 'you' && isKnown) && !(step === 'team' && isNewCompany));
}

/**
 * Goes on with what was kept. A company that stands already is gone on with only where the address names it: whoever creates a new one
 * begins anew.
 */
export function readDraft(drafts: Drafts, founding: Founding): OnboardingDraft {
  const { user, companyIds, addressedId } = founding;
  const steps = stepsFor(founding);
  const fresh: OnboardingDraft = {
    companyId: crypto.randomUUID(), step: steps[0] ?? 'company', steps, isCreated: false, firstname: user.firstname,
    lastname: user.lastname,
    name: '', country: '', city: '', size: '', sectors: [], stageId: null, objective: '',
  };
  try {
    const kept: unknown = JSON.parse(drafts.get(KEY) ?? 'null');
    if (!isDraft(kept)) return fresh;
    const stands = kept.isCreated || companyIds.includes(kept.companyId ?? '');
    if (stands) return kept.companyId === addressedId ? { ...fresh, ...kept } : fresh;
    // What is asked follows what is wanted now: words typed for a first company serve a further one, too.
    return { ...fresh, ...kept, steps, step: reached(kept.step, steps) };
  } catch {
    return fresh;
  }
}

export function keepDraft(drafts: Drafts, draft: OnboardingDraft | null): void {
  drafts.set(KEY, draft === null ? null : JSON.stringify(draft));
}

/** The step that the address asks for, as far as one has come. */
export function shownStep({ steps, step }: Pick<OnboardingDraft, 'steps' | 'step'>, asked: string | null): Step {
  const at = steps.findIndex((one) => one === asked);
  return at !== -1 && at <= steps.indexOf(step) ? steps[at] ?? step : step;
}

/** The further of two steps. */
export function further(one: Step, other: Step): Step {
  return STEPS.indexOf(one) >= STEPS.indexOf(other) ? one : other;
}

/** The address of a step. It names the company, so that a reload is told from the wish for another one. */
export function stepPath({ companyId }: Pick<OnboardingDraft, 'companyId'>, step: Step, isNewCompany: boolean): string {
  return `/onboarding?${isNewCompany ? 'new_company=true&' : ''}company_id=${companyId}&step=${step}`;
}

/** The last of the asked steps that is not after the one that was reached. */
function reached(step: Step | undefined, steps: readonly Step[]): Step {
  const most = STEPS.indexOf(step ?? 'you');
  return [...steps].reverse().find((one) => STEPS.indexOf(one) <= most) ?? steps[0] ?? 'company';
}

function isDraft(value: unknown): value is Partial<OnboardingDraft> {
  return typeof value === 'object' && value !== null && 'companyId' in value && typeof value.companyId === 'string'
    && 'step' in value && STEPS.some((step) => step === value.step)
    && (!('steps' in value) || (Array.isArray(value.steps) && value.steps.every((one) => STEPS.some((step) => step === one))));
}
