import { checkWith, TextField } from '@heartwood/client-kit/forms';
import { Banner, Button, TextLink } from '@heartwood/shared-ui';
import { AuthForm } from './auth-form';
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
  const connect = async ({ password }: { password: string }): Promise<void> => {
    await logInWithGoogle({ ...answer, password });
    connected();
  };
  return (
    <AuthForm
      label="Connect Google" initialValues={{ password: '' }} check={check} onSubmit={connect} submit="Connect Google and log in"
      otherwise={<Button variant="ghost" size="lg" block onClick={cancelled}>Not now</Button>}
    >
      <Banner>You have an account with this address. Enter its password once, and from then on Google is enough.</Banner>
      <TextField
        name="password" label="Password of your account" type="password" size="lg" autoComplete="current-password"
        aside={<TextLink href="/auth/forgot-password">Forgot password?</TextLink>}
      />
    </AuthForm>
  );
}
