import { Provider } from 'urql';
import { createGraphqlClient } from '../graphql/client';
import { provideShellServices } from '../remotes/shell-services';
import { startRemotes } from '../remotes/start-remotes';
import { drafts, session } from '../session/browser-session';
import { lentSession } from '../session/lent-session';
import { OverrideBadge } from '../status/override-badge';
import { theme } from '../theme/browser-theme';
import { toast } from '../toasts/toasts';
import { Toasts } from '../toasts/toast-list';
import { Presence } from './presence';
import { SignedInRoutes } from './signed-in-routes';

const client = createGraphqlClient(session);

provideShellServices({ session: lentSession, fetch: session.fetch, socket: session.socket, theme, drafts, toast });
startRemotes();

/** Everything that needs a token: onboarding, no-team and the product below /app. */
export function SignedInApp() {
  return (
    <Provider value={client}>
      <SignedInRoutes />
      <Presence />
      <Toasts />
      <OverrideBadge />
    </Provider>
  );
}
