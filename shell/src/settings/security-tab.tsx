import { inPlace, latePart, Skeleton } from '@heartwood/shared-ui';

const SecurityPage = latePart(
  () => import('./security/security-page').then((part) => part.SecurityPage), { failed: inPlace('The settings') },
);

/** What protects the account. */
export function SecurityTab() {
  return <SecurityPage fallback={<Skeleton height={240} />} />;
}
