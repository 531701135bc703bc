import { useReadable } from '@heartwood/contract/kit';
import { Provider } from 'urql';
import { ConfirmHost } from '../confirm/confirm-host';
import { createGraphqlClient } from '../graphql/client';
import { useAfterPage } from '../layout/use-after-page';
import { followAwaited } from '../push/awaited-on';
import { createLatePush } from '../push/late-push';
import { followOpenedPushes } from '../push/opened-pushes';
import { events } from '../remotes/create-shell-for';
import { provideShellServices } from '../remotes/shell-services';
import { startRemotes } from '../remotes/start-remotes';
import { drafts, session } from '../session/browser-session';
import { lentSession } from '../session/lent-session';
import { pageStorage } from '../session/page-storage';
import { PREFERENCES_KEY } from '../session/start-path';
import { theme } from '../theme/browser-theme';
import { toast, toasts } from '../toasts/toasts';
import { optionalPart } from './optional-part';
import { SignedInRoutes } from './signed-in-routes';

const AFTER_THE_PAGE = 1_200;

const LateParts = optionalPart(async () => (await import('./late-parts')).LateParts);

/** Whoever wants no motion wants none in the first second either. */
const isChosen = pageStorage('localStorage').getItem(PREFERENCES_KEY) !== null;

const client = createGraphqlClient(session);
const push = createLatePush(client);
const awaitedOn = followAwaited();
followOpenedPushes();

provideShellServices({ session: lentSession, fetch: session.fetch, socket: session.socket, theme, drafts, push, toast });
startRemotes();
drafts.follow((key) => events.emit('drafts/changed', { key }));

/** Everything that needs a token: onboarding, no-team and the product below /app. */
export function SignedInApp() {
  const isQuiet = useAfterPage(AFTER_THE_PAGE);
  const hasToasts = useReadable(toasts).length > 0;
  return (
    <Provider value={client}>
      <SignedInRoutes />
      <ConfirmHost />
      {isQuiet || hasToasts || isChosen ? <LateParts push={push} awaitedOn={awaitedOn} /> : null}
    </Provider>
  );
}
