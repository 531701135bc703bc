import './team.fields';

export { arrivals } from './arrivals';
export { isExpired } from './invitation-token';
export { TeamRef } from './team.fields';
export { teamRoutes } from './team.routes';
export { HOT_STATEMENTS } from './hot-statements';
