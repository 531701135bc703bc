import { ApiError } from '@heartwood/client-kit/commands';
import {
  CheckedForm, checkWith, FormError, FormFields, GuardChanges, SubmitButton, submitWith, TextField, useFieldError,
} from '@heartwood/client-kit/forms';
import { LIMITS } from '@heartwood/contract/domain';
import { Formik, useField } from 'formik';
import styled from 'styled-components';
import { useMutation } from 'urql';
import { Field, limitNote, mobile, Textarea } from '@heartwood/shared-ui';
import { UpdateUserDocument } from '../generated/graphql';
import type { Me } from '../graphql/me';
import { toast } from '../toasts/toasts';
import { nav } from '../navigation/nav';

const check = checkWith(() => import('./profile-form.schema'));
const Pair = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; ${mobile} { grid-template-columns: 1fr; }
`;

/** Name, bio, phone and postal address. */
export function ProfileForm({ user }: Pick<Me, 'user'>) {
  const [, updateUser] = useMutation(UpdateUserDocument);
  return (
    <Formik
      initialValues={{
        firstname: user.firstname, lastname: user.lastname, bio: user.bio ?? '', phoneNumber: user.phoneNumber ?? '',
        address: user.address ?? '',
      }}
      validate={check}
      validateOnChange={false}
      onSubmit={submitWith(async (values, helpers) => {
        const { data, error } = await updateUser({
          id: user.id,
          set: {
            firstname: values.firstname.trim(),
            lastname: values.lastname.trim(),
            bio: values.bio.trim() || null,
            phoneNumber: values.phoneNumber.trim() || null,
            address: values.address.trim() || null,
          },
        });
        const refusal = data?.updateUser.error;
        if (refusal) throw new ApiError({ status: 422, ...refusal });
        if (error) throw error;
        helpers.resetForm({ values });
        toast({ title: 'Profile saved', status: 'success' });
      })}
    >
      <CheckedForm label="About you">
        <GuardChanges nav={nav} />
        <FormFields>
          <Pair>
            <TextField name="firstname" label="First name" most={LIMITS.firstname.max} autoComplete="given-name" />
            <TextField name="lastname" label="Last name" most={LIMITS.lastname.max} autoComplete="family-name" />
          </Pair>
          <Bio />
          <Pair>
            <TextField name="phoneNumber" label="Phone" optional most={LIMITS.phoneNumber.max} type="tel" autoComplete="tel" />
            <TextField name="address" label="Postal address" optional most={LIMITS.address.max} autoComplete="street-address" />
          </Pair>
          <FormError />
          <SubmitButton>Save</SubmitButton>
        </FormFields>
      </CheckedForm>
    </Formik>
  );
}

function Bio() {
  const [field] = useField<string>('bio');
  const left = limitNote(field.value.trim().length, LIMITS.bio.max);
  return <Field label="Bio" optional error={useFieldError('bio')} {...(left !== undefined && { aside: left })}>
    <Textarea {...field} rows={3} />
  </Field>;
}
