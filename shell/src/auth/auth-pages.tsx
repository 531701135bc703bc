import { useEffect, type ComponentType } from 'react';
import { latePart } from '@heartwood/shared-ui';
import { BareNotFound } from '../app/full-screens';
import { HOME } from '../navigation/home';
import { nav } from '../navigation/nav';
import { useLocation } from '../navigation/use-location';
import { session } from '../session/browser-session';
import { ForgotPasswordPage } from './forgot-password-form';
import { LoginPage } from './login-form';
import type { MarketingPageName } from './marketing-copy';
import { SignUpPage } from './sign-up-form';

const MarketingPage = latePart(() => import('./marketing-pages').then((part) => part.MarketingPage));
// Where mails lead is no part of what somebody waits for who logs in.
const SetPasswordPage = latePart(() => import('./set-password-form').then((part) => part.SetPasswordPage));
const VerifyEmailPage = latePart(() => import('./verify-email').then((part) => part.VerifyEmailPage));
const UndoAddressPage = latePart(() => import('./undo-address').then((part) => part.UndoAddressPage));
const DigestOffPage = latePart(() => import('./digest-off').then((part) => part.DigestOffPage));
const SecondStepPage = latePart(() => import('./second-step').then((part) => part.SecondStepPage));
const NewInvitePage = latePart(() => import('./new-invite').then((part) => part.NewInvitePage));

/** Pages that have nothing to offer to somebody who is signed in (specification, section 2). */
const SIGNED_OUT_ONLY: Record<string, ComponentType> = {
  login: LoginPage,
  signup: SignUpPage,
  'forgot-password': ForgotPasswordPage,
  'set-password': SetPasswordPage,
};

const MARKETING: readonly MarketingPageName[] = ['about', 'features', 'future', 'terms', 'privacy'];

/** Everything below /auth. */
export function AuthPages() {
  const { pathname } = useLocation();
  const name = pathname.replace(/^\/auth\/?/, '').replace(/\/$/, '');
  const SignedOutPage = SIGNED_OUT_ONLY[name];
  const marketing = MARKETING.find((page) => page === name);
  const isSignedIn = session.tokens.get() !== null;

  if (SignedOutPage) return isSignedIn ? <Redirect to={HOME} /> : <SignedOutPage key={name} />;
  if (name === 'verify-email') return <VerifyEmailPage />;
  if (name === 'undo-address') return <UndoAddressPage />;
  if (name === 'digest-off') return <DigestOffPage />;
  if (name === 'second-step') return <SecondStepPage />;
  if (name === 'new-invite') return <NewInvitePage />;
  if (marketing) return <MarketingPage key={name} name={marketing} />;
  // The empty child redirects to login (specification, section 2); of anything else there is nothing here.
  return name === '' ? <Redirect to="/auth/login" /> : <BareNotFound />;
}

function Redirect({ to }: { to: string }) {
  useEffect(() => nav.navigate(to, { replace: true }), [to]);
  return null;
}
