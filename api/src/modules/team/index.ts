import './team.fields';

export { newcomerHooks } from './newcomer-hooks';
export { isExpired } from './invitation-token';
export { TeamRef } from './team.fields';
export { teamRoutes } from './team.routes';
