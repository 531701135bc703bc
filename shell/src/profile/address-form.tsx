import { apiErrorOf } from '@heartwood/client-kit/commands';
import { CheckedForm, checkWith, FormError, FormFields, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { useQuery } from 'urql';
import { Banner } from '@heartwood/shared-ui';
import { MeDocument } from '../generated/graphql';
import type { Me } from '../graphql/me';
import { session } from '../session/browser-session';

const check = checkWith(() => import('./address-form.schema'));

/** A new address counts once the mail to it was confirmed. */
export function AddressForm({ user }: Pick<Me, 'user'>) {
  const [, reloadMe] = useQuery({ query: MeDocument, pause: true });
  return (
    <Formik
      initialValues={{ email: '' }}
      validate={check}
      validateOnChange={false}
      onSubmit={submitWith(async (values, helpers) => {
        const response = await session.fetch('/api/v1/users/email', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: values.email.trim() }),
        });
        if (!response.ok) throw await apiErrorOf(response);
        helpers.resetForm();
        reloadMe({ requestPolicy: 'network-only' });
      })}
    >
      <CheckedForm label="Email address">
        <FormFields>
          {user.pendingEmail == null ? null : <Banner>Open the link in the mail to {user.pendingEmail} to confirm the change.</Banner>}
          <TextField name="email" label="New email" type="email" autoComplete="email" inputMode="email" />
          <FormError />
          <SubmitButton>Change address</SubmitButton>
        </FormFields>
      </CheckedForm>
    </Formik>
  );
}
