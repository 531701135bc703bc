import type { Shell } from '@heartwood/contract';
import { useReadable } from '@heartwood/contract/kit';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'urql';
import { GrowthContext, type GrowthContextValue } from '../module/growth-context';
import { createGrowthClient } from './client';
import { followCompany, type CompanyStream } from './company-stream';

/** One client for as long as the page is mounted, kept in step by the company's stream, and who is looking. */
export function GrowthProviders({ shell, children }: { shell: Shell; children: ReactNode }) {
  const [{ client, refetchOnScreen }] = useState(() => createGrowthClient(shell));
  const { user, company, membership, plan } = useReadable(shell.session);
  const [stream, setStream] = useState<CompanyStream | null>(null);
  useEffect(() => {
    const followed = followCompany(client, shell, company.id, refetchOnScreen);
    setStream(followed);
    return () => followed.stop();
  }, [client, refetchOnScreen, shell, company.id]);
  const value = useMemo<GrowthContextValue>(
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
      <GrowthContext value={value}>{children}</GrowthContext>
    </Provider>
  );
}
