import { ApiError } from '@heartwood/client-kit/commands';
import { CheckedForm, checkWith, FormError, KeepValues, submitWith, TextField } from '@heartwood/client-kit/forms';
import { LIMITS } from '@heartwood/contract/domain';
import { Formik } from 'formik';
import { useMutation } from 'urql';
import { UpdateUserDocument } from '../generated/graphql';
import type { StepProps } from './step-props';
import { StepBar, StepBody, StepMain } from './step-form';

const check = checkWith(() => import('./you-step.schema'));

export function YouStep({ draft, userId, onChange, onNext, onBack }: StepProps & { userId: string }) {
  const [, updateUser] = useMutation(UpdateUserDocument);
  return (
    <StepMain>
      <Formik
        initialValues={{ firstname: draft.firstname, lastname: draft.lastname }}
        validate={check}
        validateOnChange={false}
        onSubmit={submitWith(async (values) => {
          const names = { firstname: values.firstname.trim(), lastname: values.lastname.trim() };
          const { data, error } = await updateUser({ id: userId, set: names });
          const failure = data?.updateUser.error;
          if (failure) throw new ApiError({ status: 422, ...failure });
          if (error) throw error;
          onNext(names);
        })}
      >
        {({ isSubmitting }) => (
          <CheckedForm label="You">
            <KeepValues onChange={onChange} />
            <StepBody title="Who are you?" lead="Your team sees this name.">
              <TextField name="firstname" label="First name" most={LIMITS.firstname.max} size="lg" autoComplete="given-name" autoFocus />
              <TextField name="lastname" label="Last name" most={LIMITS.lastname.max} size="lg" autoComplete="family-name" />
              <FormError />
            </StepBody>
            <StepBar busy={isSubmitting} onBack={onBack} />
          </CheckedForm>
        )}
      </Formik>
    </StepMain>
  );
}
