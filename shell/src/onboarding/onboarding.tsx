import { useState } from 'react';
import { drafts } from '../session/browser-session';
import type { Me } from '../graphql/me';
import { CompanyStep } from './company-step';
import { FocusStep } from './focus-step';
import { keepDraft, readDraft, STEPS, type OnboardingDraft } from './onboarding-draft';
import { OnboardingFrame } from './onboarding-frame';
import type { StepProps } from './step-props';
import { TeamStep } from './team-step';
import { useFinish } from './use-finish';
import { YouStep } from './you-step';

/** Four short steps: you, your company, sector-stage-objective, your team. Enter continues; a reload loses nothing. */
export function Onboarding({ me, isNewCompany }: { me: Me; isNewCompany: boolean }) {
  const [draft, setDraft] = useState(() => readDraft(drafts, me.user));
  const finish = useFinish(me, isNewCompany);
  const change = (next: Partial<OnboardingDraft>): void => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    keepDraft(drafts, changed);
  };
  const at = STEPS.indexOf(draft.step);
  const previous = STEPS[at - 1];
  const following = STEPS[at + 1];
  const props: StepProps = {
    draft,
    onChange: change,
    onNext: (next) => change(following === undefined ? next : { ...next, step: following }),
    ...(previous === undefined ? {} : { onBack: () => change({ step: previous }) }),
  };
  return (
    <OnboardingFrame draft={draft} me={me} finish={finish}>
      {draft.step === 'you' ? <YouStep {...props} userId={me.user.id} /> : null}
      {draft.step === 'company' ? <CompanyStep {...props} /> : null}
      {draft.step === 'focus' ? <FocusStep {...props} /> : null}
      {draft.step === 'team' ? <TeamStep {...props} isBusy={finish.isBusy} onFinish={(sent) => void finish.run(draft.companyId, sent)} /> : null}
    </OnboardingFrame>
  );
}
