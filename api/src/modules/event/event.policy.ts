import { isManager, type CompanyStanding } from '@heartwood/contract/domain';

/** What decides who may change an event. */
export interface EventRights {
  creatorId: string | null;
  /** Their account is there, and they still belong to the host. */
  isCreatorThere: boolean;
  /** The viewer's in the host; `none` where there is no host. */
  standing: CompanyStanding;
}

const isCreator = ({ creatorId, isCreatorThere }: EventRights, viewerId: string) => isCreatorThere && creatorId === viewerId;

/** Events of a company: whoever may write its plan (product decision 63). */
export const canHost = (standing: CompanyStanding) => (
  isManager(standing) || (standing.kind === 'member' && standing.accessType === 'edit')
);

/** Edits, and sees and adds who attends: the creator, managers and editors of the host (product decision 101). */
export const canEditEvent = (rights: EventRights, viewerId: string) => isCreator(rights, viewerId) || canHost(rights.standing);

/** The creator alone; once they are gone, the managers of the host (product decision 70). */
export const canDeleteEvent = (rights: EventRights, viewerId: string) => (
  rights.isCreatorThere ? rights.creatorId === viewerId : isManager(rights.standing)
);
