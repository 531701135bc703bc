import type { CompanyStanding } from '@heartwood/contract/domain';
import { useCurrentCompany } from '../session/current-company';

/** What the viewer is in the current company, as the team's rules ask for it. */
export function useStanding(): CompanyStanding {
  const { me: { user: { id: userId } }, company: { membership } } = useCurrentCompany();
  if (membership.isOwner) return { kind: 'owner', userId };
  return { kind: 'member', userId, role: membership.isAdmin ? 'ADMIN' : 'MEMBER', accessType: membership.accessType };
}
