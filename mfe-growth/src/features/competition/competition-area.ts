import type { CompetitionPageQuery } from '../../generated/graphql';

/** What the page of the competition has read. */
export type CompetitionArea = NonNullable<CompetitionPageQuery['competition']>;
