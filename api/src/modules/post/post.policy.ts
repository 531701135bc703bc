import { isManager, type CompanyStanding } from '@heartwood/contract/domain';

/** A company speaks through who writes for it: owner, admins and edit access (product decision 63). Advisors don't. */
export function canSpeakFor(standing: CompanyStanding): boolean {
  return isManager(standing) || (standing.kind === 'member' && standing.accessType === 'edit');
}

/** The author alone. */
export function canEditPost(post: { userId: string }, viewerId: string): boolean {
  return post.userId === viewerId;
}

/** The author; of what a company said, its owner and admins too. `standing` is the viewer's in the company of the post. */
export function canDeletePost(post: { userId: string; isCompanyPost: boolean }, viewerId: string, standing: CompanyStanding): boolean {
  return post.userId === viewerId || (post.isCompanyPost && isManager(standing));
}

/** Who wrote it, and who wrote the post that it stands under. */
export function canDeletePostComment(comment: { userId: string }, post: { userId: string }, viewerId: string): boolean {
  return comment.userId === viewerId || post.userId === viewerId;
}
