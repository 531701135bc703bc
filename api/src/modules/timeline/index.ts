export { HAS_MARKET_GOAL_SQL, HAS_TRACTION_SQL } from './timeline.queries';
export { milestone, traction } from './timeline.table';
