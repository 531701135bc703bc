import type { FoundationPageQuery } from '../../generated/graphql';

/** What the page of Foundation has read. */
export type FoundationArea = NonNullable<FoundationPageQuery['foundation']>;
