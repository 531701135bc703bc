import { lazy, Suspense, useEffect } from 'react';
import { GlobalStyle } from '@heartwood/shared-ui';
import { AuthPages } from '../auth/auth-pages';
import { followLinks } from '../navigation/follow-links';
import { useLocation } from '../navigation/use-location';
import { LoadingScreen } from './loading-screen';
import { Redirect } from './redirect';
import '../theme/browser-theme';

const SignedInApp = lazy(async () => ({ default: (await import('./signed-in-app')).SignedInApp }));

const StatusPage = lazy(async () => ({ default: (await import('../status/status-page')).StatusPage }));

/** The whole shell. The signed-out pages are here; everything behind the sign-in is fetched when it is asked for. */
export function App() {
  useEffect(() => followLinks(), []);
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
  if (/^\/auth(?:\/|$)/.test(pathname)) return <AuthPages />;
  if (pathname === '/status') return <Suspense fallback={<LoadingScreen />}><StatusPage /></Suspense>;
  return <Suspense fallback={<LoadingScreen />}><SignedInApp /></Suspense>;
}
