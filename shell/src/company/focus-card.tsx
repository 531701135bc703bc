import type { ApiError } from '@heartwood/client-kit/commands';
import { CheckedForm, FormError, FormFields, GuardChanges, SettingsCard, SubmitButton, submitWith } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { errorOf } from '@heartwood/shared-ui';
import type { CompanyProfileQuery, CompanySet } from '../generated/graphql';
import { toast } from '../toasts/toasts';
import { focusErrors } from './focus-errors';
import { FocusFields, type Focus } from './focus-fields';
import { nav } from '../navigation/nav';

export interface FocusCardProps {
  profile: Pick<NonNullable<CompanyProfileQuery['company']>, 'sectors' | 'stageId' | 'objective'>;
  /** Answers why the company was not saved. */
  save: (set: CompanySet) => Promise<ApiError | null>;
}

/** Sectors, stage and objective of a company that stands: each may change, none may be taken away. */
export function FocusCard({ profile, save }: FocusCardProps) {
  const initial: Focus = { sectors: [...profile.sectors], stageId: profile.stageId ?? null, objective: profile.objective ?? '' };
  return (
    <SettingsCard title="Sector, stage, objective" lead="The first two are modules of the idea stage.">
      <Formik
        initialValues={initial}
        validate={focusErrors}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={submitWith(async (values, helpers) => {
          const failure = await save(values);
          if (failure) throw failure;
          helpers.resetForm({ values });
          toast({ title: 'Company saved', status: 'success' });
        })}
      >
        {({ setErrors, setValues, ...form }) => (
          <CheckedForm label="Sector, stage, objective">
            <GuardChanges nav={nav} />
            <FormFields>
              <FocusFields
                value={form.values}
                errors={{ sectors: errorOf(form, 'sectors'), stageId: errorOf(form, 'stageId'), objective: errorOf(form, 'objective') }}
                onChange={(change) => {
                  setErrors({});
                  void setValues({ ...form.values, ...change });
                }}
              />
              <FormError />
              <SubmitButton>Save</SubmitButton>
            </FormFields>
          </CheckedForm>
        )}
      </Formik>
    </SettingsCard>
  );
}
