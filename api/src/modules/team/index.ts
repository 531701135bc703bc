import './team.fields';

export { newcomerHooks } from './newcomer-hooks';
export { isExpired } from './invitation-token';
export { teamRoutes } from './team.routes';
