import { companyProfilePath, fullName, userProfilePath } from '@heartwood/contract/domain';
import type { PostAuthorFragment, PostCardFragment, PostMentionedFragment } from '../generated/graphql';

type Written = Pick<PostCardFragment, 'author' | 'company' | 'isCompanyPost'>;

/** Who speaks: the company, the person, or an account that is gone. */
export function authorName({ author, company, isCompanyPost }: Written): string {
  if (isCompanyPost && company) return company.name;
  return author ? fullName(author.person) || 'No name' : 'Deleted account';
}

export function authorPath({ author, company, isCompanyPost }: Written): string | null {
  if (isCompanyPost && company) return companyProfilePath(company.id);
  return author ? userProfilePath(author.person.id) : null;
}

/** "CTO, Kilo Robotics"; who owns the company has no position in it. */
export function standingOf({ position, companyName }: Pick<PostAuthorFragment, 'position' | 'companyName'>): string {
  if (companyName == null) return 'No company';
  return `${position ?? 'Founder'}, ${companyName}`;
}

const COMPANY = 'company:';

/** People and companies that a text names, and where each leads. */
export function namedIn(mentions: readonly PostMentionedFragment[]): { id: string; name: string }[] {
  return mentions.flatMap(({ person, company }) => {
    if (person) return [{ id: person.id, name: fullName(person) }];
    return company ? [{ id: COMPANY + company.id, name: company.name }] : [];
  });
}

export const namedPath = (id: string): string => (
  id.startsWith(COMPANY) ? companyProfilePath(id.slice(COMPANY.length)) : userProfilePath(id)
);

/** As commands take those who are named. */
export const mentionInput = (ids: readonly string[]) => ids.map((id) => (
  id.startsWith(COMPANY) ? { companyId: id.slice(COMPANY.length) } : { userId: id }
));
