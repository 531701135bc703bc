import './team.fields';

export { arrivals } from './arrivals';
export { TeamRef } from './team.fields';
export { teamRoutes } from './team.routes';
export { HOT_STATEMENTS } from './hot-statements';
