import { SEATS } from '@heartwood/contract/domain';

/** Whom the Free plan is for: the same words wherever it is named. */
export const FREE_PEOPLE = `you and ${SEATS.Free.maxTeam} more people`;
