import { useRef, useState, type FormEvent } from 'react';
import { useMutation } from 'urql';
import { Banner } from '@heartwood/shared-ui';
import { FocusFields, type Focus } from '../company/focus-fields';
import { CreateCompanyDocument, UpdateCompanyDocument } from '../generated/graphql';
import { focusErrors } from './focus-errors';
import type { StepProps } from './step-props';
import { StepBar, StepBody, StepMain } from './step-form';

/** What the company does and how far it is; Continue makes the company. */
export function FocusStep({ draft, onChange, onFounded, onBack }: StepProps & { onFounded: () => void }) {
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
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="radiogroup"] [tabindex="0"]')?.focus());
      return;
    }
    setBusy(true);
    const set = { name: draft.name, country: draft.country || null, city: draft.city || null, size: draft.size || null, sectors, stageId, objective };
    const problem = draft.isCreated
      ? await update({ id: draft.companyId, set }).then(({ data, error }) => data?.updateCompany.error?.message ?? error?.message)
      : await create({ input: { id: draft.companyId, ...set } }).then(({ data, error }) => data?.createCompany.error?.message ?? error?.message);
    setBusy(false);
    if (problem === undefined) onFounded();
    else setFailure(problem);
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
        <StepBar busy={isBusy} onBack={onBack} />
      </form>
    </StepMain>
  );
}
