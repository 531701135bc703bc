import type { CompanyCard } from '../graphql/me';

/** What the banner of a demo company invites to: no more than the viewer's access lets them do. */
export function demoWords({ isOwner, isAdmin, accessType }: CompanyCard['membership']): string {
  const start = 'This is a demo company.';
  if (isOwner || isAdmin || accessType === 'edit') return `${start} Look around and change what you like.`;
  const ask = 'Ask its owner or an admin for more.';
  return accessType === 'view'
    ? `${start} With View Access you can look around and comment. ${ask}`
    : `${start} With Custom Access you can look around and change what is assigned to you. ${ask}`;
}
