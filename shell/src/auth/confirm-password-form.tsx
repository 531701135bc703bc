import { CheckedForm, checkWith, FormError, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { TextLink } from '@heartwood/shared-ui';
import { After, Press } from './auth-copy';
import { AuthLayout } from './auth-layout';
import { verifyEmail } from './identity-calls';

const check = checkWith(() => import('./confirm-password-form.schema'));

interface ConfirmPasswordFormProps {
  token: string;
  confirmed(isSignedIn: boolean): void;
}

/** The mail was opened in another browser than the one that signed up: the password shows that both are one person's. */
export function ConfirmPasswordForm({ token, confirmed }: ConfirmPasswordFormProps) {
  return (
    <AuthLayout title="Is it you?" lead="You opened the link in another browser than the one you signed up in. Enter the password you chose there." hollow>
      <Formik
        initialValues={{ password: '' }}
        validate={check}
        validateOnChange={false}
        onSubmit={submitWith(async (values) => {
          confirmed(await verifyEmail(token, values.password));
        })}
      >
        <CheckedForm label="Confirm your address">
          <TextField name="password" label="Password" type="password" size="lg" autoComplete="current-password" />
          <Press>
            <FormError />
            <SubmitButton size="lg" block>Confirm my address</SubmitButton>
          </Press>
        </CheckedForm>
      </Formik>
      <After>Not your sign-up, or not your password? <TextLink href="/auth/signup">Sign up</TextLink> again: only the link of that mail lets you in.</After>
    </AuthLayout>
  );
}
