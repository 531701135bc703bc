export const ACCESS_TYPES = ['edit', 'view', 'custom'] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];

export const ACCESS_LABELS: Record<AccessType, string> = { edit: 'Edit Access', view: 'View Access', custom: 'Custom Access' };

export type TeamRole = 'ADMIN' | 'MEMBER';

/** What a viewer is in one company. `none` is an outsider; a pending member is an outsider too. */
export type CompanyStanding =
  | { kind: 'none' }
  | { kind: 'owner'; userId: string }
  | { kind: 'member'; userId: string; role: TeamRole; accessType: AccessType };

/** Who a module was given to and shown to. An empty `visibleTo` is the whole team (product decisions, row 12). */
export interface ModuleReach {
  assignees: readonly string[];
  visibleTo: readonly string[];
}

export function isManager(standing: CompanyStanding): boolean {
  return standing.kind === 'owner' || (standing.kind === 'member' && standing.role === 'ADMIN');
}

/** Whether the viewer may read a module's content: managers always, an assignee always, others when it is shown to them. */
export function canSeeModule(standing: CompanyStanding, reach: ModuleReach): boolean {
  if (standing.kind === 'none') return false;
  if (isManager(standing)) return true;
  if (reach.assignees.includes(standing.userId)) return true;
  return reach.visibleTo.length === 0 || reach.visibleTo.includes(standing.userId);
}

/** edit = all not hidden; view = read and comment; custom = edit where assigned (product decisions, row 12). */
export function canEditModule(standing: CompanyStanding, reach: ModuleReach): boolean {
  if (standing.kind === 'none' || !canSeeModule(standing, reach)) return false;
  if (isManager(standing)) return true;
  if (standing.kind !== 'member') return false;
  if (standing.accessType === 'edit') return true;
  return standing.accessType === 'custom' && reach.assignees.includes(standing.userId);
}

/** Every member who can see a module may comment on it, but custom access comments only where assigned. */
export function canCommentOnModule(standing: CompanyStanding, reach: ModuleReach): boolean {
  if (!canSeeModule(standing, reach)) return false;
  if (standing.kind === 'member' && !isManager(standing) && standing.accessType === 'custom') {
    return reach.assignees.includes(standing.userId);
  }
  return true;
}

/** Assigning and visibility change what others may do, so they need edit access to the whole plan. */
export function canShareModule(standing: CompanyStanding, reach: ModuleReach): boolean {
  if (!canSeeModule(standing, reach)) return false;
  return isManager(standing) || (standing.kind === 'member' && standing.accessType === 'edit');
}

/** Only the author changes the words, and only while commenting is open to them. */
export function canEditComment(comment: { authorId: string }, viewerId: string, mayComment: boolean): boolean {
  return mayComment && comment.authorId === viewerId;
}

/** The author, or owner and admins who keep the house. */
export function canDeleteComment(comment: { authorId: string }, viewerId: string, standing: CompanyStanding): boolean {
  return comment.authorId === viewerId || isManager(standing);
}
