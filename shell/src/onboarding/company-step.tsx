import { Formik } from 'formik';
import { CompanyFields } from '../company/company-fields';
import { checkWith } from '../forms/check-with';
import { CheckedForm } from '../forms/checked-form';
import { KeepValues } from '../forms/keep-values';
import type { StepProps } from './step-props';
import { StepBar, StepBody, StepMain } from './step-form';

const check = checkWith(() => import('../company/company-fields.schema'));

export function CompanyStep({ draft, onChange, onNext, onBack }: StepProps) {
  return (
    <StepMain>
      <Formik
        initialValues={{ name: draft.name, country: draft.country, city: draft.city, size: draft.size }}
        validate={check}
        validateOnChange={false}
        onSubmit={(values) => onNext({ ...values, name: values.name.trim(), city: values.city.trim() })}
      >
        {({ isSubmitting }) => (
          <CheckedForm label="Your company">
            <KeepValues onChange={onChange} />
            <StepBody title="What is your company called?" lead="A working name is enough.">
              <CompanyFields autoFocus />
            </StepBody>
            <StepBar busy={isSubmitting} onBack={onBack} />
          </CheckedForm>
        )}
      </Formik>
    </StepMain>
  );
}
