import type { AnyRoute } from './route';
import { identityRoutes } from './modules/identity/identity.routes';
import { fileRoutes } from './modules/files/files.routes';
import { mailboxRoutes } from './modules/mail/mailbox.routes';

/** Every REST route of the product, with its policy. */
export const routes: readonly AnyRoute[] = [
  ...identityRoutes({ claimInvite: async () => false, addressProven: async () => undefined }),
  ...fileRoutes,
  ...mailboxRoutes,
];
