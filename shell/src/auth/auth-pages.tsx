import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { BareNotFound } from '../app/full-screens';
import { nav } from '../navigation/nav';
import { useLocation } from '../navigation/use-location';
import { session } from '../session/browser-session';
import { ForgotPasswordPage } from './forgot-password-form';
import { LoginPage } from './login-form';
import type { MarketingPageName } from './marketing-copy';
import { GROWTH_HOME } from './sign-in-paths';
import { SignUpPage } from './sign-up-form';

const MarketingPage = lazy(async () => ({ default: (await import('./marketing-pages')).MarketingPage }));
// Where mails lead is no part of what somebody waits for who logs in.
const SetPasswordPage = lazy(async () => ({ default: (await import('./set-password-form')).SetPasswordPage }));
const VerifyEmailPage = lazy(async () => ({ default: (await import('./verify-email')).VerifyEmailPage }));
const UndoAddressPage = lazy(async () => ({ default: (await import('./undo-address')).UndoAddressPage }));
const NewInvitePage = lazy(async () => ({ default: (await import('./new-invite')).NewInvitePage }));

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

  if (SignedOutPage) return isSignedIn ? <Redirect to={GROWTH_HOME} /> : <Suspense><SignedOutPage key={name} /></Suspense>;
  if (name === 'verify-email') return <Suspense><VerifyEmailPage /></Suspense>;
  if (name === 'undo-address') return <Suspense><UndoAddressPage /></Suspense>;
  if (name === 'new-invite') return <Suspense><NewInvitePage /></Suspense>;
  if (marketing) return <Suspense><MarketingPage key={name} name={marketing} /></Suspense>;
  // The empty child redirects to login (specification, section 2); of anything else there is nothing here.
  return name === '' ? <Redirect to="/auth/login" /> : <BareNotFound />;
}

function Redirect({ to }: { to: string }) {
  useEffect(() => nav.navigate(to, { replace: true }), [to]);
  return null;
}
