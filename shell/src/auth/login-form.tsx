import { ApiError } from '@heartwood/client-kit/commands';
import { checkWith, TextField } from '@heartwood/client-kit/forms';
import { latePart, TextLink } from '@heartwood/shared-ui';
import { nav } from '../navigation/nav';
import { useQuery } from '../navigation/use-location';
import { returnPath } from '../session/browser-session';
import { After } from './auth-copy';
import { AuthForm } from './auth-form';
import { AuthLayout } from './auth-layout';
import { GoogleSignIn } from './google-sign-in';
import { logIn } from './identity-calls';
import { withInvite } from './sign-in-paths';
import { pathAfterFirstFactor } from './sign-in-wait';
import { StandingNote } from './standing-note';

const check = checkWith(() => import('./login-form.schema'));
const PasskeySignIn = latePart(
  () => import('./passkey-sign-in').then((part) => part.PasskeySignIn), { isPatient: true, failed: () => null },
);

export function LoginPage() {
  const invite = useQuery('invite');
  const next = useQuery('next');
  const address = useQuery('email') ?? '';
  const goOn = (): void => nav.navigate(pathAfterFirstFactor({ invite, next, left: returnPath() }), { replace: true });
  const enter = async ({ email, password }: { email: string; password: string }): Promise<void> => {
    try {
      await logIn(email.trim(), password);
      goOn();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'EMAIL_NOT_VERIFIED') throw error;
      nav.navigate(`/auth/verify-email?email=${encodeURIComponent(email.trim())}`);
    }
  };
  return (
    <AuthLayout title="Pick up where your company is." lead="Log in to your growth plan, your team and your people." current="login">
      <StandingNote />
      <GoogleSignIn />
      <AuthForm label="Login" initialValues={{ email: address, password: '' }} check={check} onSubmit={enter} submit="Login">
        <TextField name="email" label="Email" type="email" size="lg" autoComplete="username" inputMode="email" autoFocus={address === ''} />
        <TextField
          name="password" label="Password" type="password" size="lg" autoComplete="current-password" autoFocus={address !== ''}
          aside={<TextLink href="/auth/forgot-password">Forgot password?</TextLink>}
        />
      </AuthForm>
      <PasskeySignIn onEntered={goOn} />
      <After>
        New here? <TextLink href={withInvite('/auth/signup', invite)}>Sign up</TextLink> and find out how solid your idea is.
      </After>
    </AuthLayout>
  );
}
