import type { Me } from '../graphql/me';
import type { OnboardingDraft } from './onboarding-draft';

export interface WayOut { label: string; to: string }

/**
 * Where somebody goes who does not want another company after all: back to the one they come from, or to the page of those
 * without one. Null for who has nowhere else to be, and once the company stands: then the way goes on. What was typed stays.
 */
export function wayOut(
  { user, companies }: Pick<Me, 'user' | 'companies'>, draft: Pick<OnboardingDraft, 'companyId' | 'isCreated'>, currentId: string | null,
): WayOut | null {
  if (draft.isCreated) return null;
  const others = companies.filter(({ id }) => id !== draft.companyId);
  const current = others.find(({ id }) => id === currentId) ?? others.find(({ id }) => id === user.lastAccessedCompanyId) ?? others[0];
  if (current) return { label: `Back to ${current.name}`, to: '/app' };
  return user.lastAccessedCompanyId == null ? null : { label: 'Cancel', to: '/onboarding/no-team' };
}
