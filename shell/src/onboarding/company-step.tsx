import { checkCompanyFields, CompanyFields } from '@heartwood/client-kit/company-fields';
import { CheckedForm, KeepValues } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import type { Refusal, StepProps } from './step-props';
import { StepBar, StepBody, StepMain } from './step-form';

export interface CompanyStepProps extends StepProps {
  refusal: Refusal | null;
}

export function CompanyStep({ draft, refusal, onChange, onNext, onBack }: CompanyStepProps) {
  const initialValues = { name: draft.name, country: draft.country, city: draft.city, size: draft.size };
  return (
    <StepMain>
      <Formik
        initialValues={initialValues}
        initialStatus={refusal === null ? undefined : { ...refusal, values: initialValues }}
        validate={checkCompanyFields}
        validateOnChange={false}
        onSubmit={(values) => onNext({ ...values, name: values.name.trim(), city: values.city.trim() })}
      >
        {({ isSubmitting }) => (
          <CheckedForm label="Your company">
            <KeepValues onChange={onChange} />
            <StepBody title="What is your company called?" lead="A working name is enough.">
              <CompanyFields autoFocus={refusal === null} />
            </StepBody>
            <StepBar busy={isSubmitting} onBack={onBack} />
          </CheckedForm>
        )}
      </Formik>
    </StepMain>
  );
}
