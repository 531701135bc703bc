import type { Me } from '../graphql/me';

type Removed = Me['removedFrom'];

/** "Amara Okafor removed you from Loopcrate"; null when the company that is gone from the list is another one, or nobody did it. */
export function removalWords(removedFrom: Removed | undefined, companyId: string | null): string | null {
  if (!removedFrom || removedFrom.companyId !== companyId) return null;
  return `${removedFrom.by} removed you from ${removedFrom.companyName}`;
}
