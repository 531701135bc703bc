import { CheckedForm, checkWith, FormError, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { Banner, Button, TextLink } from '@heartwood/shared-ui';
import { Press, Stack } from './auth-copy';
import type { GoogleAnswer } from './google-button';
import { logInWithGoogle } from './identity-calls';

const check = checkWith(() => import('./connect-google-form.schema'));

interface ConnectGoogleFormProps {
  answer: GoogleAnswer;
  connected(): void;
  cancelled(): void;
}

/** The address has an account with a password, and Google does not own the address: the password connects the two, once. */
export function ConnectGoogleForm({ answer, connected, cancelled }: ConnectGoogleFormProps) {
  return (
    <Formik
      initialValues={{ password: '' }}
      validate={check}
      validateOnChange={false}
      onSubmit={submitWith(async (values) => {
        await logInWithGoogle({ ...answer, password: values.password });
        connected();
      })}
    >
      <CheckedForm label="Connect Google">
        <Stack>
          <Banner>You have an account with this address. Enter its password once, and from then on Google is enough.</Banner>
          <TextField
            name="password" label="Password of your account" type="password" size="lg" autoComplete="current-password"
            aside={<TextLink href="/auth/forgot-password">Forgot password?</TextLink>}
          />
        </Stack>
        <Press>
          <FormError />
          <SubmitButton size="lg" block>Connect Google and log in</SubmitButton>
          <Button variant="ghost" size="lg" block onClick={cancelled}>Not now</Button>
        </Press>
      </CheckedForm>
    </Formik>
  );
}
