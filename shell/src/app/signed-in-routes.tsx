import { useEffect } from 'react';
import { latePart } from '@heartwood/shared-ui';
import { isInside, loginPathFor } from '../auth/sign-in-paths';
import { useMe, type Me } from '../graphql/me';
import { badgesAsked } from '../layout/badges.model';
import { useQuietPage } from '../layout/use-after-page';
import { nav } from '../navigation/nav';
import { useLocation } from '../navigation/use-location';
import { session } from '../session/browser-session';
import { BareNotFound, UnreachableScreen } from './full-screens';
import { shareRedirect } from './entry';
import { LoadingScreen } from './loading-screen';
import { optionalPart } from './optional-part';
import { Product } from './product';
import { Redirect } from './redirect';

const Onboarding = latePart(() => import('../onboarding/onboarding').then((part) => part.Onboarding));
const DeletionNews = optionalPart(async () => (await import('../company/deletion-news')).DeletionNews);
const NoTeam = latePart(() => import('../onboarding/no-team').then((part) => part.NoTeam));

/** Guards and picks: onboarding, no-team, the product. */
export function SignedInRoutes() {
  const { pathname, search } = useLocation();
  const share = shareRedirect(pathname, search);
  if (share !== null) return <Redirect to={share} />;
  if (session.tokens.get() === null) {
    return !isInside(pathname) ? <BareNotFound /> : <ClearedOut wanted={pathname + search} />;
  }
  return <WithMe />;
}

/** No stored sign-in: what is left of one is removed, once, and the login page follows (product decisions, row 3). */
function ClearedOut({ wanted }: { wanted: string }) {
  useEffect(() => {
    session.clear();
    nav.navigate(loginPathFor(wanted), { replace: true });
  }, [wanted]);
  return null;
}

function WithMe() {
  const { me, badges, hasFailed, reload } = useMe();
  const isQuiet = useQuietPage();
  useEffect(() => void badgesAsked(badges), [badges]);
  if (!me) return hasFailed ? <UnreachableScreen onRetry={reload} /> : <LoadingScreen />;
  return <>{isQuiet ? <DeletionNews me={me} /> : null}<Place me={me} /></>;
}

function Place({ me }: { me: Me }) {
  const { pathname, search } = useLocation();
  if (/^\/onboarding\/?$/.test(pathname)) {
    const query = new URLSearchParams(search);
    const isNewCompany = query.get('new_company') === 'true';
    // Names the company that is being made: it may stand already while its last steps are open.
    const addressedId = query.get('company_id');
    if (me.companies.length > 0 && !isNewCompany && addressedId === null) return <Redirect to="/app" />;
    return <Onboarding fallback={<LoadingScreen />} me={me} isNewCompany={isNewCompany} addressedId={addressedId} />;
  }
  if (/^\/onboarding\/no-team\/?$/.test(pathname)) {
    if (me.companies.length > 0) return <Redirect to="/app" />;
    return <NoTeam fallback={<LoadingScreen />} me={me} />;
  }
  if (/^\/(?:app|affiliate)(?:\/|$)/.test(pathname)) return <Product me={me} />;
  return <BareNotFound />;
}
