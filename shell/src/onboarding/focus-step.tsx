import { useRef, useState, type FormEvent } from 'react';
import { useMutation } from 'urql';
import { Banner } from '@heartwood/shared-ui';
import { focusErrors } from '../company/focus-errors';
import { FocusFields, type Focus } from '../company/focus-fields';
import { CreateCompanyDocument, UpdateCompanyDocument } from '../generated/graphql';
import type { OnboardingDraft } from './onboarding-draft';
import type { Refusal, StepProps } from './step-props';
import { referredVisitor } from '../session/referral';
import { StepBar, StepBody, StepMain } from './step-form';

export interface FocusStepProps extends StepProps {
  /** It was the last step: the way into the company is under way. */
  isFinishing: boolean;
  /** The server has the company. */
  onFounded: () => void;
  /** The server does not take what an earlier step asked for. */
  onRefused: (refusal: Refusal) => void;
}

const EARLIER_FIELDS: readonly string[] = ['name', 'country', 'city', 'size'] satisfies (keyof OnboardingDraft)[];

/** What the company does and how far it is; Continue makes the company. */
export function FocusStep({ draft, isFinishing, onChange, onFounded, onRefused, onBack }: FocusStepProps) {
  const [, create] = useMutation(CreateCompanyDocument);
  const [, update] = useMutation(UpdateCompanyDocument);
  const [errors, setErrors] = useState<Partial<Record<keyof Focus, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { sectors, stageId, objective } = draft;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = focusErrors({ sectors, stageId, objective });
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => (
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="radiogroup"] [tabindex="0"]')?.focus()
      ));
      return;
    }
    setBusy(true);
    const set = {
      name: draft.name, country: draft.country || null, city: draft.city || null, size: draft.size || null, sectors, stageId, objective,
    };
    const { refusal, error } = draft.isCreated
      ? await update({ id: draft.companyId, set }).then(({ data, error: lost }) => ({ refusal: data?.updateCompany.error, error: lost }))
      : await create({ input: { id: draft.companyId, ...set, visitor: referredVisitor() ?? null } })
        .then(({ data, error: lost }) => ({ refusal: data?.createCompany.error, error: lost }));
    setBusy(false);
    const { field, message } = refusal ?? {};
    const failed = message ?? error?.message;
    if (failed === undefined) onFounded();
    else if (field != null && EARLIER_FIELDS.includes(field)) onRefused({ field, message: failed });
    else setFailure(failed);
  };

  return (
    <StepMain>
      <form ref={form} noValidate aria-label="Sector, stage, objective" onSubmit={(event) => void submit(event)}>
        <StepBody title={`What does ${draft.name} do, and how far is it?`} lead="You can change all of this later.">
          <FocusFields
            value={{ sectors, stageId, objective }} errors={errors}
            onChange={(change) => {
              setErrors({});
              onChange(change);
            }}
          />
          {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        </StepBody>
        <StepBar busy={isBusy || isFinishing} onBack={onBack} />
      </form>
    </StepMain>
  );
}
