import type { MarketPotentialPageQuery } from '../../generated/graphql';

/** What the page of the market potential has read. */
export type MarketPotentialArea = NonNullable<MarketPotentialPageQuery['marketPotential']>;
