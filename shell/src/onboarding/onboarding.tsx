import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Redirect } from '../app/redirect';
import { nav } from '../navigation/nav';
import { useLocation } from '../navigation/use-location';
import { drafts } from '../session/browser-session';
import type { Me } from '../graphql/me';
import { CompanyStep } from './company-step';
import { FocusStep } from './focus-step';
import { further, keepDraft, readDraft, shownStep, stepPath, type OnboardingDraft, type Step } from './onboarding-draft';
import { OnboardingFrame } from './onboarding-frame';
import type { Refusal, StepProps } from './step-props';
import { TeamStep } from './team-step';
import { useFinish } from './use-finish';
import { YouStep } from './you-step';

export interface OnboardingProps {
  me: Me;
  isNewCompany: boolean;
  addressedId: string | null;
}

/**
 * At most four short steps: you, your company, sector-stage-objective, your team. Enter continues; each step is an entry of
 * the browser's history, so that Back goes a step back, and a reload loses nothing.
 */
export function Onboarding({ me, isNewCompany, addressedId }: OnboardingProps) {
  const location = useLocation();
  const [draft, setDraft] = useState(() => (
    readDraft(drafts, { user: me.user, companyIds: me.companies.map(({ id }) => id), addressedId, isNewCompany })
  ));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const finish = useFinish(me, isNewCompany);
  const asked = new URLSearchParams(location.search).get('step');
  const shown = shownStep(draft, asked);
  const change = (next: Partial<OnboardingDraft>): void => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    keepDraft(drafts, changed);
  };
  const isOther = addressedId !== null && addressedId !== draft.companyId;
  const path = stepPath(draft, shown, isNewCompany);
  // The bare address, and one of a step that is still to come, become that of the step which is shown.
  const isOwnAddress = addressedId === draft.companyId && asked === shown;
  useEffect(() => {
    if (isOther || isOwnAddress) return;
    keepDraft(drafts, draft);
    nav.navigate(path, { replace: true });
  }, [isOther, isOwnAddress, path, draft]);
  // What the address names was finished, here or in another tab.
  if (isOther) return <Redirect to="/app" />;

  const go = (step: Step): void => nav.navigate(stepPath(draft, step, isNewCompany), { state: { from: shown } });
  const at = draft.steps.indexOf(shown);
  const previous = draft.steps[at - 1];
  const following = draft.steps[at + 1];
  const advance = (next: Partial<OnboardingDraft>, after = following): void => {
    // Before the address changes: what it asks for is measured against how far one has come.
    flushSync(() => change(after === undefined ? next : { ...next, step: further(draft.step, after) }));
    if (after !== undefined) go(after);
  };
  const founded = (): void => {
    advance({ isCreated: true });
    if (following === undefined) void finish.run(draft.companyId, 0);
  };
  const back = (): void => {
    if (previous === undefined) return;
    // The browser's own step back, where that is what it would do: its history grows by what was done alone.
    if (cameFrom(location.state) === previous) nav.navigate(-1);
    else nav.navigate(stepPath(draft, previous, isNewCompany), { replace: true });
  };
  const refused = (next: Refusal): void => {
    setRefusal(next);
    go('company');
  };
  const props: StepProps = { draft, onChange: change, onNext: advance, ...(previous === undefined ? {} : { onBack: back }) };
  const corrected: StepProps['onNext'] = (next) => {
    setRefusal(null);
    advance(next);
  };
  return (
    <OnboardingFrame draft={draft} shown={shown} me={me} finish={finish}>
      {shown === 'you' ? <YouStep {...props} userId={me.user.id} /> : null}
      {shown === 'company' ? <CompanyStep {...props} refusal={refusal} onNext={corrected} /> : null}
      {shown === 'focus' ? <FocusStep {...props} isFinishing={finish.isBusy} onFounded={founded} onRefused={refused} /> : null}
      {shown === 'team' ? <TeamStep {...props} isBusy={finish.isBusy} onFinish={(sent) => void finish.run(draft.companyId, sent)} /> : null}
    </OnboardingFrame>
  );
}

function cameFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
}
