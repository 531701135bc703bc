import type { OnboardingDraft } from './onboarding-draft';

/** What every step of the onboarding gets. */
export interface StepProps {
  draft: OnboardingDraft;
  /** Keeps what was typed, without going on. */
  onChange: (change: Partial<OnboardingDraft>) => void;
  onNext: (change: Partial<OnboardingDraft>) => void;
  /** Missing on the first step. */
  onBack?: () => void;
}

/** The server took the company with one field as the exception: the field's own step says why. */
export interface Refusal {
  field: string;
  message: string;
}
