import { useEffect } from 'react';
import { followTips, GlobalStyle, latePart } from '@heartwood/shared-ui';
import { followLinks } from '../navigation/follow-links';
import { useLocation } from '../navigation/use-location';
import { isPublicRoute } from '../reader/public-route';
import { LoadingScreen } from './loading-screen';
import { Redirect } from './redirect';
import '../theme/browser-theme';

// Each part brings what it needs: the forms of the signed-out pages are no weight for those who are inside.
const AuthPages = latePart(() => import('../auth/auth-pages').then((part) => part.AuthPages));
const SignedInApp = latePart(() => import(/* webpackChunkName: "signed-in" */ './signed-in-app').then((part) => part.SignedInApp));
const PublicApp = latePart(() => import(/* webpackChunkName: "public" */ '../reader/public-app').then((part) => part.PublicApp));
const StatusPage = latePart(() => import(/* webpackChunkName: "status" */ '../status/status-page').then((part) => part.StatusPage));

const beganPublic = isPublicRoute(window.location.pathname, window.location.search);

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
  const { pathname, search } = useLocation();
  if (pathname === '/') return <Redirect to="/auth" />;
  // What has a session and what must have none never live in one page: the way between them is a load.
  if (isPublicRoute(pathname, search) !== beganPublic) {
    window.location.reload();
    return null;
  }
  const Part = partOf(pathname);
  return <Part fallback={<LoadingScreen />} />;
}

function partOf(pathname: string) {
  if (beganPublic) return PublicApp;
  if (/^\/auth(?:\/|$)/.test(pathname)) return AuthPages;
  return pathname === '/status' ? StatusPage : SignedInApp;
}
