import type { Shell } from '@heartwood/contract';
import { useReadable } from '@heartwood/contract/kit';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'urql';
import type { RemoteClient } from '../graphql';
import { CompanyContext, type CompanyContextValue } from './company-context';
import { followCompany, type CompanyEvents, type CompanyStream } from './follow-company';

export interface CompanyProvidersProps {
  shell: Shell;
  createClient: (shell: Shell) => RemoteClient;
  /** What is heard of each step of the company; the remote's cache takes it in. The same function each time. */
  events: () => Promise<CompanyEvents>;
  children: ReactNode;
}

/** One client for as long as the page is mounted, kept in step by the company's stream, and who is looking. */
export function CompanyProviders({ shell, createClient, events, children }: CompanyProvidersProps) {
  const [{ client, refetchOnScreen }] = useState(() => createClient(shell));
  const { user, company, membership, plan } = useReadable(shell.session);
  const [stream, setStream] = useState<CompanyStream | null>(null);
  useEffect(() => {
    const followed = followCompany(client, shell, { load: events, companyId: company.id, onLoss: refetchOnScreen });
    setStream(followed);
    return () => followed.stop();
  }, [client, refetchOnScreen, shell, events, company.id]);
  const value = useMemo<CompanyContextValue>(
    () => ({
      companyId: company.id,
      user,
      isManager: membership.isOwner || membership.isAdmin,
      accessType: membership.accessType,
      companyName: company.name,
      planName: plan.name,
      sawStep: (seq) => stream?.startFrom(seq),
    }),
    [company.id, company.name, user, membership, plan.name, stream],
  );
  return (
    <Provider value={client}>
      <CompanyContext value={value}>{children}</CompanyContext>
    </Provider>
  );
}
