import type { Me } from '../graphql/me';
import { removalWords } from './removal-words';

/** Title and sentence for somebody without a company: which one it was and who, as far as that is known. */
export function noTeamWords(
  { user, removedFrom, invites }: Pick<Me, 'removedFrom' | 'invites'> & { user: { lastAccessedCompanyId?: string | null } },
): { title: string; text: string } {
  const wasInCompany = user.lastAccessedCompanyId != null;
  const next =
    `Create a company${invites.length > 0 ? `, or accept an invitation${wasInCompany ? ' to another one' : ''}` : ', or ask for an invitation'}.`;
  if (!wasInCompany) return { title: 'You are not in a company yet', text: next };
  const removal = removalWords(removedFrom, user.lastAccessedCompanyId ?? null);
  const title = removal === null || !removedFrom
    ? 'You are not in a company any more'
    : `You are not in ${removedFrom.companyName} any more`;
  return { title, text: `${removal === null ? '' : `${removal}. `}Your profile is still yours. ${next}` };
}
