import { CheckedForm, checkWith, FormError, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { LIMITS } from '@heartwood/contract/domain';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { TextLink } from '@heartwood/shared-ui';
import { nav } from '../navigation/nav';
import { useQuery } from '../navigation/use-location';
import { FREE_PEOPLE } from '../plan/free-people';
import { After, Fine, Pair, Press, Stack } from './auth-copy';
import { AuthLayout } from './auth-layout';
import { GoogleSignIn } from './google-sign-in';
import { logIn, signUp } from './identity-calls';
import { readInvitation } from './operations';
import { PasswordStrength } from './password-strength';
import { pathAfterSignIn, withInvite } from './sign-in-paths';

const check = checkWith(() => import('./sign-up-form.schema'));

const EMPTY = { firstname: '', lastname: '', email: '', password: '' };

export function SignUpPage() {
  const invite = useQuery('invite');
  return (
    <AuthLayout title="Find out how solid your company is." lead={`Free for ${FREE_PEOPLE}. No card.`} current="signup" hollow>
      <GoogleSignIn />
      <Formik
        initialValues={EMPTY}
        validate={check}
        validateOnChange={false}
        onSubmit={submitWith(async (values) => {
          const user = {
            firstname: values.firstname.trim(), lastname: values.lastname.trim(), email: values.email.trim(), password: values.password,
          };
          const id = await signUp(invite ? { ...user, inviteToken: invite } : user);
          if (invite) {
            // The invitation's mail has proved the address: no second mail is needed.
            await logIn(user.email, user.password);
            nav.navigate(pathAfterSignIn({ invite, next: null }), { replace: true });
          } else {
            nav.navigate(`/auth/verify-email?email=${encodeURIComponent(user.email)}${id === null ? '' : `&id=${id}`}`);
          }
        })}
      >
        {({ values }) => (
          <CheckedForm label="Sign Up">
            {invite ? <InvitedAddress invite={invite} /> : null}
            <Stack>
              <Pair>
                <TextField name="firstname" label="First name" most={LIMITS.firstname.max} autoComplete="given-name" />
                <TextField name="lastname" label="Last name" most={LIMITS.lastname.max} autoComplete="family-name" />
              </Pair>
              <TextField name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
              <div>
                <TextField name="password" label="Password" type="password" autoComplete="new-password" />
                <PasswordStrength password={values.password} owner={values} />
              </div>
            </Stack>
            <Press>
              <FormError />
              <SubmitButton size="lg" block>Sign Up</SubmitButton>
            </Press>
          </CheckedForm>
        )}
      </Formik>
      <Fine>
        By signing up you accept the <TextLink href="/auth/terms">
          terms
        </TextLink> and the <TextLink href="/auth/privacy">privacy notice</TextLink>.
      </Fine>
      <After>Already here? <TextLink href={withInvite('/auth/login', invite)}>Login</TextLink></After>
    </AuthLayout>
  );
}

/** Fills in the address the invitation went to, once; what the visitor has typed meanwhile stays. */
function InvitedAddress({ invite }: { invite: string }) {
  const { values, setFieldValue } = useFormikContext<typeof EMPTY>();
  const [invitedEmail, setInvitedEmail] = useState<string | null>(null);
  useEffect(() => {
    readInvitation(invite).then(({ invitation }) => setInvitedEmail(invitation?.email ?? null), () => undefined);
  }, [invite]);
  const isBlank = values.email === '';
  useEffect(() => {
    if (invitedEmail === null) return;
    if (isBlank) void setFieldValue('email', invitedEmail, false);
    setInvitedEmail(null);
  }, [invitedEmail, isBlank, setFieldValue]);
  return null;
}
