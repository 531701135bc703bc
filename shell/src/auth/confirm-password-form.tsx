import { checkWith, TextField } from '@heartwood/client-kit/forms';
import { TextLink } from '@heartwood/shared-ui';
import { After } from './auth-copy';
import { AuthForm } from './auth-form';
import { AuthLayout } from './auth-layout';
import { verifyEmail } from './identity-calls';

const check = checkWith(() => import('./confirm-password-form.schema'));

interface ConfirmPasswordFormProps {
  token: string;
  confirmed(isSignedIn: boolean): void;
}

/** The mail was opened in another browser than the one that signed up: the password shows that both are one person's. */
export function ConfirmPasswordForm({ token, confirmed }: ConfirmPasswordFormProps) {
  const confirm = async ({ password }: { password: string }): Promise<void> => {
    confirmed(await verifyEmail(token, password));
  };
  return (
    <AuthLayout
      title="Is it you?" lead="You opened the link in another browser than the one you signed up in. Enter the password you chose there."
      hollow
    >
      <AuthForm label="Confirm your address" initialValues={{ password: '' }} check={check} onSubmit={confirm} submit="Confirm my address">
        <TextField name="password" label="Password" type="password" size="lg" autoComplete="current-password" />
      </AuthForm>
      <After>Not your sign-up, or not your password? <TextLink href="/auth/signup">
        Sign up
      </TextLink> again: only the link of that mail lets you in.</After>
    </AuthLayout>
  );
}
