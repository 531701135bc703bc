import { useState } from 'react';
import { Redirect } from '../app/redirect';
import { nav } from '../navigation/nav';
import { drafts } from '../session/browser-session';
import type { Me } from '../graphql/me';
import { CompanyStep } from './company-step';
import { FocusStep } from './focus-step';
import { keepDraft, readDraft, STEPS, type OnboardingDraft } from './onboarding-draft';
import { OnboardingFrame } from './onboarding-frame';
import type { Refusal, StepProps } from './step-props';
import { TeamStep } from './team-step';
import { useFinish } from './use-finish';
import { YouStep } from './you-step';

export interface OnboardingProps {
  me: Me;
  isNewCompany: boolean;
  foundedId: string | null;
}

/** Four short steps: you, your company, sector-stage-objective, your team. Enter continues; a reload loses nothing. */
export function Onboarding({ me, isNewCompany, foundedId }: OnboardingProps) {
  const [draft, setDraft] = useState(() => readDraft(drafts, { user: me.user, companyIds: me.companies.map(({ id }) => id), foundedId }));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const finish = useFinish(me, isNewCompany);
  const change = (next: Partial<OnboardingDraft>): void => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    keepDraft(drafts, changed);
  };
  // From here on the address tells a reload from the wish for another company.
  const founded = (): void => {
    change({ isCreated: true, step: 'team' });
    nav.navigate(`/onboarding?${isNewCompany ? 'new_company=true&' : ''}company_id=${draft.companyId}`, { replace: true });
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
  // What the address names was finished, here or in another tab.
  if (foundedId !== null && foundedId !== draft.companyId) return <Redirect to="/app" />;
  const refused = (next: Refusal): void => {
    setRefusal(next);
    change({ step: 'company' });
  };
  const corrected: StepProps['onNext'] = (next) => {
    setRefusal(null);
    props.onNext(next);
  };
  return (
    <OnboardingFrame draft={draft} me={me} finish={finish}>
      {draft.step === 'you' ? <YouStep {...props} userId={me.user.id} /> : null}
      {draft.step === 'company' ? <CompanyStep {...props} refusal={refusal} onNext={corrected} /> : null}
      {draft.step === 'focus' ? <FocusStep {...props} onFounded={founded} onRefused={refused} /> : null}
      {draft.step === 'team' ? <TeamStep {...props} isBusy={finish.isBusy} onFinish={(sent) => void finish.run(draft.companyId, sent)} /> : null}
    </OnboardingFrame>
  );
}
