/** The modules that the card of the market plan holds. */
export const MARKET_PLAN_KEYS = ['marketGoals', 'traction'] as const;
export type MarketPlanKey = (typeof MARKET_PLAN_KEYS)[number];
