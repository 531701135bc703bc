import type { Me } from '../graphql/me';

type Removed = Me['removedFrom'];

/** "Amara Okafor removed you from Loopcrate"; null when the company that is gone from the list is another one, or nobody did it. */
export function removalWords(removedFrom: Removed | undefined, companyId: string | null): string | null {
  if (!removedFrom || removedFrom.companyId !== companyId) return null;
  return `${removedFrom.by} removed you from ${removedFrom.companyName}`;
}

/** Title and sentence for somebody without a company: which one it was and who, as far as that is known. */
export function noTeamWords({ user, removedFrom, invites }: Pick<Me, 'removedFrom' | 'invites'> & { user: { lastAccessedCompanyId?: string | null } }): { title: string; text: string } {
  const wasInCompany = user.lastAccessedCompanyId != null;
  const next = `Create a company${invites.length > 0 ? `, or accept an invitation${wasInCompany ? ' to another one' : ''}` : ', or ask for an invitation'}.`;
  if (!wasInCompany) return { title: 'You are not in a company yet', text: next };
  const removal = removalWords(removedFrom, user.lastAccessedCompanyId ?? null);
  const title = removal === null || !removedFrom ? 'You are not in a company any more' : `You are not in ${removedFrom.companyName} any more`;
  return { title, text: `${removal === null ? '' : `${removal}. `}Your profile is still yours. ${next}` };
}

interface Access {
  isOwner: boolean;
  isAdmin: boolean;
  accessType: 'edit' | 'view' | 'custom';
}

const CAN: Record<Access['accessType'], string> = {
  edit: 'You have Edit Access now: you can write in every module you see.',
  view: 'You have View Access now: you can read and comment.',
  custom: 'You have Custom Access now: you edit what is assigned to you.',
};

/** What somebody else's change of the own standing means; null when nothing changed for the person. */
export function accessWords(before: Access, now: Access, { company, by }: { company: string; by: string | null }): { title: string; text: string } | null {
  const who = by ?? 'Somebody';
  if (before.isAdmin !== now.isAdmin) {
    return now.isAdmin
      ? { title: `${who} made you an admin of ${company}`, text: 'You can invite people and change every module.' }
      : { title: `${who} made you a member of ${company}`, text: `You are not an admin any more. ${CAN[now.accessType]}` };
  }
  if (before.accessType === now.accessType || now.isOwner || now.isAdmin) return null;
  return { title: `${who} changed your access in ${company}`, text: CAN[now.accessType] };
}
