import { useEffect } from 'react';
import { followTips, GlobalStyle, latePart } from '@heartwood/shared-ui';
import { followLinks } from '../navigation/follow-links';
import { useLocation } from '../navigation/use-location';
import { LoadingScreen } from './loading-screen';
import { Redirect } from './redirect';
import '../theme/browser-theme';

// Each part brings what it needs: the forms of the signed-out pages are no weight for those who are inside.
const AuthPages = latePart(() => import('../auth/auth-pages').then((part) => part.AuthPages));
const SignedInApp = latePart(() => import(/* webpackChunkName: "signed-in" */ './signed-in-app').then((part) => part.SignedInApp));
const StatusPage = latePart(() => import(/* webpackChunkName: "status" */ '../status/status-page').then((part) => part.StatusPage));

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
  const Part = partOf(pathname);
  return <Part fallback={<LoadingScreen />} />;
}

function partOf(pathname: string) {
  if (/^\/auth(?:\/|$)/.test(pathname)) return AuthPages;
  return pathname === '/status' ? StatusPage : SignedInApp;
}
