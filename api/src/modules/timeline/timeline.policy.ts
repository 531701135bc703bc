import { isManager, type CompanyStanding } from '@heartwood/contract/domain';

/** Every member reads the timeline; whoever edits the whole plan edits it. */
export function canEditTimeline(standing: CompanyStanding): boolean {
  return isManager(standing) || (standing.kind === 'member' && standing.accessType === 'edit');
}
