import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { followTips, GlobalStyle } from '@heartwood/shared-ui';
import { followLinks } from '../navigation/follow-links';
import { useLocation } from '../navigation/use-location';
import { LoadingScreen } from './loading-screen';
import { Redirect } from './redirect';
import '../theme/browser-theme';

// Each part brings what it needs: the forms of the signed-out pages are no weight for those who are inside.
const AuthPages = lazy(async () => ({ default: (await import('../auth/auth-pages')).AuthPages }));
const SignedInApp = lazy(async () => ({ default: (await import(/* webpackChunkName: "signed-in" */ './signed-in-app')).SignedInApp }));
const StatusPage = lazy(async () => ({ default: (await import('../status/status-page')).StatusPage }));

/** The whole shell. */
export function App() {
  useEffect(() => followLinks(), []);
  useEffect(() => followTips(), []);
  return (
    <>
      <GlobalStyle />
      <Routes />
    </>
  );
}

function Routes() {
  const { pathname } = useLocation();
  if (pathname === '/') return <Redirect to="/auth" />;
  return <Suspense fallback={<LoadingScreen />}>{partOf(pathname)}</Suspense>;
}

function partOf(pathname: string): ReactNode {
  if (/^\/auth(?:\/|$)/.test(pathname)) return <AuthPages />;
  if (pathname === '/status') return <StatusPage />;
  return <SignedInApp />;
}
