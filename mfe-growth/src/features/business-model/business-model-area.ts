import type { BusinessModelPageQuery } from '../../generated/graphql';

/** What the page of the business model has read. */
export type BusinessModelArea = NonNullable<BusinessModelPageQuery['businessModel']>;
