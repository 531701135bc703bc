import { companyOfPlace } from '@heartwood/contract/domain';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { removalWords } from '../company/removal-words';
import { companyRestored } from '../company/deletion.model';
import type { Me } from '../graphql/me';
import { Layout } from '../layout/layout';
import { useQuietPage } from '../layout/use-after-page';
import { HOME } from '../navigation/home';
import { nav } from '../navigation/nav';
import { useLocation } from '../navigation/use-location';
import { session } from '../session/browser-session';
import { CurrentCompanyContext } from '../session/current-company';
import { announceSession } from '../session/lent-session';
import { reportError } from '../status/report';
import { useThemeOfAccount } from '../theme/use-theme-of-account';
import { toast } from '../toasts/toasts';
import { decideEntry, type Entry } from './entry';
import { LoadingScreen } from './loading-screen';
import { optionalPart } from './optional-part';
import { Redirect } from './redirect';
import { useAskedCompany } from './use-asked-company';

/** Its streams begin with all that they tell of: nothing falls between the page's answer and them. */
const News = optionalPart(async () => (await import('./news')).News);

/** The product below /app: chooses the company, then shows the layout. */
export function Product({ me }: { me: Me }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const [chosen, setChosen] = useState<{ companyId: string; openInvites: boolean } | null>(null);
  const client = useClient();
  const isStillThere = chosen !== null && me.companies.some(({ id }) => id === chosen.companyId);

  const entry: Entry | null = isStillThere ? null : decideEntry({
    hasTokens: session.tokens.get() !== null,
    userId: me.user.id,
    lastAccessedCompanyId: me.user.lastAccessedCompanyId ?? null,
    companyIds: me.companies.map(({ id }) => id),
    isInvite: query.has('is_invite'),
    inviteCompanyId: query.get('company_id'),
    namedCompanyId: companyOfPlace(search).companyId,
  });
  const next = entry?.go === 'company' ? entry : null;
  const { companyId = null, save = false, openInvites = false } = next ?? {};
  const userId = me.user.id;

  useEffect(() => companyRestored.watch((id) => setChosen({ companyId: id, openInvites: false })), []);

  const isLeaving = useAskedCompany(me, isStillThere ? chosen.companyId : null);

  // The company that was worked on is gone from the list: who did it is said where the person stands now.
  const removal = companyId === null ? null : removalWords(me.removedFrom, session.ui.get().companyId);
  useEffect(() => {
    if (removal !== null)
      toast({ title: removal, text: 'Your profile and your other companies are still yours.', status: 'info', duration: 8_000 });
  }, [removal]);

  useEffect(() => {
    if (companyId === null) return;
    session.ui.update({ userId, companyId });
    setChosen({ companyId, openInvites });
    if (save) {
      import('../company/keep-current').then(({ keepCurrent }) => keepCurrent(client, { userId, companyId }))
        .catch((error: unknown) => void reportError(error, { where: 'late part' }));
    }
  }, [companyId, save, openInvites, userId, client]);

  const companyIds = me.companies.map(({ id }) => id).join();
  useEffect(() => session.ui.update({ companyIds: companyIds === '' ? [] : companyIds.split(',') }), [companyIds]);

  // The empty child of /app is the growth home; what the address said about an invitation is used up.
  const { pathname } = useLocation();
  const isEmptyChild = /^\/app\/?$/.test(pathname);
  useEffect(() => {
    if (isStillThere && isEmptyChild) nav.navigate(HOME, { replace: true });
  }, [isStillThere, isEmptyChild]);

  if (entry?.go === 'onboarding') return <Redirect to="/onboarding" />;
  if (entry?.go === 'no-team') return <Redirect to="/onboarding/no-team" />;
  if (entry?.go === 'login' || entry?.go === 'clear') return <Redirect to="/auth/login" />;

  const company = me.companies.find(({ id }) => id === chosen?.companyId);
  if (!company || isEmptyChild || isLeaving) return <LoadingScreen />;
  return <Entered me={me} company={company} openInvites={chosen?.openInvites ?? false} />;
}

interface EnteredProps {
  me: Me;
  company: Me['companies'][number];
  openInvites: boolean;
}

function Entered({ me, company, openInvites }: EnteredProps) {
  // Remotes read the session while they mount, so it is told before the layout is drawn, and again on each change.
  const [isAnnounced] = useState(() => {
    announceSession(me, company);
    return true;
  });
  useEffect(() => {
    if (isAnnounced) announceSession(me, company);
  }, [isAnnounced, me, company]);
  useThemeOfAccount(me);
  const isQuiet = useQuietPage();
  const isManager = company.membership.isOwner || company.membership.isAdmin;
  return (
    <CurrentCompanyContext.Provider value={{ me, company, isManager }}>
      {isQuiet ? <News companyId={company.id} user={me.user} /> : null}
      <Layout key={company.id} opensWithInvites={openInvites} />
    </CurrentCompanyContext.Provider>
  );
}
